import type { Color } from '../../src/game/color.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { blackScoreEmptiesToWinner } from '../../src/game/othello/result.ts';
import { SQUARE_COUNT } from '../../src/game/square.ts';

/** The disc difference of a finished game for `color`, with the empty squares given to the winner. */
export const finalScore = (position: OthelloPosition, color: Color): number => {
  const forBlack = 2 * blackScoreEmptiesToWinner(position) - SQUARE_COUNT;
  return color === 'black' ? forBlack : -forBlack;
};

/** The same score for the other side, without a negative zero. */
export const negated = (score: number): number => 0 - score;
