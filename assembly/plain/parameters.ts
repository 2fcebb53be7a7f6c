/** No search of either opponent may take longer, whatever the machine; it then answers from its last finished depth. */
export const DEADLINE_MILLISECONDS: f64 = 4500;

/** Positions searched between two looks at the clock and at the host's wish: some hundreds of microseconds. */
export const NODES_PER_POLL: i32 = 4096;

/** The bitboard opponent always searches this depth; deeper ones are begun while its budget of evaluations lasts. */
export const BITBOARD_FIRST_DEPTH: i32 = 8;

/** The table has two to the power of this many entries of 24 bytes, cleared before each search. */
export const HASH_BITS: i32 = 17;

/**
 * With this many plies to go, and more, moves are sorted and positions kept in the table. Timed over 60 positions: 1
 * doubles the time; 3 saves a fifth of it but evaluates 8 to 26 % more positions, and evaluations are the budget.
 */
export const MIN_SORTED_DEPTH: i32 = 2;

/** Ordering: what a corner is worth in replies left to the opponent. 2 to 20 measure alike, 0 costs 8 to 16 %. */
export const CORNER_IN_REPLIES: i32 = 6;
