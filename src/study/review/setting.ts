import { type Color, opposite } from '../../game/color.ts';
import { legalMovesFor, type OthelloPosition, play } from '../../game/othello/position.ts';
import { cornersOf } from '../../game/shape.ts';
import { columnOf, rowOf, type Square } from '../../game/square.ts';
import type { SquareSet } from '../../game/squareSet.ts';
import { neighborOf, stableDiscs } from '../stability.ts';

/** An Othello move with the best alternative: the input for finding reasons. */
export interface Setting {
  readonly color: Color;
  readonly other: Color;
  readonly move: Square;
  readonly best: Square;
  readonly before: OthelloPosition;
  readonly after: OthelloPosition;
  readonly afterBest: OthelloPosition;
}

export const settingOf = (before: OthelloPosition, move: Square, best: Square): Setting | undefined => {
  const [after, afterBest] = [play(before, move), play(before, best)];
  if (after === undefined || afterBest === undefined) return undefined;
  return { color: before.turn, other: opposite(before.turn), move, best, before, after, afterBest };
};

/** The moves that only the played move opens to the opponent: impossible before, and after the best move. */
export const newReplies = ({ other, before, after, afterBest }: Setting): SquareSet =>
  legalMovesFor(after, other).diff(legalMovesFor(before, other)).diff(legalMovesFor(afterBest, other));

/** The position after the opponent plays `reply`. */
const afterReply = ({ after, other }: Setting, reply: Square): OthelloPosition | undefined =>
  play({ ...after, turn: other }, reply);

/** The corners among the moves. */
export const cornersIn = ({ before: { shape } }: Setting, moves: SquareSet): SquareSet =>
  moves.intersect(cornersOf(shape));

/**
 * The two neighbors along the edge of the board; `undefined` if the square is not on an edge, or is a corner
 * or next to a gap.
 */
export const edgeNeighbors = (
  position: OthelloPosition,
  square: Square,
): readonly [Square, Square] | undefined => {
  const { width, height } = position.shape;
  const isUpright = [0, width - 1].includes(columnOf(square));
  const isLevel = [0, height - 1].includes(rowOf(square));
  if (isUpright === isLevel) return undefined;
  const [right, down] = isUpright ? [0, 1] : [1, 0];
  const [one, two] = [
    neighborOf(position, square, [-right, -down]),
    neighborOf(position, square, [right, down]),
  ];
  return one === undefined || two === undefined ? undefined : [one, two];
};

/** Whether the disc of `reply` can never be flipped. */
export const isStableReply = (setting: Setting, reply: Square): boolean => {
  const position = afterReply(setting, reply);
  return position !== undefined && stableDiscs(position, setting.other).has(reply);
};
