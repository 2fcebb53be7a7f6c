/** Endgame: from this many empty squares on, positions are kept in the large table. */
export const HASHED_EMPTIES: i32 = 12;
/** Endgame: from this many on, replies order the moves. 8 visits 8 % more positions; 6 as many, and takes 5 % more time. */
export const SORTED_EMPTIES: i32 = 7;
/** Endgame: from this many on, the positions after each move are looked up before any is searched. */
export const CHILD_CUT_EMPTIES: i32 = 12;
/** From this many on, they are looked up in the small table. */
export const NEAR_CHILD_CUT_EMPTIES: i32 = 8;
/**
 * Stable discs are counted if alpha is at least the first for each empty square, plus the second: the fuller the board, the
 * more are stable. -4 instead of -12 visits 1 % more positions, -20 as many.
 */
export const STABILITY_ALPHA_PER_EMPTY: i32 = 2;
export const STABILITY_ALPHA: i32 = -12;
/** Endgame ordering, in units of its own: for each reply less, for each empty square less beside own discs (worth 2 %). */
export const FEW_REPLIES_BONUS: i32 = 256;
export const FEW_PLACES_BONUS: i32 = 16;
export const ODD_QUADRANT_BONUS: i32 = 64;
/** 256 visits 2 % more positions, 0 and 400 5 %. */
export const CORNER_BONUS: i32 = 128;

/** At this many empty squares a search to the end is handed to the endgame, which does not use the evaluation. */
export const ENDGAME_EMPTIES: i32 = 13;
/** Before that, the rank of one disc of the estimate after a move. 24 to 64 measure alike; 0 visits 4 % more positions. */
export const END_ESTIMATE_VALUE: i32 = 32;
/**
 * The first step to the end, of this selectivity, goes on with probes down to here: 0.6 to 0.7 of the time. Later steps do not,
 * since the exact search uses what they have proved below 14 empty squares: 16 to 30 % more positions if they do.
 */
export const PROBED_END_SELECTIVITY: i32 = 6;
export const PROBED_ENDGAME_EMPTIES: i32 = 9;

/** Ordering: half a reply, or an empty square beside own discs. Replies in corners count double. */
export const MOBILITY_VALUE: i32 = 1;
/** A corner taken. */
export const CORNERS_VALUE: i32 = 12;
/** A disc of the estimate after the move, from this depth on. */
export const ORDER_EVALUATION_VALUE: i32 = 3;
export const EVALUATED_ORDER_DEPTH: i32 = 3;

/**
 * Half the width, in discs, of the window around the last score in which a depth is searched first. 3 visits 7 % more
 * positions; 10, or no window, 1 %.
 */
export const ASPIRATION: i32 = 6;

/** The table has two to the power of this many entries of 16 bytes. */
export const HASH_BITS: i32 = 20;

/** Multi-ProbCut: from this depth on. 5 lost 117 Elo. */
export const MIN_PROBED_DEPTH: i32 = 3;
/** Multi-ProbCut in a search with a clock: from this depth on, since there the estimate is the probe of two plies. */
export const MIN_PROBED_DEPTH_ON_CLOCK: i32 = 2;
/** Probe if the estimate is at most this many discs on the wrong side of the window. 8: 0 Elo. */
export const PROBE_SLACK: i32 = 3;
/** The least standard deviation, in discs. */
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
 * The formula holds for the estimate of a position of a tournament game against two plies. Two random plies later it is 1.2
 * times as much, and a search meets stranger positions.
 */
export const ESTIMATE_DEVIATIONS: f64 = 1.8;
/** The deviation of a search to the end of the game. */
export const END_DEVIATION: f64 = 2.053;
export const END_DEVIATION_EMPTY: f64 = 0.005;
export const END_DEVIATION_PROBE: f64 = -0.073;

/** The selectivity of searches that do not reach the end. Cuts at 95 % lost 106 Elo against 73 %; below that it hardly matters. */
export const MIDGAME_SELECTIVITY: i32 = 6;
/**
 * The selectivity of the only step to the end before the exact one if time is not limited, near and far from the end. With 18 to 20
 * empty squares 52 % visits as many positions, 87 % 8 % more; with 22 to 25, 73 % visits 3 % more, and 52 % may take three times as long.
 */
export const FIRST_END_SELECTIVITY: i32 = 5;
export const FAR_END_SELECTIVITY: i32 = 4;
export const FAR_END_EMPTIES: i32 = 22;
/** A search with a clock goes down by this much, from the selectivity of the middle of the game to the exact step. */
export const CLOCKED_STEP: i32 = 2;
/** An analysis goes to the end in three steps, at 73 %, at 95 % and exactly: the first two give every move a better estimate. */
export const HALFWAY_SELECTIVITY: i32 = 3;
export const END_STAGES: i32 = 3;
/** With fewer empty squares the exact search comes at once. */
export const SELECTIVE_EMPTIES: i32 = 16;

/** Enhanced transposition cutoff: from this depth on. 4 measures alike. */
export const MIN_ETC_DEPTH: i32 = 3;

/** A move that is this many discs better than all others needs little thought. */
export const FAR_AHEAD: i32 = 6;

/** With at most this many plies left, deepening goes to the end at once. 10: 0 Elo. */
export const PLIES_LEFT_OUT: i32 = 8;
/**
 * With a clock, only if there is this many times as much time as all steps before it have taken together: it takes 2 to 4
 * times as long. Going from 13 plies left in half as much time lost 44 Elo in 80 games.
 */
export const END_STEP_TIMES: f64 = 4;
/** But plies are not added further than to this many before the end. */
export const FEWEST_LEFT_OUT: i32 = 4;

/** Threads share the moves of positions searched at least this deep. */
export const MIN_SHARED_DEPTH: i32 = 3;
/** Threads share those searched to the end of the game this far from it. */
export const MIN_SHARED_DEPTH_TO_END: i32 = 14;

/** The line of a proved move goes on by searches, which take little after the proof, from this many empty squares on. */
export const MOST_FOLLOWED_EMPTIES: i32 = 20;
