/** The table of proved values has two to the power of this many entries of 8 bytes. */
export const TABLE_BITS: i32 = 22;

/** Solving: from this many empty squares on, a position and its mirror image share an entry. */
export const SYMMETRY_EMPTIES: i32 = 28;
/** Solving: from this many on, the positions after each move are looked up before any is searched. */
export const CHILD_CUT_EMPTIES: i32 = 12;

/** Ordering: what a threat that a move makes is worth, in columns nearer to the centre. 2 visits 20 % more positions. */
export const THREAT_RANK: i32 = 8;

/** Beyond every score of looking ahead. */
export const INFINITY: i32 = 1 << 20;
/** The value of one disc of a proved value, beyond every estimate. */
export const DISC_VALUE: i32 = 1000;
export const LARGEST_ESTIMATE: i32 = 998;
/** What a threat is worth on a row that its owner gets late in the game, and on another row. */
export const RIGHT_THREAT_VALUE: i32 = 40;
export const WRONG_THREAT_VALUE: i32 = 14;
/** What a disc is worth in columns c to e, in column d, in rows 2 to 5. The three add up. */
export const MIDDLE_VALUE: i32 = 4;
export const CENTRE_VALUE: i32 = 4;
export const INNER_ROW_VALUE: i32 = 3;

/** A search to the end first looks this many plies ahead: that orders the moves and gives an answer at once. */
export const FIRST_LOOK_DEPTH: i32 = 10;

/** The table of looking ahead has two to the power of this many entries of 16 bytes. */
export const LOOK_TABLE_BITS: i32 = 16;

/** The share of its time that a search spends at most on the number of moves once it knows who wins. */
export const SHARE_FOR_DISTANCE: f64 = 1 / 3;

/** No search takes longer, except one that is to solve a position however long it takes. */
export const LONGEST_MILLISECONDS: f64 = 4500;
