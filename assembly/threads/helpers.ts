import { deepen, joinSearch, tellSearch } from '../flipside/deepening';
import { takeHash, tellHash } from '../flipside/hash';
import { awaitSummons, dismiss, enlist, orders, rest, summon } from './muster';
import { forgetMoves, setSharing } from './sharing';
import { setThread } from './threadMemory';
import { takeWeights, tellWeights } from '../flipside/weights';

/** The orders: the search, and where in memory the table and the weights are. */
const HASH: usize = 24;
const WEIGHTS: usize = 40;

/** The leader, who has begun its search, has at most so many helpers join it; returns how many do. */
export function callHelpers(most: i32): i32 {
  tellSearch(orders());
  tellHash(orders() + HASH);
  tellWeights(orders() + WEIGHTS);
  forgetMoves();
  const helpers = summon(most);
  setSharing(helpers > 0);
  return helpers;
}

/** The leader has its answer. Nothing that helpers use may be changed before `awaitRest`. */
export function dismissHelpers(): void {
  dismiss();
  setSharing(false);
}

/** Makes this instance the helper of that number, from 1: it may be called from now on and has to `help` at once. */
export function becomeHelper(thread: i32): void {
  setThread(thread);
  setSharing(true);
  enlist(thread);
}

/** Returns only if the leader gave this helper up. */
export function help(): void {
  while (awaitSummons()) {
    search();
    rest();
  }
}

/** A helper goes as deep as it can: the leader knows the limits. */
function search(): void {
  takeHash(orders() + HASH);
  takeWeights(orders() + WEIGHTS);
  joinSearch(orders());
  while (deepen()) {}
}
