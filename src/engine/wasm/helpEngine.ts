import { instantiate } from './engineExports.ts';

/** What another thread needs to help an engine. */
export interface HelperTask {
  readonly program: WebAssembly.Module;
  readonly memory: WebAssembly.Memory;
  /** Different for each helper, from 1. */
  readonly number: number;
}

/** Turns this thread into a helper for good. Calls `tell` when it is ready to help; the engine must not search before. */
export const helpEngine = ({ program, memory, number }: HelperTask, tell: () => void): void => {
  const host = { now: () => performance.now(), shouldStop: () => false, memory };
  const helper = instantiate(program, host);
  helper.becomeHelper?.(number);
  tell();
  try {
    helper.help?.();
  } finally {
    helper.leave?.();
  }
};
