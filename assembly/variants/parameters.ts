/** Values within the search are in hundredths of a disc. */
export const DISC: i32 = 100;

/** The table has two to the power of this many buckets of 32 bytes. */
export const BUCKET_BITS: i32 = 18;

/** From this depth on, moves are sorted and positions kept in the table. */
export const MIN_SORTED_DEPTH: i32 = 2;
/** In a search to the end, from this many empty squares on. */
export const MIN_SORTED_EMPTIES: i32 = 6;
/** Ordering: the value of a reply left to the opponent, beside the estimate after the move. */
export const REPLY_VALUE: i32 = 50;
/** The same in a search to the end of the game. */
export const END_REPLY_VALUE: i32 = 400;

/** Half the width of the window around the last score in which a depth is searched first. */
export const ASPIRATION: i32 = 300;
/** Shallower depths are searched without a window. */
export const MIN_ASPIRED_DEPTH: i32 = 4;
/** With at most this many plies left, deepening goes to the end at once. */
export const PLIES_LEFT_OUT: i32 = 8;

/** Multi-ProbCut: from this depth on, unless the search goes to the end of the game. */
export const MIN_PROBED_DEPTH: i32 = 3;
/** How bold its cuts are, by the table in `flipside/cuts.ts`: right in 52 % of all cases. */
export const SELECTIVITY: i32 = 6;
/** Probe if the estimate is at most this far on the wrong side of the window. */
export const PROBE_SLACK: i32 = 300;
/** The standard deviation of a search from one that is a ply shallower. It grows with the square root of the plies. */
export const OTHELLO_DEVIATION: f64 = 220;
export const ANTI_DEVIATION: f64 = 100;
