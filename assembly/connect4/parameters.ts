/** The table of what is proved has two to the power of this many entries of 8 bytes. */
export const TABLE_BITS: i32 = 22;

/** Solving: from so many empty squares on a position and its mirror image are one in the table. */
export const SYMMETRY_EMPTIES: i32 = 28;
/** ... and the positions after each move are looked up before any is searched: 16 % fewer positions. */
export const CHILD_CUT_EMPTIES: i32 = 12;

/** Ordering: what a threat that a move makes counts in columns nearer to the centre. 2 visits 20 % more positions. */
export const THREAT_RANK: i32 = 8;

/** Beyond every score of looking ahead. */
export const INFINITY: i32 = 1 << 20;
/** What each disc of a proved value counts there, and what no estimate reaches. */
export const DISC_VALUE: i32 = 1000;
export const LARGEST_ESTIMATE: i32 = 998;
/** What a threat is worth on a row that falls to its owner late in the game, and on another row. */
export const RIGHT_THREAT_VALUE: i32 = 40;
export const WRONG_THREAT_VALUE: i32 = 14;
/** What a disc is worth in columns c to e, in column d, in rows 2 to 5: each comes on top. */
export const MIDDLE_VALUE: i32 = 4;
export const CENTRE_VALUE: i32 = 4;
export const INNER_ROW_VALUE: i32 = 3;

/** A search to the end looks so many plies ahead first: that orders the moves and gives an answer at once. */
export const FIRST_LOOK_DEPTH: i32 = 10;

/** The table of looking ahead has two to the power of this many entries of 16 bytes. */
export const LOOK_TABLE_BITS: i32 = 16;

/** The part of its time that a search takes at most for the number of moves, once it knows who wins. */
export const SHARE_FOR_DISTANCE: f64 = 1 / 3;

/** No search takes longer, except one that is to solve a position whatever it takes. */
export const LONGEST_MILLISECONDS: f64 = 4500;
