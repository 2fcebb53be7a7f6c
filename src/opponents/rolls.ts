/**
 * The purpose of each random number of an opponent. It is the last argument of `chance`, after the seed of
 * the match and the point in the game, so that no number is used twice in a game. Changing a value changes
 * the games of all levels.
 */
export const ROLLS = {
  othello: { move: 1, form: 2, bookMove: 3, bookSquare: 4, glance: 5, care: 6 },
  connect4: { attention: 0, win: 1, threat: 2, move: 3, faultless: 100 },
} as const;
