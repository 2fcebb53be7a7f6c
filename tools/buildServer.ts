import { build } from 'vite';
import { isNewerThan } from './freshness.ts';
import { BUILT_SERVER, fromRoot, ROOT } from './paths.ts';

const SOURCES = ['server', 'src/game', 'src/net/contract', 'package-lock.json'];
/** Native, and so not to be put into a file of JavaScript. */
export const NATIVE = 'libsql';
/** Packages of the database and of Colyseus load these if they are there; here they are not. */
const ABSENT = ['pg-native', 'pg-cloudflare'];

export const isServerBuilt = (): boolean =>
  isNewerThan(
    BUILT_SERVER,
    SOURCES.map(source => fromRoot(source)),
  );

/** Bundles the server into one file, which starts without the sources and without the packages but one. */
export const buildServer = async (folder = fromRoot('build')): Promise<void> => {
  await build({
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
        output: { entryFileNames: 'server.js', codeSplitting: false },
      },
    },
  });
};
