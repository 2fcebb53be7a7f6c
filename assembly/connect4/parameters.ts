/** The log2 of the entries, of 8 bytes each, in the table of proved values. */
export const TABLE_BITS: i32 = 22;

/** Solver: with at least this many empty squares, a position and its mirror image share an entry. */
export const SYMMETRY_EMPTIES: i32 = 28;
/** Solver: with at least this many empty squares, the positions after all moves are looked up before any is searched. */
export const CHILD_CUT_EMPTIES: i32 = 12;

/** Move ordering: the value of a threat created by a move, in columns nearer to the center. 2 visits 20 % more nodes. */
export const THREAT_RANK: i32 = 8;

/** Above every score of the depth-limited search. */
export const INFINITY: i32 = 1 << 20;
/** The value of one disc in proved values, larger than any estimate. */
export const DISC_VALUE: i32 = 1000;
export const LARGEST_ESTIMATE: i32 = 998;
/** The value of a threat on a row that its owner gets late in the game, and on another row. */
export const RIGHT_THREAT_VALUE: i32 = 40;
export const WRONG_THREAT_VALUE: i32 = 14;
/** The values of a disc in columns c to e, in column d, and in rows 2 to 5; they add up. */
export const MIDDLE_VALUE: i32 = 4;
export const CENTRE_VALUE: i32 = 4;
export const INNER_ROW_VALUE: i32 = 3;

/** A search to the end first searches this many plies, which orders the moves and provides an early answer. */
export const FIRST_LOOK_DEPTH: i32 = 10;

/** The log2 of the entries, of 16 bytes each, in the table of the depth-limited search. */
export const LOOK_TABLE_BITS: i32 = 16;

/** The maximum share of its time that a search spends on the length of the game once it knows the winner. */
export const SHARE_FOR_DISTANCE: f64 = 1 / 3;

/** The time limit of every search except one that must solve a position. */
export const LONGEST_MILLISECONDS: f64 = 4500;
