import type { Color } from '../../src/game/color.ts';
import { opposite } from '../../src/game/color.ts';
import type { OthelloPosition } from '../../src/game/othello/position.ts';
import { columnOf, rowOf, type Square, squareAt } from '../../src/game/square.ts';

/**
 * The rules of Othello once more, square by square and as slow as they are plain, to count by what the study counts with sets
 * of squares.
 */
export interface PlainBoard {
  readonly width: number;
  readonly height: number;
  /** Whose disc lies on a square that is in play. */
  readonly cells: ReadonlyMap<Square, Color | 'empty'>;
}

type Step = readonly [right: number, down: number];

const LINES: readonly Step[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
];
const STEPS: readonly Step[] = LINES.flatMap(([right, down]): readonly Step[] => [
  [right, down],
  [-right, -down],
]);

export const plainBoard = ({ shape, discs }: OthelloPosition): PlainBoard => {
  const colorAt = (square: Square): Color | 'empty' => {
    if (discs.black.has(square)) return 'black';
    return discs.white.has(square) ? 'white' : 'empty';
  };
  const cells = new Map([...shape.squares].map(square => [square, colorAt(square)]));
  return { width: shape.width, height: shape.height, cells };
};

const stepFrom = ({ width, height, cells }: PlainBoard, square: Square, [right, down]: Step) => {
  const [column, row] = [columnOf(square) + right, rowOf(square) + down];
  if (column < 0 || row < 0 || column >= width || row >= height) return undefined;
  const next = squareAt(column, row);
  return cells.has(next) ? next : undefined;
};

const flippedAlong = (board: PlainBoard, square: Square, color: Color, step: Step): readonly Square[] => {
  const found: Square[] = [];
  let next = stepFrom(board, square, step);
  while (next !== undefined && board.cells.get(next) === opposite(color)) {
    found.push(next);
    next = stepFrom(board, next, step);
  }
  return next !== undefined && board.cells.get(next) === color ? found : [];
};

const flippedBy = (board: PlainBoard, square: Square, color: Color): readonly Square[] =>
  board.cells.get(square) === 'empty' ? STEPS.flatMap(step => flippedAlong(board, square, color, step)) : [];

const squaresOf = (board: PlainBoard, of: Color | 'empty'): readonly Square[] =>
  [...board.cells].filter(([, cell]) => cell === of).map(([square]) => square);

export const plainMoves = (board: PlainBoard, color: Color): readonly Square[] =>
  squaresOf(board, 'empty').filter(square => flippedBy(board, square, color).length > 0);

export const countOf = (board: PlainBoard, color: Color): number => squaresOf(board, color).length;

export const plainPlay = (board: PlainBoard, square: Square, color: Color): PlainBoard => {
  const cells = new Map(board.cells);
  for (const flipped of [square, ...flippedBy(board, square, color)]) cells.set(flipped, color);
  return { ...board, cells };
};

/** Whether each of the four lines through the square ends there. */
export const isPlainCorner = (board: PlainBoard, square: Square): boolean =>
  LINES.every(
    ([right, down]) =>
      stepFrom(board, square, [right, down]) === undefined ||
      stepFrom(board, square, [-right, -down]) === undefined,
  );

/** Two squares that lie on both sides of a third one, along an edge of the board. */
export const isBetween = (
  board: PlainBoard,
  square: Square,
  [one, other]: readonly [Square, Square],
): boolean => {
  const { width, height } = board;
  const [left, right] = [columnOf(one), columnOf(other)];
  const [top, bottom] = [rowOf(one), rowOf(other)];
  const isMiddle =
    left + right === 2 * columnOf(square) &&
    top + bottom === 2 * rowOf(square) &&
    Math.abs(left - right) + Math.abs(top - bottom) === 2;
  const isOnEdge =
    (left === right && (left === 0 || left === width - 1)) ||
    (top === bottom && (top === 0 || top === height - 1));
  return isMiddle && isOnEdge;
};

/** The empty squares that hang together with one, by king's moves. */
export const floodFill = (board: PlainBoard, from: Square): ReadonlySet<Square> => {
  const filled = new Set<Square>();
  const fill = (square: Square | undefined): void => {
    if (square === undefined || filled.has(square) || board.cells.get(square) !== 'empty') return;
    filled.add(square);
    for (const step of STEPS) fill(stepFrom(board, square, step));
  };
  fill(from);
  return filled;
};

const keyOf = ({ cells }: PlainBoard, turn: Color): string =>
  `${turn} ${[...cells.values()].map(cell => cell.slice(0, 1)).join('')}`;

/** The discs of a color that keep it in every game from here on, by playing out all of them. */
export const neverFlipped = (board: PlainBoard, turn: Color, color: Color): ReadonlySet<Square> => {
  const kept = new Set(squaresOf(board, color));
  const seen = new Set<string>();
  const playOut = (now: PlainBoard, mover: Color): void => {
    const key = keyOf(now, mover);
    if (seen.has(key)) return;
    seen.add(key);
    for (const square of kept) if (now.cells.get(square) !== color) kept.delete(square);
    const moves = plainMoves(now, mover);
    for (const move of moves) playOut(plainPlay(now, move, mover), opposite(mover));
    if (moves.length === 0 && plainMoves(now, opposite(mover)).length > 0) playOut(now, opposite(mover));
  };
  playOut(board, turn);
  return kept;
};
