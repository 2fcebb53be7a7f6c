import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { MOST_PAGES } from '../../src/engine/sharedMemory.ts';
import { fromRoot, ROOT } from '../paths.ts';
import { isNewerThan } from './freshness.ts';

const SOURCES = fromRoot('assembly');
const SHARED_MEMORY = fromRoot('src', 'engine', 'sharedMemory.ts');

/**
 * What is compiled, by file name in `assembly/`: the engine, the same for several threads, its separate parts
 * for the tests, its training, and the training for other boards.
 */
type Entry = 'index' | 'threaded' | 'parts' | 'training' | 'variantTraining';
const TARGETS: Readonly<Record<Entry, string>> = {
  index: fromRoot('build', 'engine.wasm'),
  threaded: fromRoot('build', 'engineThreads.wasm'),
  parts: fromRoot('build', 'parts.wasm'),
  training: fromRoot('build', 'training.wasm'),
  variantTraining: fromRoot('build', 'variantTraining.wasm'),
};
export const ENGINE_FLAGS = ['-O3', '--runtime', 'stub', '--enable', 'simd', '--use', 'abort='];
/** The memory starts as zeros, and a thread that joins later must not clear it again. */
const SHARED_MEMORY_FLAGS = ['--importMemory', '--sharedMemory', '--zeroFilledMemory'];
const THREAD_FLAGS = ['--enable', 'threads', '--maximumMemory', String(MOST_PAGES), ...SHARED_MEMORY_FLAGS];

const compileTo = async (entry: Entry, target: string): Promise<void> => {
  // The compiler takes a second to load, and most callers do not need it.
  const { main: compile } = await import('assemblyscript/asc');
  const { error, stderr } = await compile([
    `assembly/${entry}.ts`,
    '--baseDir',
    ROOT,
    '--outFile',
    target,
    ...ENGINE_FLAGS,
    ...(entry === 'threaded' ? THREAD_FLAGS : []),
  ]);
  if (error !== null) throw new Error(`The engine does not compile.\n${stderr.toString()}`, { cause: error });
};

/** Compiles `assembly/` if it changed and returns the path of the result. Several processes may do so at once. */
export const buildEngine = async (entry: Entry = 'index'): Promise<string> => {
  const target = TARGETS[entry];
  if (isNewerThan(target, [SOURCES, SHARED_MEMORY, import.meta.filename])) return target;
  mkdirSync(dirname(target), { recursive: true });
  const draft = fromRoot('build', `${entry}.${process.pid}.wasm`);
  try {
    await compileTo(entry, draft);
    renameSync(draft, target);
    return target;
  } finally {
    rmSync(draft, { force: true });
  }
};

if (process.argv[1] === import.meta.filename) await buildEngine();
