/**
 * The layout of memory that threads share or keep separate. Threads are instances of this module with one memory. Each has
 * its own globals and, here, its own stack with a frame for every height of the tree; a pass needs none.
 */
export const MAX_THREADS: i32 = 16;
export const MAX_HEIGHT: i32 = 64;

/**
 * A frame holds the features of its position, its moves, the principal variation, and cached facts about the position after
 * each move, by square.
 */
const FEATURES_BYTES: usize = 512;
export const MOVES_IN_FRAME: usize = FEATURES_BYTES;
const MOVES_BYTES: usize = 1024;
export const VARIATION_IN_FRAME: usize = MOVES_IN_FRAME + MOVES_BYTES;
const VARIATION_BYTES: usize = 64;
/** At the root: the depth at which each square was searched in the last finished step, and in the current one. */
export const DEPTHS_IN_FRAME: usize = VARIATION_IN_FRAME + VARIATION_BYTES;
export const DEPTHS_BYTES: usize = 64;
export const NEW_DEPTHS_IN_FRAME: usize = DEPTHS_IN_FRAME + DEPTHS_BYTES;
export const AFTER_IN_FRAME: usize = NEW_DEPTHS_IN_FRAME + DEPTHS_BYTES;
/** A u64 and an i32 for each square. */
export const AFTER_BYTES: usize = 16;
/** The position that these facts are for: two u64. */
export const AFTER_OF_IN_FRAME: usize = AFTER_IN_FRAME + 64 * AFTER_BYTES;
export const FRAME_BYTES: usize = AFTER_OF_IN_FRAME + 16;

/** The job that the leader writes for its helpers: position, search parameters, table, weights. */
export const PLAYER_IN_JOB: usize = 0;
export const OPPONENT_IN_JOB: usize = 8;
export const WANTED_IN_JOB: usize = 16;
export const OUTCOME_ONLY_IN_JOB: usize = 20;
export const LAG_IN_JOB: usize = 21;
export const HASH_AGE_IN_JOB: usize = 24;
export const HASH_TABLE_IN_JOB: usize = 32;
export const HASH_BITS_IN_JOB: usize = 36;
export const WEIGHTS_IN_JOB: usize = 40;
export const ANALYZED_IN_JOB: usize = 48;
export const VARIANT_AGE_IN_JOB: usize = 56;
export const VARIANT_TABLE_IN_JOB: usize = 64;
export const VARIANT_BITS_IN_JOB: usize = 68;
export const BOARD_IN_JOB: usize = 72;
export const RULES_IN_JOB: usize = 80;
export const TIME_IN_JOB: usize = 88;
const JOB_BYTES: usize = 96;

/** The pool: the number of wake-up calls, a stop flag, the job, and each thread's state and counts. */
export const CALLS_IN_POOL: usize = 0;
export const STOPPED_IN_POOL: usize = 4;
export const JOB_IN_POOL: usize = 16;
export const STATES_IN_POOL: usize = JOB_IN_POOL + JOB_BYTES;
export const STATE_BYTES: usize = 4;
export const COUNTS_IN_POOL: usize = STATES_IN_POOL + STATE_BYTES * MAX_THREADS;
/** Two u64: nodes visited, positions evaluated. */
export const COUNTS_BYTES: usize = 16;
export const EVALUATIONS_IN_COUNTS: usize = 8;
export const POOL_BYTES: usize = COUNTS_IN_POOL + COUNTS_BYTES * MAX_THREADS;

const STACK_BYTES: usize = FRAME_BYTES * MAX_HEIGHT;
const stacks: usize = heap.alloc(STACK_BYTES * MAX_THREADS);

let stack: usize = stacks;
let thread: usize = 0;

/** Sets the number of this thread; without this call it is thread 0. */
export function setThread(number: i32): void {
  thread = number;
  stack = stacks + thread * STACK_BYTES;
}

/** The start of this thread's part in memory with `bytes` for each thread. */
@inline
export function threadOffset(bytes: usize): usize {
  return thread * bytes;
}

/** This thread's frame at `height` plies from the root. The next frame is `FRAME_BYTES` further. */
@inline
export function frameAt(height: i32): usize {
  return stack + <usize>height * FRAME_BYTES;
}

/** The inverse of `frameAt`. */
@inline
export function heightOf(frame: usize): i32 {
  return <i32>((frame - stack) / FRAME_BYTES);
}
