import { deepen, joinSearch, shareSearch } from '../flipside/flipside';
import { adoptHash, shareHash } from '../flipside/hash';
import { adoptWeights, shareWeights } from '../flipside/weights';
import { adoptTable, shareTable } from '../variants/hash';
import { awaitJob, finishJob, jobAddress, joinPool, stopHelpers, wakeHelpers } from './pool';
import { clearClaims, setSharing } from './sharing';
import { setThread } from './threadMemory';

/** The leader, which has begun its search, wakes at most `most` helpers to join it. Returns how many do. */
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

/** The leader has its answer. Nothing that helpers use may change before `awaitIdleHelpers`. */
export function dismissHelpers(): void {
  stopHelpers();
  setSharing(false);
}

/** Makes this instance helper `thread`, from 1. It may be called from now on and must `help` at once. */
export function becomeHelper(thread: i32): void {
  setThread(thread);
  setSharing(true);
  joinPool(thread);
}

/** Helps with one search after another and never returns. */
export function help(): void {
  while (true) {
    awaitJob();
    search();
    finishJob();
  }
}

/** A helper searches as deep as it can: the leader knows the limits. */
function search(): void {
  adoptHash(jobAddress());
  adoptTable(jobAddress());
  adoptWeights(jobAddress());
  joinSearch(jobAddress());
  while (deepen()) {}
}
