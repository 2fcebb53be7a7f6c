/** What passes between a clock and its engine besides thinking. */
const RESERVE_MILLISECONDS = 100;
const LEAST_MILLISECONDS = 10;
/** Own moves at the end that cost next to nothing, because the game is solved by then. */
const FREE_MOVES = 6;
const LEAST_MOVES = 2;

/** What a move may take of the time that is left, with so many squares empty. */
export const clockShare = (leftMilliseconds: number, empties: number): number => {
  const moves = Math.max(LEAST_MOVES, Math.ceil(empties / 2) - FREE_MOVES);
  return Math.max(LEAST_MILLISECONDS, Math.floor((leftMilliseconds - RESERVE_MILLISECONDS) / moves));
};
