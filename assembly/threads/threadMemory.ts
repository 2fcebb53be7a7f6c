/**
 * All that a search writes on its way and that is no global. Threads are instances of this module over one memory:
 * each has its own globals and, here, its own stack. A stack has a frame for every height; a pass needs none.
 */
export const MAX_THREADS: i32 = 16;
const MAX_HEIGHT: i32 = 64;

/** Kinds of memory in a frame: the features of its position, the moves to search, the line found from here on,
 * what each square was found worth. */
export const FEATURES_IN_FRAME: usize = 0;
const FEATURES_BYTES: usize = 512;
export const MOVES_IN_FRAME: usize = FEATURES_IN_FRAME + FEATURES_BYTES;
const MOVES_BYTES: usize = 1024;
export const LINE_IN_FRAME: usize = MOVES_IN_FRAME + MOVES_BYTES;
const LINE_BYTES: usize = 64;
export const VALUES_IN_FRAME: usize = LINE_IN_FRAME + LINE_BYTES;
const VALUES_BYTES: usize = 64;
export const FRAME_BYTES: usize = VALUES_IN_FRAME + VALUES_BYTES;

const STACK_BYTES: usize = FRAME_BYTES * MAX_HEIGHT;
const stacks: usize = heap.alloc(STACK_BYTES * MAX_THREADS);

let stack: usize = stacks;
let thread: usize = 0;

/** Says which thread this instance is; 0 if nobody says. */
export function setThread(number: i32): void {
  thread = number;
  stack = stacks + thread * STACK_BYTES;
}

/** Where this thread's part begins in memory that holds so many bytes for each. */
@inline
export function threadOffset(bytes: usize): usize {
  return thread * bytes;
}

/** The frame of this thread at `height` plies from the root; the next one is `FRAME_BYTES` further. */
@inline
export function frameAt(height: i32): usize {
  return stack + <usize>height * FRAME_BYTES;
}

/** The inverse of `frameAt`. */
@inline
export function heightOf(frame: usize): i32 {
  return <i32>((frame - stack) / FRAME_BYTES);
}
