import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { build } from 'vite';
import { BUILT_PACKAGE, fromRoot, ROOT } from '../paths.ts';
import { buildEngine } from './buildEngine.ts';

const SOURCES = fromRoot('src', 'package');
/** What other programs import, and the workers that these start. */
const ENTRIES = ['game', 'formats', 'engineNode', 'engineBrowser', 'worker', 'workerNode'];
const WEIGHTS = fromRoot('public', 'assets', 'flipside.weights');

const bundle = (folder: string): Promise<unknown> =>
  build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: true,
      outDir: folder,
      copyPublicDir: false,
      target: 'es2022',
      minify: false,
      rollupOptions: {
        input: Object.fromEntries(ENTRIES.map(name => [name, join(SOURCES, `${name}.ts`)])),
        external: [/^node:/],
        output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name].js' },
      },
    },
  });

/** The types keep the folders of the sources: what other programs import lies in `types/package`. */
const writeTypes = (folder: string): void => {
  const compiler = fromRoot('node_modules', 'typescript', 'bin', 'tsc');
  const options = [
    '-p',
    fromRoot('tools', 'build', 'package.tsconfig.json'),
    '--outDir',
    join(folder, 'types'),
  ];
  execFileSync(process.execPath, [compiler, ...options], { stdio: 'inherit' });
};

/** What a rename says of a folder that another build has put there or taken away meanwhile. */
const BY_ANOTHER = ['ENOENT', 'ENOTEMPTY', 'EEXIST'];

/** Moves a folder; `false` if another build was there first. */
const moves = (from: string, to: string): boolean => {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (BY_ANOTHER.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
};

/** Puts the folder in its place at once, so that nobody imports half of it; what another build puts there meanwhile is as good. */
const replace = (draft: string, target: string): void => {
  const old = `${draft}.old`;
  if (moves(target, old)) rmSync(old, { recursive: true, force: true });
  moves(draft, target);
};

/**
 * Builds what `flipside/game`, `flipside/formats` and `flipside/engine` lead to: JavaScript, types, and the engine's files.
 * Several processes and threads may do so at once, each in a draft of its own.
 */
export const buildPackage = async (target = BUILT_PACKAGE): Promise<void> => {
  const draft = `${target}.${randomUUID()}`;
  try {
    const engine = await buildEngine();
    await bundle(draft);
    writeTypes(draft);
    copyFileSync(engine, join(draft, 'engine.wasm'));
    copyFileSync(WEIGHTS, join(draft, 'flipside.weights'));
    replace(draft, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

if (process.argv[1] === import.meta.filename) await buildPackage();
