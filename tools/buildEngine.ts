import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { isNewerThan } from './freshness.ts';
import { fromRoot, ROOT } from './paths.ts';

const SOURCES = fromRoot('assembly');
const ENGINE = fromRoot('build', 'engine.wasm');
export const ENGINE_FLAGS = ['-O3', '--runtime', 'stub', '--enable', 'simd', '--use', 'abort='];

const compileTo = async (target: string): Promise<void> => {
  // The compiler takes a second to load, for which most callers have no use.
  const { main: compile } = await import('assemblyscript/asc');
  const { error, stderr } = await compile([
    'assembly/index.ts',
    '--baseDir',
    ROOT,
    '--outFile',
    target,
    ...ENGINE_FLAGS,
  ]);
  if (error !== null) throw new Error(`The engine does not compile.\n${stderr.toString()}`, { cause: error });
};

/** Compiles `assembly/` to `build/engine.wasm` if it changed. Several processes may do so at the same time. */
export const buildEngine = async (): Promise<void> => {
  if (isNewerThan(ENGINE, [SOURCES, import.meta.filename])) return;
  mkdirSync(dirname(ENGINE), { recursive: true });
  const draft = fromRoot('build', `engine.${process.pid}.wasm`);
  try {
    await compileTo(draft);
    renameSync(draft, ENGINE);
  } finally {
    rmSync(draft, { force: true });
  }
};

if (process.argv[1] === import.meta.filename) await buildEngine();
