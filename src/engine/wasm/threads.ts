import { instantiate } from './engineExports.ts';

/** Maximum pages of 64 KiB that the engine may use with shared memory. The compiler options contain the same number. */
export const MOST_PAGES = 4096;
/** Enough for the engine's tables; the engine grows its memory later. */
const FIRST_PAGES = 256;

/** Whether the program is the multithreaded variant, which imports its memory. */
export const takesMemory = (program: WebAssembly.Module): boolean =>
  WebAssembly.Module.imports(program).some(({ kind }) => kind === 'memory');

/** `undefined` if that much memory cannot be reserved. */
export const makeSharedMemory = (): WebAssembly.Memory | undefined => {
  try {
    return new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: MOST_PAGES, shared: true });
  } catch {
    return undefined;
  }
};

/** The data that a helper thread needs to join an engine. */
export interface HelperTask {
  readonly program: WebAssembly.Module;
  readonly memory: WebAssembly.Memory;
  /** Unique for each helper, from 1. */
  readonly number: number;
}

/** Turns this thread into a helper permanently. Calls `onReady` when it has joined; the engine must not search before. */
export const helpEngine = ({ program, memory, number }: HelperTask, onReady: () => void): void => {
  const host = { now: () => performance.now(), shouldStop: () => false, memory };
  const helper = instantiate(program, host);
  helper.becomeHelper?.(number);
  onReady();
  try {
    helper.help?.();
  } finally {
    helper.leave?.();
  }
};
