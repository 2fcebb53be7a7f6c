import type { AppStore } from '../store/appStore.ts';
import type { Memory } from '../study/exercises/memory.ts';
import { notify } from './notices.ts';

/** What is remembered of something after it was asked; without a memory it was asked for the first time. */
export type Recalled = (memory: Memory | undefined) => Memory;

/** Tells when what is learned should be asked again. It comes over the network with the first thing that is asked. */
export interface Scheduler {
  /** Begins to load it, so that the answer need not wait. */
  prepare(): void;
  /** Calls `keep` with what an answer at `now`, in milliseconds since 1970, changes. A notice says if it cannot be had. */
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
