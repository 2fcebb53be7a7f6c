import type { SearchMethod } from './searchRequest.ts';
import type { SearchTask } from './searchTask.ts';

/** A search in time waits for helpers that have not come yet for no more than this part of it. */
const WAITING_SHARE = 0.1;
/** A search without a limit waits as long as a slow device may take to start them. */
const WAITING_MILLISECONDS = 3000;

/** Threads beside the engine's own that may take part. A search that is to be reproducible is done alone. */
export const helpersWanted = (method: SearchMethod): number =>
  method.by === 'flipside' && method.limit.type !== 'depth' ? (method.threads ?? 1) - 1 : 0;

/** How long the search may wait for them, in milliseconds. */
export const patienceOf = (method: SearchMethod): number =>
  method.by === 'flipside' && method.limit.type === 'time'
    ? Math.min(WAITING_SHARE * method.limit.milliseconds, WAITING_MILLISECONDS)
    : WAITING_MILLISECONDS;

/** What is left to be done when some of its time has passed by waiting. */
export const afterWaiting = (task: SearchTask, waited: number): SearchTask => {
  const { method } = task;
  if (method.by !== 'flipside' || method.limit.type !== 'time') return task;
  const milliseconds = Math.max(0, method.limit.milliseconds - waited);
  return { ...task, method: { ...method, limit: { type: 'time', milliseconds } } };
};
