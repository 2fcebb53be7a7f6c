import {
  COUNTS_BYTES,
  COUNTS_IN_POOL,
  CALLS_IN_POOL,
  EVALUATIONS_IN_COUNTS,
  JOB_IN_POOL,
  MAX_THREADS,
  POOL_BYTES,
  STATES_IN_POOL,
  STATE_BYTES,
  STOPPED_IN_POOL,
} from './threadMemory';

/**
 * The thread pool: one thread leads, the others help. All are instances of this module with shared memory, so they find the
 * pool at the same address. The binary without threads does not contain it. A helper sleeps until it is woken, and again
 * after it has finished or was stopped.
 */
const ABSENT: i32 = 0;
const IDLE: i32 = 1;
const BUSY: i32 = 2;
/** Did not become idle in time; the leader continues without it until it does. */
const LATE: i32 = 3;

const pool: usize = heap.alloc(POOL_BYTES);

/**
 * A helper polls several times per millisecond, so one that does not become idle in this time is dead or gets no CPU time.
 * Waits must use constants: Node 20 corrupts a variable passed as the timeout of a wait.
 */
const PATIENCE_NANOSECONDS: i64 = 1_000_000_000;
const FOREVER: i64 = -1;
const TIMED_OUT: i32 = 2;

/** The number of this helper; 0 for the leader. */
let helper: i32 = 0;
/** The last wake-up call that this helper has seen. */
let seen: i32 = 0;

/** The address where the leader writes the job before it wakes helpers. */
export function jobAddress(): usize {
  return pool + JOB_IN_POOL;
}

@inline
function stateOf(thread: i32): usize {
  return pool + STATES_IN_POOL + <usize>thread * STATE_BYTES;
}

@inline
function countsOf(thread: i32): usize {
  return pool + COUNTS_IN_POOL + <usize>thread * COUNTS_BYTES;
}

/** Wakes up to `most` helpers; returns their number. */
export function wakeHelpers(most: i32): i32 {
  let woken = 0;
  atomic.store<i32>(pool, 0, STOPPED_IN_POOL);
  for (let thread = 1; thread < MAX_THREADS; thread++) {
    if (woken == most || atomic.load<i32>(stateOf(thread)) != IDLE) continue;
    atomic.store<i32>(stateOf(thread), BUSY);
    woken++;
  }
  if (woken == 0) return 0;
  atomic.add<i32>(pool + CALLS_IN_POOL, 1);
  atomic.notify(pool + CALLS_IN_POOL, MAX_THREADS);
  return woken;
}

/** Asks the helpers to stop, which may take a moment. */
export function stopHelpers(): void {
  atomic.store<i32>(pool, 1, STOPPED_IN_POOL);
}

/** Waits until all helpers are idle and resets their counts. Gives up on a helper that does not become idle in time. */
export function awaitIdleHelpers(): void {
  if (!ASC_FEATURE_THREADS) return;
  for (let thread = 1; thread < MAX_THREADS; thread++) {
    while (atomic.load<i32>(stateOf(thread)) == BUSY) {
      if (atomic.wait<i32>(stateOf(thread), BUSY, PATIENCE_NANOSECONDS) != TIMED_OUT) continue;
      atomic.cmpxchg<i32>(stateOf(thread), BUSY, LATE);
    }
    store<u64>(countsOf(thread), 0);
    store<u64>(countsOf(thread), 0, EVALUATIONS_IN_COUNTS);
  }
}

/** This instance becomes an idle helper. */
export function joinPool(thread: i32): void {
  helper = thread;
  seen = atomic.load<i32>(pool + CALLS_IN_POOL);
  atomic.store<i32>(stateOf(thread), IDLE);
}

/** This instance is no longer a helper. */
export function leave(): void {
  atomic.store<i32>(stateOf(helper), ABSENT);
  atomic.notify(stateOf(helper), 1);
}

/** Sleeps until there is a job. A helper that wakes up too late for its job becomes idle again. */
export function awaitJob(): void {
  while (true) {
    atomic.wait<i32>(pool + CALLS_IN_POOL, seen, FOREVER);
    seen = atomic.load<i32>(pool + CALLS_IN_POOL);
    const state = atomic.load<i32>(stateOf(helper));
    if (state == BUSY) return;
    if (state == LATE) finishJob();
  }
}

/** The helper has finished its job, in time or late. */
export function finishJob(): void {
  atomic.store<i32>(stateOf(helper), IDLE);
  atomic.notify(stateOf(helper), 1);
}

/** Whether this helper was asked to stop or is late. Also reports its counts so far. */
@inline
export function isStopped(nodes: u64, evaluations: u64): bool {
  if (!ASC_FEATURE_THREADS) return false;
  if (helper == 0) return false;
  store<u64>(countsOf(helper), nodes);
  store<u64>(countsOf(helper), evaluations, EVALUATIONS_IN_COUNTS);
  return atomic.load<i32>(pool, STOPPED_IN_POOL) != 0 || atomic.load<i32>(stateOf(helper)) != BUSY;
}

/** Nodes visited by helpers in the current search, as far as reported. */
export function nodesOfHelpers(): u64 {
  return sumOfHelpers(0);
}

export function evaluationsOfHelpers(): u64 {
  return sumOfHelpers(EVALUATIONS_IN_COUNTS);
}

function sumOfHelpers(offset: usize): u64 {
  if (!ASC_FEATURE_THREADS) return 0;
  let sum: u64 = 0;
  for (let thread = 1; thread < MAX_THREADS; thread++) sum += load<u64>(countsOf(thread) + offset);
  return sum;
}
