/**
 * What each random number of an opponent decides. With the seed of the match and the place in the game it is the last word that
 * `chance` hashes, so two entries of a game never share a number; another number here makes all levels play other games.
 */
export const ROLLS = {
  othello: { move: 1, form: 2, bookMove: 3, bookSquare: 4, glance: 5, care: 6 },
  connect4: { attention: 0, win: 1, threat: 2, move: 3, faultless: 100 },
} as const;
