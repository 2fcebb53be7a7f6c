/** Values within the search are in hundredths of a disc. */
export const DISC: i32 = 100;

/** The log2 of the entries, of 16 bytes each, in the table. */
export const HASH_BITS: i32 = 19;

/** From this depth on, moves are ordered and positions stored in the table. */
export const MIN_SORTED_DEPTH: i32 = 2;
/** In a search to the end, with at most this many empty squares, moves are not ordered. */
export const FEW_EMPTIES: i32 = 5;
/**
 * With at most this many, moves are ordered by replies and the small table is used; before that, estimates and the large one.
 */
export const NEAR_EMPTIES: i32 = 11;
/** Near the end, the rank of one reply less, of an odd quarter, of a corner, and of one empty square less next to own discs. */
export const NEAR_REPLY_VALUE: i32 = 256;
export const NEAR_ODD_VALUE: i32 = 64;
export const NEAR_CORNER_VALUE: i32 = 256;
export const NEAR_PLACES_VALUE: i32 = 16;
/** Move ordering: the value of an opponent reply, relative to the estimate after the move. */
export const REPLY_VALUE: i32 = 50;
/**
 * The value of a reply in a search to the end of the game. On 6 x 6 with 24 empty squares 400 visits 18 % more nodes, 800 43
 * %.
 */
export const END_REPLY_VALUE: i32 = 200;

/** Half the width of the aspiration window around the last score. */
export const ASPIRATION: i32 = 300;
/** A best move this far ahead needs little time. */
export const FAR_AHEAD: i32 = 600;

/** With at most this many plies left, iterative deepening goes to the end immediately. */
export const PLIES_LEFT_OUT: i32 = 8;

/** Multi-ProbCut: the minimum depth, in searches that do not reach the end. */
export const MIN_PROBED_DEPTH: i32 = 3;
/** The selectivity by the table in `flipside/cuts.ts`: correct in 52 % of all cases. */
export const SELECTIVITY: i32 = 6;
/** Probe only if the estimate is at most this far on the wrong side of the window. */
export const PROBE_SLACK: i32 = 300;
/** The standard deviation of a search from one a ply shallower. It grows with the square root of the plies. */
export const OTHELLO_DEVIATION: f64 = 220;
export const ANTI_DEVIATION: f64 = 100;
