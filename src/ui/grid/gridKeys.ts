import { COLUMNS, ROWS } from '../../game/connect4/position.ts';
import { tableOf } from '../../game/record.ts';
import type { Shape } from '../../game/shape.ts';
import { COLUMN_NAMES, columnOf, ROW_NAMES, rowOf, type Square, squareAt } from '../../game/square.ts';
import {
  type BoardTurn,
  placeOf,
  type SeenPlace,
  type Sides,
  seenSides,
  squareSeenAt,
  UNTURNED,
} from '../../look/turning.ts';

/** Steps stop at the edge of the board instead of wrapping around. */
const within = (index: number, length: number): number => Math.min(length - 1, Math.max(0, index));

type Step = (column: number, row: number, sides: Sides) => SeenPlace;

/** Arrow keys, Home and End, wherever the focus is on the board. */
const SQUARE_STEPS = tableOf<Step>({
  ArrowLeft: (column, row, { width }) => ({ column: within(column - 1, width), row }),
  ArrowRight: (column, row, { width }) => ({ column: within(column + 1, width), row }),
  ArrowUp: (column, row, { height }) => ({ column, row: within(row - 1, height) }),
  ArrowDown: (column, row, { height }) => ({ column, row: within(row + 1, height) }),
  Home: (_, row) => ({ column: 0, row }),
  End: (_, row, { width }) => ({ column: width - 1, row }),
});

/** Where an arrow, Home or End leads from a square, in visual order; undefined for every other key. */
export const squareAfterStep = (
  key: string,
  from: Square,
  shape: Shape,
  turn: BoardTurn = UNTURNED,
): Square | undefined => {
  const step = SQUARE_STEPS.has(key) ? SQUARE_STEPS.get(key) : undefined;
  if (step === undefined) return undefined;
  const sides = seenSides(turn, shape);
  const { column, row } = placeOf(turn, sides, from);
  return squareSeenAt(turn, sides, step(column, row, sides));
};

/** The index of the column or row that a key names, from 0; undefined if the board has none with that name. */
const indexOf = (names: readonly string[], key: string, length: number): number | undefined => {
  const index = names.indexOf(key.toLowerCase());
  return index >= 0 && index < length ? index : undefined;
};

/** Where `a` to `h` (a column) or `1` to `8` (a row) leads from a square; undefined for every other key. */
export const squareAfterName = (key: string, from: Square, { width, height }: Shape): Square | undefined => {
  const column = indexOf(COLUMN_NAMES, key, width);
  if (column !== undefined) return squareAt(column, rowOf(from));
  const row = indexOf(ROW_NAMES, key, height);
  return row === undefined ? undefined : squareAt(columnOf(from), row);
};

/** The row of the column buttons, above the top squares. */
export const TOP = -1;

/** The focused spot in Connect Four: a column's button, or a read-only square. */
export interface ColumnPlace {
  readonly column: number;
  readonly row: number;
}

const clamp = (index: number, least: number, most: number): number => Math.min(most, Math.max(least, index));

const placeAt = (column: number, row: number): ColumnPlace => ({
  column: clamp(column, 0, COLUMNS - 1),
  row: clamp(row, TOP, ROWS - 1),
});

/** Swaps left and right on a mirrored board. */
const MIRRORED_KEYS = tableOf<string>({
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
  Home: 'End',
  End: 'Home',
});

const COLUMN_STEPS = tableOf<(from: ColumnPlace) => ColumnPlace>({
  ArrowLeft: ({ column, row }) => placeAt(column - 1, row),
  ArrowRight: ({ column, row }) => placeAt(column + 1, row),
  ArrowUp: ({ column, row }) => placeAt(column, row - 1),
  ArrowDown: ({ column, row }) => placeAt(column, row + 1),
  Home: ({ row }) => placeAt(0, row),
  End: ({ row }) => placeAt(COLUMNS - 1, row),
});

/** Where an arrow, Home or End leads, in visual order; undefined for every other key. */
export const placeAfterStep = (
  key: string,
  from: ColumnPlace,
  { isMirrored }: BoardTurn = UNTURNED,
): ColumnPlace | undefined => {
  const meant = isMirrored && MIRRORED_KEYS.has(key) ? (MIRRORED_KEYS.get(key) ?? key) : key;
  return COLUMN_STEPS.has(meant) ? COLUMN_STEPS.get(meant)?.(from) : undefined;
};

/** The column button for `1` to `7`; undefined for every other key. */
export const placeAfterName = (key: string): ColumnPlace | undefined =>
  /^[1-9]$/.test(key) && Number(key) <= COLUMNS ? { column: Number(key) - 1, row: TOP } : undefined;
