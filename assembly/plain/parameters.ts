/** The time limit of every search of these opponents; it then uses the last completed depth. */
export const DEADLINE_MILLISECONDS: f64 = 4500;

/** The bitboard opponent's minimum depth; it searches deeper while its budget of evaluations lasts. */
export const BITBOARD_FIRST_DEPTH: i32 = 8;

/** The most positions that the bitboard opponent visits for a move as in its document, which set no limit. */
export const BY_THE_LETTER_NODES: u64 = 40_000_000;

/** The log2 of the entries, of 24 bytes each, in the table. */
export const HASH_BITS: i32 = 17;

/**
 * From this depth on, moves are ordered and positions stored in the table. Timed over 60 positions: 1 doubles the time; 3
 * saves a fifth of it but evaluates 8 to 26 % more positions, and evaluations are the budget.
 */
export const MIN_SORTED_DEPTH: i32 = 2;

/** Move ordering: the value of a corner in opponent replies. 2 to 20 are equally good; 0 costs 8 to 16 %. */
export const CORNER_IN_REPLIES: i32 = 6;

/** The published numbers of the minimax opponent. A draw counts for the side that made the last move. */
export const MINIMAX_WIN: i32 = 32767;
export const MINIMAX_DRAW: i32 = 4;
export const MINIMAX_CORNER: i32 = 4000;
export const MINIMAX_DISC: i32 = 1;
export const MINIMAX_FRONTIER: i32 = 10;
export const MINIMAX_MOVE: i32 = 1000;

/** The published numbers of the bitboard opponent. A disc of the final difference counts more than any estimate. */
export const BITBOARD_FINAL_DISC: i32 = 1 << 20;
export const BITBOARD_CORNER: i32 = 16;
export const BITBOARD_MOVE: i32 = 2;
export const BITBOARD_FRONTIER: i32 = 1;
