/** Values within the search are in hundredths of a disc. */
export const DISC: i32 = 100;

/** The table has two to the power of this many buckets of 32 bytes, cleared before each search. */
export const BUCKET_BITS: i32 = 18;

/** With so many plies to go, and more, moves are sorted and positions kept in the table. */
export const MIN_SORTED_DEPTH: i32 = 2;
/** ... and so many plies before the end of the game. */
export const MIN_SORTED_EMPTIES: i32 = 6;
/** Ordering: what a reply left to the other side counts, beside the estimate after the move. */
export const REPLY_VALUE: i32 = 50;
/** ... in a search to the end of the game. */
export const END_REPLY_VALUE: i32 = 400;

/** Half the width of the window around the last score in which a depth is searched first. */
export const ASPIRATION: i32 = 300;
/** Depths searched without a window around the last score are less than this. */
export const MIN_ASPIRED_DEPTH: i32 = 4;
/** So many plies before the end, deepening goes to the end at once. */
export const PLIES_LEFT_OUT: i32 = 8;

/** Multi-ProbCut: from this depth on, as long as a search does not go to the end of the game. */
export const MIN_PROBED_DEPTH: i32 = 3;
/** The level of certainty of its cuts, in the table of `selectivity.ts`. */
export const CUT_LEVEL: i32 = 6;
/** A probe is worth its while if the estimate lies no further than this on the wrong side of the window. */
export const PROBE_SLACK: i32 = 300;
/** The standard deviation of a search from one that is a ply shallower; it grows with the square root of the plies. */
export const OTHELLO_DEVIATION: f64 = 220;
export const ANTI_DEVIATION: f64 = 100;
