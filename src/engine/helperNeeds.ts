import type { SearchMethod } from './searchRequest.ts';
import type { SearchTask } from './searchTask.ts';

/** A search with a time limit waits for missing helpers for at most this share of it. */
const WAITING_SHARE = 0.1;
/** A search without a time limit waits as long as a slow device may need to start them. */
const WAITING_MILLISECONDS = 3000;

/** How many threads besides the engine's own may take part. A search that is to be reproducible uses none. */
export const helpersWanted = (method: SearchMethod): number =>
  method.by === 'flipside' && method.limit.type !== 'depth' ? (method.threads ?? 1) - 1 : 0;

/** How long the search may wait for them, in milliseconds. */
export const patienceOf = (method: SearchMethod): number =>
  method.by === 'flipside' && method.limit.type === 'time'
    ? Math.min(WAITING_SHARE * method.limit.milliseconds, WAITING_MILLISECONDS)
    : WAITING_MILLISECONDS;

/** The task that remains when part of its time was spent waiting. */
export const afterWaiting = (task: SearchTask, waited: number): SearchTask => {
  const { method } = task;
  if (method.by !== 'flipside' || method.limit.type !== 'time') return task;
  const milliseconds = Math.max(0, method.limit.milliseconds - waited);
  return { ...task, method: { ...method, limit: { type: 'time', milliseconds } } };
};
