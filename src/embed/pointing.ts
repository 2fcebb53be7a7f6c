import { parseSquare, type Square, type SquareName } from '../game/square.ts';

/** An arrow from the center of one square to that of another. */
export interface Arrow {
  readonly from: Square;
  readonly to: Square;
  readonly color?: string | undefined;
}

/** A ring around a square. */
export interface Mark {
  readonly square: Square;
  readonly color?: string | undefined;
}

/** An arrow as set by a script. */
export interface GivenArrow {
  readonly from: SquareName;
  readonly to: SquareName;
  readonly color?: string;
}
export interface GivenMark {
  readonly square: SquareName;
  readonly color?: string;
}

/** Reads pairs of squares as arrows. */
export const readArrows = (squares: readonly Square[]): readonly Arrow[] =>
  squares.flatMap((from, index) => {
    const to = squares[index + 1];
    return index % 2 === 1 || to === undefined ? [] : [{ from, to }];
  });

export const readMarks = (squares: readonly Square[]): readonly Mark[] => squares.map(square => ({ square }));

const squareOf = (name: unknown): Square => {
  const square = typeof name === 'string' ? parseSquare(name) : undefined;
  if (square === undefined) throw new RangeError(`There is no square "${String(name)}".`);
  return square;
};

const listOf = <T>(name: string, given: readonly T[]): readonly T[] => {
  if (!Array.isArray(given)) throw new TypeError(`${name} must be a list.`);
  return given;
};

export const arrowsFrom = (given: readonly GivenArrow[]): readonly Arrow[] =>
  listOf('arrows', given).map(({ from, to, color }) => ({ from: squareOf(from), to: squareOf(to), color }));

export const marksFrom = (given: readonly (GivenMark | SquareName)[]): readonly Mark[] =>
  listOf('marks', given).map(mark =>
    typeof mark === 'string'
      ? { square: squareOf(mark) }
      : { square: squareOf(mark.square), color: mark.color },
  );
