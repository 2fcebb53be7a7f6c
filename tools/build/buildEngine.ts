import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { MOST_PAGES } from '../../src/engine/wasm/threads.ts';
import { fromRoot, ROOT } from '../paths.ts';
import { isNewerThan } from './freshness.ts';

const SOURCES = fromRoot('assembly');
const SHARED_MEMORY = fromRoot('src', 'engine', 'wasm', 'threads.ts');

const run = promisify(execFile);

interface Program {
  readonly source: string;
  readonly target: string;
}
/**
 * The compiled programs: the engine, its multithreaded variant, its parts for tests, its training, and the
 * training for other boards.
 */
type Entry = 'index' | 'threaded' | 'parts' | 'training' | 'variantTraining';
const PROGRAMS: Readonly<Record<Entry, Program>> = {
  index: { source: 'assembly/index.ts', target: fromRoot('build', 'engine.wasm') },
  threaded: { source: 'assembly/threaded.ts', target: fromRoot('build', 'engineThreads.wasm') },
  parts: { source: 'assembly/parts.ts', target: fromRoot('build', 'parts.wasm') },
  training: { source: 'assembly/training/training.ts', target: fromRoot('build', 'training.wasm') },
  variantTraining: {
    source: 'assembly/training/variantTraining.ts',
    target: fromRoot('build', 'variantTraining.wasm'),
  },
};
const FLAGS = ['--runtime', 'stub', '--enable', 'simd', '--use', 'abort='];
export const ENGINE_FLAGS = ['-O3', ...FLAGS];
/** The parts are only for tests: optimizing them would take longer than it saves. */
const OPTIMIZED_LITTLE = ['-O1', ...FLAGS];
/** Shared memory starts zeroed, and a thread that joins later must not clear it again. */
const SHARED_MEMORY_FLAGS = ['--importMemory', '--sharedMemory', '--zeroFilledMemory'];
const THREAD_FLAGS = ['--enable', 'threads', '--maximumMemory', String(MOST_PAGES), ...SHARED_MEMORY_FLAGS];

const COMPILER = createRequire(import.meta.url).resolve('assemblyscript/bin/asc.js');

/**
 * Compiles in a process without `tsx`, which would first transform the compiler's 14 MB: 6 seconds and 1.4 GB
 * of memory.
 */
const compileTo = async (entry: Entry, target: string): Promise<void> => {
  const options = [
    PROGRAMS[entry].source,
    ...['--baseDir', ROOT, '--outFile', target],
    ...(entry === 'parts' ? OPTIMIZED_LITTLE : ENGINE_FLAGS),
    ...(entry === 'threaded' ? THREAD_FLAGS : []),
  ];
  // Without this option the compiler would restart itself to set it.
  await run(process.execPath, ['--enable-source-maps', COMPILER, ...options], { cwd: ROOT }).catch(
    ({ stderr }: { stderr: string }) => {
      throw new Error(`The engine does not compile.\n${stderr}`);
    },
  );
};

/** A replacement of all occurrences of a text in a source file, given from the project's root. */
export interface SourceChange {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Compiles the engine with changed sources, to measure it without a technique. Throws if a text to replace is missing. */
export const compileChanged = async (changes: readonly SourceChange[]): Promise<Uint8Array<ArrayBuffer>> => {
  const { main: compile } = await import('assemblyscript/asc');
  const changed = new Map<string, string>();
  for (const { file, from, to } of changes) {
    const source = changed.get(file) ?? readFileSync(fromRoot(file), 'utf8');
    if (!source.includes(from)) throw new Error(`${file} has no "${from}".`);
    changed.set(file, source.replaceAll(from, to));
  }
  const outFile = 'changed.wasm';
  let program: Uint8Array<ArrayBuffer> | undefined;
  const { error, stderr } = await compile(
    [PROGRAMS.index.source, '--baseDir', ROOT, '--outFile', outFile, ...ENGINE_FLAGS],
    {
      readFile: name => {
        const path = fromRoot(name);
        return changed.get(name) ?? (existsSync(path) ? readFileSync(path, 'utf8') : null);
      },
      writeFile: (name, contents) => {
        if (name === outFile && typeof contents !== 'string') program = Uint8Array.from(contents);
      },
    },
  );
  if (error !== null || program === undefined)
    throw new Error(`The engine does not compile.\n${stderr.toString()}`, { cause: error });
  return program;
};

/** Compiles `assembly/` if it changed and returns the path of the result. Safe to run concurrently. */
export const buildEngine = async (entry: Entry = 'index'): Promise<string> => {
  const { target } = PROGRAMS[entry];
  if (isNewerThan(target, [SOURCES, SHARED_MEMORY, import.meta.filename])) return target;
  mkdirSync(dirname(target), { recursive: true });
  const draft = fromRoot('build', `${entry}.${randomUUID()}.wasm`);
  try {
    await compileTo(entry, draft);
    renameSync(draft, target);
    return target;
  } finally {
    rmSync(draft, { force: true });
  }
};

if (process.argv[1] === import.meta.filename) await buildEngine();
