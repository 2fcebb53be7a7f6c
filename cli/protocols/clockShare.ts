/** Time lost between clock and engine besides thinking. */
const RESERVE_MILLISECONDS = 100;
const LEAST_MILLISECONDS = 10;
/** Own moves at the end that take almost no time, because the game is solved by then. */
const FREE_MOVES = 6;
const LEAST_MOVES = 2;

/** The share of the time left that a move may take, by the number of empty squares. */
export const clockShare = (leftMilliseconds: number, empties: number): number => {
  const moves = Math.max(LEAST_MOVES, Math.ceil(empties / 2) - FREE_MOVES);
  return Math.max(LEAST_MILLISECONDS, Math.floor((leftMilliseconds - RESERVE_MILLISECONDS) / moves));
};
