import { instantiate } from './engineExports.ts';

/** In pages of 64 KiB: the most the engine may use if threads share its memory. The compiler has the same number. */
export const MOST_PAGES = 4096;
/** What its tables need before it grows the memory. */
const FIRST_PAGES = 256;

/** Whether the program is the one for several threads, which imports its memory. */
export const takesMemory = (program: WebAssembly.Module): boolean =>
  WebAssembly.Module.imports(program).some(({ kind }) => kind === 'memory');

/** `undefined` if that much memory is not available. */
export const makeSharedMemory = (): WebAssembly.Memory | undefined => {
  try {
    return new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: MOST_PAGES, shared: true });
  } catch {
    return undefined;
  }
};

/** What another thread needs to help an engine. */
export interface HelperTask {
  readonly program: WebAssembly.Module;
  readonly memory: WebAssembly.Memory;
  /** Different for each helper, from 1. */
  readonly number: number;
}

/** Turns this thread into a helper for good. Calls `onReady` when it is ready to help; the engine must not search before. */
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
