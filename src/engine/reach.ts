/** Up to this depth a search doubles its depth near the end of the game; a deeper one looks as far as this one. */
const DOUBLED_DEPTH = 10;

/** From this many empty squares on, a search of `depth` plies plays the game out. */
export const endgameOf = (depth: number): number => Math.max(depth, 2 * Math.min(depth, DOUBLED_DEPTH));
