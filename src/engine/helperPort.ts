import type { HelperTask } from './wasm/helpEngine.ts';

/** A helper says that its code is there, and that it has taken its task. After that it reads no messages. */
export type FromHelper = 'here' | 'joined';

/** One helping thread and the way to it. */
export interface HelperPort {
  post(task: HelperTask): void;
  onMessage: (message: FromHelper) => void;
  /** It threw, or could not be started. */
  onError: () => void;
  terminate(): void;
}
