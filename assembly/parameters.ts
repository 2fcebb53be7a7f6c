/** No search of either opponent may take longer, whatever the machine; it then answers from its last finished depth. */
export const DEADLINE_MILLISECONDS: f64 = 4500;

/** Positions searched between two looks at the clock and at the host's wish: some hundreds of microseconds. */
export const NODES_PER_POLL: i32 = 4096;

/** The bitboard opponent always finishes this depth and goes deeper only within its budget of evaluations. */
export const BITBOARD_FIRST_DEPTH: i32 = 8;

/** With this many plies to go, and more, positions are kept in the table. Found by timing 1 to 4. */
export const MIN_HASH_DEPTH: i32 = 2;

/** Entries of the table: 1.5 MB, cleared before each search. */
export const HASH_ENTRIES: i32 = 1 << 16;

/** With this many plies to go, and more, moves are sorted. Found by timing 1 to 4. */
export const MIN_ORDERING_DEPTH: i32 = 2;

/** Ordering: what a corner is worth in replies left to the opponent. */
export const CORNER_IN_REPLIES: i32 = 6;
