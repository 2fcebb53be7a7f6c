import { deepen, joinSearch, shareSearch } from '../flipside/flipside';
import { adoptHash, shareHash } from '../flipside/hash';
import { adoptWeights, shareWeights } from '../flipside/weights';
import { adoptTable, shareTable } from '../variants/hash';
import { awaitJob, finishJob, jobAddress, joinPool, stopHelpers, wakeHelpers } from './pool';
import { clearClaims, setSharing } from './sharing';
import { setThread } from './threadMemory';

/** Called by the leader, whose search has begun: wakes up to `most` helpers and returns their number. */
export function callHelpers(most: i32): i32 {
  shareSearch(jobAddress());
  shareHash(jobAddress());
  shareTable(jobAddress());
  shareWeights(jobAddress());
  clearClaims();
  const helpers = wakeHelpers(most);
  setSharing(helpers > 0);
  return helpers;
}

/** Called by the leader when it has its result. Shared data must not change before `awaitIdleHelpers`. */
export function dismissHelpers(): void {
  stopHelpers();
  setSharing(false);
}

/** Makes this instance helper `thread`, counted from 1. It may be woken from now on, so call `help` at once. */
export function becomeHelper(thread: i32): void {
  setThread(thread);
  setSharing(true);
  joinPool(thread);
}

/** Helps with searches, and never returns. */
export function help(): void {
  while (true) {
    awaitJob();
    search();
    finishJob();
  }
}

/** A helper searches as deep as it can, since the leader applies the limits. */
function search(): void {
  adoptHash(jobAddress());
  adoptTable(jobAddress());
  adoptWeights(jobAddress());
  joinSearch(jobAddress());
  while (deepen()) {}
}
