/** For what a room would do by itself: without it, it wakes up sixty times a second. */
export const NEVER_MILLISECONDS = 2 ** 31 - 1;
/** A match goes on without a new beginning when both sides reload their pages, or lose the network together. */
export const LINGER_MILLISECONDS = 60_000;
