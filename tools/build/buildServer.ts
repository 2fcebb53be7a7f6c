import { build } from 'vite';
import { BUILT_SERVER, fromRoot, ROOT } from '../paths.ts';
import { buildAside } from './buildAside.ts';
import { CHECKS } from './checks.ts';
import { isNewerThan } from './freshness.ts';

const SOURCES = ['server', 'src/game', 'src/net/contract', 'package-lock.json'];
/** A native module, which cannot be bundled. */
export const NATIVE = 'libsql';
/** Optional dependencies of the database package and of Colyseus that are not installed here. */
const ABSENT = ['pg-native', 'pg-cloudflare'];

export const isServerBuilt = (): boolean =>
  isNewerThan(
    BUILT_SERVER,
    SOURCES.map(source => fromRoot(source)),
  );

const bundle = (folder: string): Promise<unknown> =>
  build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    ssr: { noExternal: true, external: [NATIVE, ...ABSENT], target: 'node' },
    build: {
      ssr: fromRoot('server', 'main.ts'),
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'node20',
      rollupOptions: {
        checks: CHECKS,
        output: { entryFileNames: 'server.js', codeSplitting: false },
      },
    },
  });

/** Bundles the server into one file, which starts without the sources and needs only one package. */
export const buildServer = (target = BUILT_SERVER): Promise<void> => buildAside(target, bundle);
