/** The minimum number of tournament games that reached a position of the book. */
export const LEAST_GAMES = 5;

/** The numbers of tournament games: candidates between the most active players, and games for each position of the book. */
export const FAMOUS_GAMES = 40_000;
export const GAMES_FOR_EACH = 3;

/** The maximum length of openings; longer ones were never reached by `LEAST_GAMES` games. */
export const MOST_PLIES = 48;

/** The search depth, with the usual selective cuts, of positions inside the book. */
export const SEARCH_DEPTH = 22;

/** The node limit of searches where the book ends: about a second of CPU time. */
export const LEAST_VISITED = 5_000_000;

/** The minimum depth behind a value: of 200 searches where the book ends one reached 21, all others at least 23. */
export const LEAST_DEPTH = 21;
