import { RULES, type Rules } from '../game/rules.ts';
import { COLUMN_NAMES, columnOf, ROW_NAMES, rowOf, type Square, squareAt } from '../game/square.ts';

export const QUARTERS = [0, 1, 2, 3] as const;
/** Quarters of a whole turn, clockwise. */
export type Quarters = (typeof QUARTERS)[number];

/** A board's rotation as displayed: rotated clockwise, then mirrored from left to right. */
export interface BoardTurn {
  readonly quarters: Quarters;
  readonly isMirrored: boolean;
}

/** As boards are printed: a1 is in the upper left corner. */
export const UNTURNED: BoardTurn = { quarters: 0, isMirrored: false };

/** The columns and rows of a board. */
export interface Sides {
  readonly width: number;
  readonly height: number;
}

/** A square's visual place: from the left and from the top, from 0. */
export interface SeenPlace {
  readonly column: number;
  readonly row: number;
}

/** Discs fall down in every game of columns, so such a board can only be mirrored. */
export const turnFor = (rules: Rules, turn: BoardTurn): BoardTurn =>
  RULES[rules].picks === 'column' ? { quarters: 0, isMirrored: turn.isMirrored } : turn;

const isOnItsSide = ({ quarters }: BoardTurn): boolean => quarters % 2 === 1;

/** The visual number of columns and rows of a rotated board. */
export const seenSides = (turn: BoardTurn, { width, height }: Sides): Sides =>
  isOnItsSide(turn) ? { width: height, height: width } : { width, height };

/** A square's visual place; `seen` are the columns and rows of the rotated board. */
export const placeOf = ({ quarters, isMirrored }: BoardTurn, seen: Sides, square: Square): SeenPlace => {
  const [column, row] = [columnOf(square), rowOf(square)];
  const [right, low] = [seen.width - 1, seen.height - 1];
  const places: Readonly<Record<Quarters, SeenPlace>> = {
    0: { column, row },
    1: { column: right - row, row: column },
    2: { column: right - column, row: low - row },
    3: { column: row, row: low - column },
  };
  const place = places[quarters];
  return isMirrored ? { ...place, column: right - place.column } : place;
};

/** The square at a visual place: the inverse of `placeOf`. */
export const squareSeenAt = (
  { quarters, isMirrored }: BoardTurn,
  seen: Sides,
  { column: shown, row }: SeenPlace,
): Square => {
  const [right, low] = [seen.width - 1, seen.height - 1];
  const column = isMirrored ? right - shown : shown;
  const squares: Readonly<Record<Quarters, Square>> = {
    0: squareAt(column, row),
    1: squareAt(row, right - column),
    2: squareAt(right - column, low - row),
    3: squareAt(low - row, column),
  };
  return squares[quarters];
};

/** Rotates a quarter further clockwise, as seen on screen. */
export const turnedFurther = ({ quarters, isMirrored }: BoardTurn): BoardTurn => ({
  // Behind a mirror, clockwise is reversed.
  quarters: ((quarters + (isMirrored ? 3 : 1)) % QUARTERS.length) as Quarters,
  isMirrored,
});

/** Swaps left and right, as seen on screen. */
export const mirrored = ({ quarters, isMirrored }: BoardTurn): BoardTurn => ({
  quarters,
  isMirrored: !isMirrored,
});

/** The names of columns and rows along the visual upper and left side of a board. */
export const edgeNames = (
  turn: BoardTurn,
  seen: Sides,
): { readonly above: readonly string[]; readonly beside: readonly string[] } => {
  const nameOf = (place: SeenPlace, isColumn: boolean): string => {
    const square = squareSeenAt(turn, seen, place);
    return (isColumn ? COLUMN_NAMES[columnOf(square)] : ROW_NAMES[rowOf(square)]) ?? '';
  };
  const onItsSide = isOnItsSide(turn);
  return {
    above: Array.from({ length: seen.width }, (_, column) => nameOf({ column, row: 0 }, !onItsSide)),
    beside: Array.from({ length: seen.height }, (_, row) => nameOf({ column: 0, row }, onItsSide)),
  };
};
