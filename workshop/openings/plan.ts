/** Positions that fewer tournament games have reached are left out. */
export const LEAST_GAMES = 5;

/** Tournament games to look at: how many between the players who have played most, and how many for each position of the book. */
export const FAMOUS_GAMES = 40_000;
export const GAMES_FOR_EACH = 3;

/** Openings longer than this were never reached by `LEAST_GAMES` games. */
export const MOST_PLIES = 48;

/** Plies of the search of a position after which the book goes on, with the usual selective cuts. */
export const SEARCH_DEPTH = 22;

/** Where the book ends, a search goes on until it has visited this many positions: about a second of processor time. */
export const LEAST_VISITED = 5_000_000;

/** Plies that a value rests on at least: of 200 searches where the book ends one reached 21, all others 23 or more. */
export const LEAST_DEPTH = 21;
