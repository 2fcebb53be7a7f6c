import { type Color, opposite } from '../../src/game/color.ts';
import {
  blackScoreEmptiesToWinner,
  flippedBy,
  legalMovesFor,
  type OthelloPosition,
  type OthelloRules,
} from '../../src/game/othello/position.ts';
import { makeSquare } from '../../src/game/square.ts';
import type { Move } from '../../src/game/transcript.ts';

/**
 * Protocols name the side to move and send passes, so in these positions the side to move may have to pass, while positions
 * of `src/game` have forced passes already applied.
 */
export type { Move };

export const canMove = (position: OthelloPosition): boolean =>
  !legalMovesFor(position, position.turn).isEmpty();

/** The position with the other side to move. */
export const passed = (position: OthelloPosition): OthelloPosition => ({
  ...position,
  turn: opposite(position.turn),
});

export const hasToPass = (position: OthelloPosition): boolean =>
  !canMove(position) && canMove(passed(position));
export const isFinished = (position: OthelloPosition): boolean =>
  !canMove(position) && !canMove(passed(position));

/** The position after a move or a forced pass; undefined if that is illegal. */
export const makeMove = (position: OthelloPosition, move: Move): OthelloPosition | undefined => {
  if (move === 'pass') return hasToPass(position) ? passed(position) : undefined;
  if (!legalMovesFor(position, position.turn).has(move)) return undefined;
  const flipped = flippedBy(position, move);
  const { turn, discs } = position;
  const own = discs[turn].union(flipped).with(move);
  const other = discs[opposite(turn)].diff(flipped);
  const after = turn === 'black' ? { black: own, white: other } : { black: other, white: own };
  return { ...position, discs: after, turn: opposite(turn) };
};

export const makeMoveName = (move: Move): string => (move === 'pass' ? 'pass' : makeSquare(move));

/** The disc difference of a finished game for `color`; empty squares count for the winner. */
export const finalScore = (position: OthelloPosition, color: Color): number => {
  const forBlack = 2 * blackScoreEmptiesToWinner(position) - position.shape.squares.size;
  return color === 'black' ? forBlack : -forBlack;
};

/** Whether more discs are better. */
const SIGNS: Readonly<Record<OthelloRules, 1 | -1>> = { othello: 1, reversi: 1, anti: -1 };

/** The score of a finished game for `color`, positive for a win. In Anti-Othello it is the negated disc difference. */
export const endScore = (position: OthelloPosition, color: Color): number =>
  0 + SIGNS[position.rules] * finalScore(position, color);

/** The score from the other side, avoiding negative zero. */
export const negated = (score: number): number => 0 - score;
