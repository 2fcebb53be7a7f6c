/** Turns off the patch timer of Colyseus, which would wake each room sixty times a second. */
export const NEVER_MILLISECONDS = 2 ** 31 - 1;
/** A match stays in memory when both players reload their pages or lose the network together. */
export const LINGER_MILLISECONDS = 60_000;
