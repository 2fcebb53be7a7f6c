import { discCounts, emptySquares } from '../board.ts';
import type { Color } from '../color.ts';
import type { OthelloPosition } from './position.ts';

/** The side with more discs: the winner of an ordinary game once it is over. */
export const leader = (position: OthelloPosition): Color | 'draw' => {
  const { black, white } = discCounts(position);
  if (black === white) return 'draw';
  return black > white ? 'black' : 'white';
};

/** The score as usually published: final discs for Black with the empty squares given to the winner, 0 to 64. */
export const blackScoreEmptiesToWinner = (position: OthelloPosition): number => {
  const { black } = discCounts(position);
  const empties = emptySquares(position).size;
  const winner = leader(position);
  if (winner === 'draw') return black + empties / 2;
  return winner === 'black' ? black + empties : black;
};
