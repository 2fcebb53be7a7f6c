/** Positions visited between two looks at the clock and at the host's wish: a fifth of a millisecond or so. */
export const NODES_PER_POLL: u64 = 1024;

/** Endgame: from this many empty squares on, positions are kept in the large table. */
export const HASHED_EMPTIES: i32 = 12;
/** Endgame: from this many on, moves are ordered by replies, and positions kept in the small table. */
export const SORTED_EMPTIES: i32 = 6;
/** Endgame: from this many on, the positions after each move are looked up before any is searched. */
export const CHILD_CUT_EMPTIES: i32 = 12;
/** ... in the small table. */
export const NEAR_CHILD_CUT_EMPTIES: i32 = 8;
/** Endgame: stable discs are counted where alpha is at least 64 + slack - so many discs for each empty square. */
export const STABILITY_DISCS_PER_EMPTY: i32 = 3;
export const STABILITY_SLACK: i32 = 20;
/** Endgame ordering, in units without meaning: for each reply less, and each empty square less beside own discs. */
export const FEW_REPLIES_BONUS: i32 = 256;
export const FEW_PLACES_BONUS: i32 = 16;
export const ODD_QUARTER_BONUS: i32 = 64;
export const CORNER_BONUS: i32 = 256;

/** A search to the end is handed over to the endgame at this many empty squares: there it looks at no estimates. */
export const ENDGAME_EMPTIES: i32 = 13;
/** Above, what a disc of the estimate after a move counts, in ranks; 24 to 64 measure alike. */
export const END_ESTIMATE_VALUE: i32 = 32;

/** Ordering: half a reply left to the other side, or an empty square beside one's own discs; a corner counts double. */
export const MOBILITY_VALUE: i32 = 1;
/** ... a corner taken. */
export const CORNERS_VALUE: i32 = 12;
/** ... a disc of the estimate after the move, from this depth on. */
export const ORDER_EVALUATION_VALUE: i32 = 3;
export const EVALUATED_ORDER_DEPTH: i32 = 3;

/** No search of Flipside takes longer, except one asked to solve a position whatever it takes. */
export const LONGEST_MILLISECONDS: f64 = 4900;

/** The share of the time that is spent where there is but one move, and only its score is to be found. */
export const SHARE_OF_ONLY_MOVE: f64 = 0.05;

/**
 * Half the width of the window around the last score in which a depth is searched first, in discs. 3 costs 7 % more
 * positions; 10, or no such window, 1 %.
 */
export const ASPIRATION: i32 = 6;

/** The table has two to the power of this many entries of 16 bytes. */
export const HASH_BITS: i32 = 20;

/** Multi-ProbCut: from this depth on. 5 lost 117 Elo. */
export const MIN_PROBED_DEPTH: i32 = 3;
/** A probe is worth its while if the estimate lies no further than this on the wrong side of the window, in discs. 8: 0 Elo. */
export const PROBE_SLACK: i32 = 3;
/** No standard deviation is taken to be less than this, in discs. */
export const LEAST_DEVIATION: f64 = 1;
/**
 * The natural logarithm of the standard deviation, in discs, of a search from its probe: for each empty square, each ply
 * of depth and each ply of the probe. By `tools/tune/probcut.ts`, from positions three random plies off real games.
 */
export const DEVIATION: f64 = 1.675;
export const DEVIATION_EMPTY: f64 = -0.019;
export const DEVIATION_DEPTH: f64 = 0.073;
export const DEVIATION_PROBE: f64 = -0.152;
/** ... and of the end of the game from it. */
export const END_DEVIATION: f64 = 2.053;
export const END_DEVIATION_EMPTY: f64 = 0.005;
export const END_DEVIATION_PROBE: f64 = -0.073;

/**
 * The level of selective cuts of searches that do not reach the end of the game: 95 % cost 106 Elo against 73 %; less care
 * than that hardly differs.
 */
export const MIDGAME_LEVEL: i32 = 6;
/** ... and of the first search to the end of the game, where that is far away. */
export const FIRST_END_LEVEL: i32 = 5;

/** Enhanced transposition cutoff: from this depth on. 4 measures alike. */
export const MIN_ETC_DEPTH: i32 = 3;

/** Depths searched without a window around the last score are less than this. */
export const MIN_ASPIRED_DEPTH: i32 = 4;
/** So many plies before the end, deepening goes to the end at once. 10: 0 Elo. */
export const PLIES_LEFT_OUT: i32 = 8;
/** From so many empty squares on, levels of selective cuts come before the exact search. */
export const SELECTIVE_EMPTIES: i32 = 16;
/** The one level between the most selective search to the end and the exact one, if the time is not limited. */
export const HALFWAY_LEVEL: i32 = 3;

/** Threads share the moves of positions searched so deep. */
export const MIN_SHARED_DEPTH: i32 = 5;
/** ... and to the end of the game. */
export const MIN_SHARED_DEPTH_TO_END: i32 = 14;
