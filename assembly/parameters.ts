/** Positions visited between two looks at the clock and at the host's wish: a fifth of a millisecond or so. */
export const NODES_PER_POLL: u64 = 1024;

/** Endgame: from this many empty squares on, positions are kept in the table and moves ordered by replies. */
export const HASHED_EMPTIES: i32 = 8;
/** Endgame: from this many on, the positions after each move are looked up before any is searched. */
export const CHILD_CUT_EMPTIES: i32 = 12;
/** Endgame: stable discs are counted where alpha is at least 64 + slack - so many discs for each empty square. */
export const STABILITY_DISCS_PER_EMPTY: i32 = 3;
export const STABILITY_SLACK: i32 = 20;
/** Endgame ordering, in units without meaning: for each reply less, and each empty square less beside own discs. */
export const FEW_REPLIES_BONUS: i32 = 256;
export const FEW_PLACES_BONUS: i32 = 16;
export const ODD_QUARTER_BONUS: i32 = 64;
export const CORNER_BONUS: i32 = 256;
