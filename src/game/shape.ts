import { BOARD_SIZE, columnOf, makeSquare, parseSquare, rowOf, type Square, squareAt } from './square.ts';
import { SquareSet } from './squareSet.ts';

export const MIN_SIDE = 2;
export const MAX_SIDE = BOARD_SIZE;

/**
 * A board of `width` columns and `height` rows: the top left part of the 8x8 squares. Squares of the
 * rectangle that are missing in `squares` are blocked: no disc can be placed there, and lines end there.
 */
export interface Shape {
  readonly width: number;
  readonly height: number;
  readonly squares: SquareSet;
}

const isSide = (length: number): boolean =>
  Number.isInteger(length) && length >= MIN_SIDE && length <= MAX_SIDE;

/** A board without blocked squares; `undefined` unless both sides are whole numbers from 2 to 8. */
export const makeShape = (width: number, height: number): Shape | undefined =>
  isSide(width) && isSide(height)
    ? { width, height, squares: SquareSet.rectangle(width, height) }
    : undefined;

export const STANDARD_SHAPE: Shape = {
  width: BOARD_SIZE,
  height: BOARD_SIZE,
  squares: SquareSet.rectangle(BOARD_SIZE, BOARD_SIZE),
};

/** The four centre squares, row by row; with an odd side the centre leans to the bottom right. */
export const centreSquares = ({ width, height }: Shape): readonly [Square, Square, Square, Square] => {
  const right = Math.floor(width / 2);
  const lower = Math.floor(height / 2);
  return [
    squareAt(right - 1, lower - 1),
    squareAt(right, lower - 1),
    squareAt(right - 1, lower),
    squareAt(right, lower),
  ];
};

/** The four corners, each followed by the opposite one. */
export const cornerSquares = ({ width, height }: Shape): readonly [Square, Square, Square, Square] => {
  const [right, lower] = [width - 1, height - 1];
  return [squareAt(0, 0), squareAt(right, lower), squareAt(right, 0), squareAt(0, lower)];
};

/** `7x4`: columns, then rows. */
export const makeSize = ({ width, height }: Shape): string => `${width}x${height}`;

/** Reads `7x4`; `undefined` unless both are whole numbers from 2 to 8. */
export const parseSize = (text: string): Shape | undefined => {
  const [, width, height] = /^(\d)x(\d)$/.exec(text) ?? [];
  return width === undefined ? undefined : makeShape(Number(width), Number(height));
};

const rectangleOf = ({ width, height }: Shape): SquareSet => SquareSet.rectangle(width, height);

export const blockedSquares = (shape: Shape): SquareSet => rectangleOf(shape).diff(shape.squares);

/** The board with exactly these squares blocked. */
export const withBlocked = (shape: Shape, blocked: SquareSet): Shape => {
  const squares = rectangleOf(shape).diff(blocked);
  return squares.equals(shape.squares) ? shape : { ...shape, squares };
};

const writeShape = (shape: Shape): string => {
  const blocked = [...blockedSquares(shape)].map(makeSquare).join('');
  return blocked === '' ? makeSize(shape) : `${makeSize(shape)}-${blocked}`;
};

const texts = new WeakMap<Shape, string>();

/** `8x8`, or with blocked squares `8x8-a1h1a8h8`: a complete description of a board. */
export const makeShapeText = (shape: Shape): string => {
  const text = texts.get(shape) ?? writeShape(shape);
  texts.set(shape, text);
  return text;
};

/** Reads what `makeShapeText` writes; `undefined` if a square is outside the board, named twice, or in its centre. */
export const parseShapeText = (text: string): Shape | undefined => {
  const [, size = '', names] = /^(\dx\d)(?:-((?:[a-h][1-8])+))?$/.exec(text) ?? [];
  const shape = parseSize(size);
  if (shape === undefined || names === undefined) return shape;
  const squares = (names.match(/../g) ?? []).flatMap(name => parseSquare(name) ?? []);
  const [blocked, centre] = [SquareSet.of(...squares), SquareSet.of(...centreSquares(shape))];
  const isDistinct = blocked.size === squares.length;
  const isFree = shape.squares.intersect(blocked).equals(blocked) && !blocked.intersects(centre);
  return isDistinct && isFree ? withBlocked(shape, blocked) : undefined;
};

/** Directions of the four kinds of line, as columns and rows. */
const LINES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

const isOn = ({ width, height, squares }: Shape, column: number, row: number): boolean =>
  column >= 0 && column < width && row >= 0 && row < height && squares.has(squareAt(column, row));

/** Whether every line through the square ends there, so that a disc on it can never be flipped. */
const isCorner = (shape: Shape, square: Square): boolean =>
  LINES.every(
    ([right, down]) =>
      !isOn(shape, columnOf(square) + right, rowOf(square) + down) ||
      !isOn(shape, columnOf(square) - right, rowOf(square) - down),
  );

const corners = new WeakMap<Shape, SquareSet>();

/** Squares on which a disc can never be flipped: the four corners, unless squares are blocked. */
export const cornersOf = (shape: Shape): SquareSet => {
  const known =
    corners.get(shape) ?? SquareSet.of(...[...shape.squares].filter(square => isCorner(shape, square)));
  corners.set(shape, known);
  return known;
};
