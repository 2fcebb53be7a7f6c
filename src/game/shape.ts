import { BOARD_SIZE, type Square, squareAt } from './square.ts';
import { SquareSet } from './squareSet.ts';

export const MIN_SIDE = 2;
export const MAX_SIDE = BOARD_SIZE;

/** A board of `width` columns and `height` rows: a mask in the top left corner of the 8x8 set of squares. */
export interface Shape {
  readonly width: number;
  readonly height: number;
  readonly squares: SquareSet;
}

const isSide = (length: number): boolean =>
  Number.isInteger(length) && length >= MIN_SIDE && length <= MAX_SIDE;

/** `undefined` unless both sides are whole numbers from 2 to 8. */
export const makeShape = (width: number, height: number): Shape | undefined =>
  isSide(width) && isSide(height)
    ? { width, height, squares: SquareSet.rectangle(width, height) }
    : undefined;

export const STANDARD_SHAPE: Shape = {
  width: BOARD_SIZE,
  height: BOARD_SIZE,
  squares: SquareSet.rectangle(BOARD_SIZE, BOARD_SIZE),
};

/** The four middle squares, row by row; on odd sides the middle leans to the bottom right. */
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

/** The four corners, each beside the one across the board from it. */
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
