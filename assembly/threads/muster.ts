import { MAX_THREADS } from './threadMemory';

/**
 * Where the threads of a search meet: one leads, the others help. Threads are instances of this module over one shared
 * memory, so all find this block at the same address; in the binary without threads nothing of it is left. Helpers
 * sleep until they are summoned and go on sleeping when they are dismissed or have finished.
 */
const NOBODY: i32 = 0;
const AT_REST: i32 = 1;
const AT_WORK: i32 = 2;

const SUMMONS: usize = 0;
const DISMISSED: usize = 4;
/** What the leader tells its helpers about the search. */
const ORDERS: usize = 16;
const ORDERS_BYTES: usize = 48;
const STATES: usize = ORDERS + ORDERS_BYTES;
const STATE_BYTES: usize = 4;
/** For each thread the nodes and evaluations of the present search. */
const COUNTS: usize = STATES + STATE_BYTES * MAX_THREADS;
const COUNTS_BYTES: usize = 16;
const block: usize = heap.alloc(COUNTS + COUNTS_BYTES * MAX_THREADS);

/** A helper looks up after a fraction of a millisecond; one that does not is dead. (In Node 20 a variable that is
 * given as the time of a wait has another value after it: only constants are.) */
const PATIENCE_NANOSECONDS: i64 = 1_000_000_000;
const FOREVER: i64 = -1;
const TIMED_OUT: i32 = 2;

/** The helper that this instance is; 0 is the leader. */
let helper: i32 = 0;
/** The last summons this helper has seen. */
let seen: i32 = 0;

/** Where the leader writes, before it summons, what a helper has to know. */
export function orders(): usize {
  return block + ORDERS;
}

@inline
function stateOf(thread: i32): usize {
  return block + STATES + <usize>thread * STATE_BYTES;
}

@inline
function countsOf(thread: i32): usize {
  return block + COUNTS + <usize>thread * COUNTS_BYTES;
}

/** The leader wakes at most so many helpers and tells how many. */
export function summon(most: i32): i32 {
  let summoned = 0;
  atomic.store<i32>(block, 0, DISMISSED);
  for (let thread = 1; thread < MAX_THREADS; thread++) {
    if (summoned == most || atomic.load<i32>(stateOf(thread)) != AT_REST) continue;
    atomic.store<i32>(stateOf(thread), AT_WORK);
    summoned++;
  }
  if (summoned == 0) return 0;
  atomic.add<i32>(block + SUMMONS, 1);
  atomic.notify(block + SUMMONS, MAX_THREADS);
  return summoned;
}

/** The leader needs no more help. The helpers may be at work for some moments still. */
export function dismiss(): void {
  atomic.store<i32>(block, 1, DISMISSED);
}

/** Returns when all helpers are at rest, their counts at zero. Who does not come to rest is no helper any more. */
export function awaitRest(): void {
  if (!ASC_FEATURE_THREADS) return;
  for (let thread = 1; thread < MAX_THREADS; thread++) {
    while (atomic.load<i32>(stateOf(thread)) == AT_WORK) {
      if (atomic.wait<i32>(stateOf(thread), AT_WORK, PATIENCE_NANOSECONDS) != TIMED_OUT) continue;
      atomic.cmpxchg<i32>(stateOf(thread), AT_WORK, NOBODY);
    }
    store<u64>(countsOf(thread), 0);
    store<u64>(countsOf(thread), 0, 8);
  }
}

/** This instance becomes a helper, at rest. */
export function enlist(thread: i32): void {
  helper = thread;
  seen = atomic.load<i32>(block + SUMMONS);
  atomic.store<i32>(stateOf(thread), AT_REST);
}

/** This instance is no helper any more. */
export function leave(): void {
  atomic.store<i32>(stateOf(helper), NOBODY);
  atomic.notify(stateOf(helper), 1);
}

/** The helper sleeps until it is summoned; false if it was given up meanwhile. */
export function awaitSummons(): bool {
  while (true) {
    atomic.wait<i32>(block + SUMMONS, seen, FOREVER);
    seen = atomic.load<i32>(block + SUMMONS);
    const state = atomic.load<i32>(stateOf(helper));
    if (state != AT_REST) return state == AT_WORK;
  }
}

/** The helper has done its work. */
export function rest(): void {
  atomic.cmpxchg<i32>(stateOf(helper), AT_WORK, AT_REST);
  atomic.notify(stateOf(helper), 1);
}

/** Whether this is a helper that was dismissed. In passing it tells how far it has come. */
@inline
export function isDismissed(nodes: u64, evaluations: u64): bool {
  if (!ASC_FEATURE_THREADS) return false;
  if (helper == 0) return false;
  store<u64>(countsOf(helper), nodes);
  store<u64>(countsOf(helper), evaluations, 8);
  return atomic.load<i32>(block, DISMISSED) != 0;
}

/** What the helpers have visited in the present search, as far as they have told. */
export function nodesOfHelpers(): u64 {
  return sumOfHelpers(0);
}

export function evaluationsOfHelpers(): u64 {
  return sumOfHelpers(8);
}

function sumOfHelpers(offset: usize): u64 {
  if (!ASC_FEATURE_THREADS) return 0;
  let sum: u64 = 0;
  for (let thread = 1; thread < MAX_THREADS; thread++) sum += load<u64>(countsOf(thread) + offset);
  return sum;
}
