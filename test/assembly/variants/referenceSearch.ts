import { discCounts, emptySquares } from '../../../src/game/board.ts';
import { type Color, opposite } from '../../../src/game/color.ts';
import { isOver, legalMoves, type OthelloPosition, play } from '../../../src/game/othello/position.ts';

/** Brute force with the rules of `src/game`, as a reference for the search of other boards. */

/** The score of a finished game for `color`: empty squares count for the side with more discs; negated in Anti-Othello. */
export const finalScore = (position: OthelloPosition, color: Color): number => {
  const counts = discCounts(position);
  const difference = counts[color] - counts[opposite(color)];
  const score = difference + Math.sign(difference) * emptySquares(position).size;
  return position.rules === 'anti' ? 0 - score : score;
};

/** The score for the side to move with best play. */
export const triedScore = (position: OthelloPosition): number => {
  const { turn } = position;
  if (isOver(position)) return finalScore(position, turn);
  const scores = [...legalMoves(position)].map(square => {
    const after = play(position, square) as OthelloPosition;
    return after.turn === turn ? triedScore(after) : 0 - triedScore(after);
  });
  return Math.max(...scores);
};
