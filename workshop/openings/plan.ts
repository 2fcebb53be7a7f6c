/** Positions that fewer tournament games have reached are left out. */
export const LEAST_GAMES = 5;

/** Plies that the engine looks ahead for the value of a position, always as far, with its usual selective cuts. */
export const VALUE_DEPTH = 14;

/** Tournament games to look at: how many between the players who have played most, and how many for each position of the book. */
export const FAMOUS_GAMES = 40_000;
export const GAMES_FOR_EACH = 3;

/** Openings longer than this were never reached by `LEAST_GAMES` games. */
export const MOST_PLIES = 48;

/** Plies of the search of a position after which the book goes on. */
export const SEARCH_DEPTH = 22;

/** Where the book ends, a search goes on until it has visited this many positions: about a second of processor time. */
export const LEAST_VISITED = 5_000_000;
