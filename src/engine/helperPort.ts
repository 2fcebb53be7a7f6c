import type { HelperTask } from './wasm/helpEngine.ts';

/** A helper reports that its code is loaded, and that it has taken its task. After that it reads no messages. */
export type FromHelper = 'here' | 'joined';

/** A helper thread and the messages to and from it. */
export interface HelperPort {
  post(task: HelperTask): void;
  onMessage: (message: FromHelper) => void;
  /** The helper threw, or could not be started. */
  onError: () => void;
  terminate(): void;
}
