import type { AppStore } from '../store/appStore.ts';
import type { Memory } from '../study/exercises/memory.ts';
import { notify } from './notices.ts';

/** Returns the memory after an answer; undefined as input means the item is new. */
export type Recalled = (memory: Memory | undefined) => Memory;

/** Spaced repetition: decides when to ask again. Its code is loaded with the first question. */
export interface Scheduler {
  /** Preloads the code, so that answers need not wait. */
  prepare(): void;
  /**
   * Calls `keep` with the change caused by an answer at `now` (milliseconds since 1970). Shows a notice if the code cannot be
   * loaded.
   */
  note(isRight: boolean, now: number, keep: (recalled: Recalled) => void): void;
}

const load = () => import('../study/exercises/spacing.ts');

export const createScheduler = (app: AppStore): Scheduler => ({
  prepare: () => void load().catch(() => {}),
  note: (isRight, now, keep) =>
    void load().then(
      ({ recalled }) => keep(memory => recalled(memory, isRight ? 'known' : 'forgotten', now)),
      () => notify(app, 'partMissing'),
    ),
});
