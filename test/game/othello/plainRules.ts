import { colorAt } from '../../../src/game/board.ts';
import { type Color, opposite } from '../../../src/game/color.ts';
import type { OthelloPosition } from '../../../src/game/othello/position.ts';
import { columnOf, rowOf, type Square, squareAt } from '../../../src/game/square.ts';

const STEPS = [-1, 0, 1];
const DIRECTIONS = STEPS.flatMap(x => STEPS.map(y => [x, y] as const)).filter(([x, y]) => x !== 0 || y !== 0);

/** The squares from `square` to the edge of the board in each direction. */
const linesFrom = ({ shape }: OthelloPosition, square: Square): Square[][] =>
  DIRECTIONS.map(([x, y]) => {
    const line: Square[] = [];
    let [column, row] = [columnOf(square) + x, rowOf(square) + y];
    while (column >= 0 && column < shape.width && row >= 0 && row < shape.height) {
      line.push(squareAt(column, row));
      [column, row] = [column + x, row + y];
    }
    return line;
  });

/** The discs that `color` flips on `square`, by the plain rule: all between the new disc and another of its color. */
export const plainFlips = (position: OthelloPosition, color: Color, square: Square): Square[] => {
  if (colorAt(position, square) !== undefined) return [];
  return linesFrom(position, square).flatMap(line => {
    const length = line.findIndex(other => colorAt(position, other) !== opposite(color));
    const isClosed = length > 0 && colorAt(position, line[length] as Square) === color;
    return isClosed ? line.slice(0, length) : [];
  });
};

export const plainMoves = (position: OthelloPosition, color: Color): Square[] =>
  [...position.shape.squares].filter(square => plainFlips(position, color, square).length > 0);
