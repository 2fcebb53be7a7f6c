/** Endgame: with at least this many empty squares, positions go into the large table. */
export const HASHED_EMPTIES: i32 = 12;
/**
 * Endgame: with at least this many, moves are ordered by replies. 8 visits 8 % more nodes; 6 as many, and takes 5 % more
 * time.
 */
export const SORTED_EMPTIES: i32 = 7;
/** Endgame: with at least this many, the positions after all moves are looked up before any is searched. */
export const CHILD_CUT_EMPTIES: i32 = 12;
/** With at least this many, they are looked up in the small table. */
export const NEAR_CHILD_CUT_EMPTIES: i32 = 8;
/**
 * Stable discs are counted if alpha is at least the first number times the empty squares plus the second: the fuller the
 * board, the more discs are stable. -4 instead of -12 visits 1 % more nodes, -20 as many.
 */
export const STABILITY_ALPHA_PER_EMPTY: i32 = 2;
export const STABILITY_ALPHA: i32 = -12;
/** Endgame move ordering: the value of one reply less, and of one empty square less next to own discs (saves 2 %). */
export const FEW_REPLIES_BONUS: i32 = 256;
export const FEW_PLACES_BONUS: i32 = 16;
export const ODD_QUADRANT_BONUS: i32 = 64;
/** 256 visits 2 % more nodes, 0 and 400 5 %. */
export const CORNER_BONUS: i32 = 128;

/** With this many empty squares, a search to the end switches to the endgame search, which does not use the evaluation. */
export const ENDGAME_EMPTIES: i32 = 13;
/** Before that, the rank of one disc of the estimate after a move. 24 to 64 are equally good; 0 visits 4 % more nodes. */
export const END_ESTIMATE_VALUE: i32 = 32;
/**
 * The first step to the end, of this selectivity, goes on with probes down to here: 0.6 to 0.7 of the time. Later steps do not,
 * since the exact search uses what they have proved below 14 empty squares: 16 to 30 % more positions if they do.
 */
export const PROBED_END_SELECTIVITY: i32 = 6;
export const PROBED_ENDGAME_EMPTIES: i32 = 9;

/** Move ordering: the value of half a reply, or of an empty square next to own discs. Replies in corners count double. */
export const MOBILITY_VALUE: i32 = 1;
/** The value of taking a corner. */
export const CORNERS_VALUE: i32 = 12;
/** The value of a disc of the estimate after the move, from this depth on. */
export const ORDER_EVALUATION_VALUE: i32 = 3;
export const EVALUATED_ORDER_DEPTH: i32 = 3;

/** Half the width, in discs, of the aspiration window around the last score. 3 visits 7 % more nodes; 10, or no window, 1 %. */
export const ASPIRATION: i32 = 6;

/** The log2 of the entries, of 16 bytes each, in the table. */
export const HASH_BITS: i32 = 20;

/** Multi-ProbCut: the minimum depth. 5 lost 117 Elo. */
export const MIN_PROBED_DEPTH: i32 = 3;
/** Multi-ProbCut with a clock: the minimum depth, since there the estimate is the probe for two plies. */
export const MIN_PROBED_DEPTH_ON_CLOCK: i32 = 2;
/** Probe only if the estimate is at most this many discs on the wrong side of the window. 8: 0 Elo. */
export const PROBE_SLACK: i32 = 3;
/** The minimum standard deviation, in discs. */
export const LEAST_DEVIATION: f64 = 1;
/**
 * The natural logarithm of the standard deviation, in discs, of a search from its probe: a constant, and a share for each
 * empty square, each ply of depth and each ply of the probe. From `workshop/tune/probcut.ts`.
 */
export const DEVIATION: f64 = 1.675;
export const DEVIATION_EMPTY: f64 = -0.019;
export const DEVIATION_DEPTH: f64 = 0.073;
export const DEVIATION_PROBE: f64 = -0.152;
/**
 * The formula is for the estimate of a position from a tournament game against two plies. After two random plies the
 * deviation is 1.2 times as large, and a search reaches even stranger positions.
 */
export const ESTIMATE_DEVIATIONS: f64 = 1.8;
/** The standard deviation for a search to the end of the game. */
export const END_DEVIATION: f64 = 2.053;
export const END_DEVIATION_EMPTY: f64 = 0.005;
export const END_DEVIATION_PROBE: f64 = -0.073;

/**
 * The selectivity of searches that do not reach the end. Cuts at 95 % lost 106 Elo against 73 %; lower values hardly differ.
 */
export const MIDGAME_SELECTIVITY: i32 = 6;
/**
 * The selectivity of the only step before the exact one if time is not limited, near and far from the end. With 18 to 20
 * empty squares 52 % visits as many nodes, 87 % 8 % more; with 22 to 25, 73 % visits 3 % more, and 52 % may take three times
 * as long.
 */
export const FIRST_END_SELECTIVITY: i32 = 5;
export const FAR_END_SELECTIVITY: i32 = 4;
export const FAR_END_EMPTIES: i32 = 22;
/** With a clock, selectivity decreases by this much per step, from that of the midgame to exact. */
export const CLOCKED_STEP: i32 = 2;
/**
 * An analysis reaches the end in three steps, at 73 %, at 95 % and exactly; the first two improve every move's estimate
 * early.
 */
export const HALFWAY_SELECTIVITY: i32 = 3;
export const END_STAGES: i32 = 3;
/** With fewer empty squares the exact search comes immediately. */
export const SELECTIVE_EMPTIES: i32 = 16;

/** Enhanced transposition cutoff: the minimum depth. 4 is equally good. */
export const MIN_ETC_DEPTH: i32 = 3;

/** A best move this many discs ahead needs little time. */
export const FAR_AHEAD: i32 = 6;

/** With at most this many plies left, iterative deepening goes to the end immediately. 10: 0 Elo. */
export const PLIES_LEFT_OUT: i32 = 8;
/**
 * With a clock, only if the remaining time is this multiple of the time used so far, since that step takes 2 to 4 times as
 * long. Going from 13 plies left with half as much time lost 44 Elo in 80 games.
 */
export const END_STEP_TIMES: f64 = 4;
/** Otherwise depth increases only up to this many plies before the end. */
export const FEWEST_LEFT_OUT: i32 = 4;

/** The minimum depth at which threads share a position's moves. */
export const MIN_SHARED_DEPTH: i32 = 3;
/** The minimum distance from the end at which threads share an exact search. */
export const MIN_SHARED_DEPTH_TO_END: i32 = 14;

/**
 * With at least this many empty squares, the variation of a proved move is extended by searches, which take little time after
 * the proof.
 */
export const MOST_FOLLOWED_EMPTIES: i32 = 20;
