import type { ByColor, Color } from '../color.ts';
import { emptySquares, type Position } from './position.ts';

export type Winner = Color | 'draw';

export const discCounts = ({ discs }: Position): ByColor<number> => ({
  black: discs.black.size,
  white: discs.white.size,
});

/** Who has more discs; the winner, once the game is over. */
export const leader = (position: Position): Winner => {
  const { black, white } = discCounts(position);
  if (black === white) return 'draw';
  return black > white ? 'black' : 'white';
};

/** The published score convention: final discs for Black with the empty squares given to the winner, 0 to 64. */
export const blackScoreEmptiesToWinner = (position: Position): number => {
  const { black } = discCounts(position);
  const empties = emptySquares(position).size;
  const winner = leader(position);
  if (winner === 'draw') return black + empties / 2;
  return winner === 'black' ? black + empties : black;
};
