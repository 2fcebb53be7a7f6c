import {
  BOARD_SIZE,
  COLUMN_NAMES,
  columnOf,
  ROW_NAMES,
  rowOf,
  type Square,
  squareAt,
} from '../game/square.ts';

const LAST = BOARD_SIZE - 1;

/** Steps end at the edge of the board instead of going round. */
const within = (index: number): number => Math.min(LAST, Math.max(0, index));

/** Keys that mean a direction or an end wherever the focus is on the board. */
const STEPS: Readonly<Record<string, (column: number, row: number) => Square>> = {
  ArrowLeft: (column, row) => squareAt(within(column - 1), row),
  ArrowRight: (column, row) => squareAt(within(column + 1), row),
  ArrowUp: (column, row) => squareAt(column, within(row - 1)),
  ArrowDown: (column, row) => squareAt(column, within(row + 1)),
  Home: (_, row) => squareAt(0, row),
  End: (_, row) => squareAt(LAST, row),
};

/** Where an arrow, Home or End leads from a square; undefined for every other key. */
export const squareAfterStep = (key: string, from: Square): Square | undefined =>
  Object.hasOwn(STEPS, key) ? STEPS[key]?.(columnOf(from), rowOf(from)) : undefined;

/** Where `a` to `h` (a column) or `1` to `8` (a row) leads from a square; undefined for every other key. */
export const squareAfterName = (key: string, from: Square): Square | undefined => {
  const column = (COLUMN_NAMES as readonly string[]).indexOf(key.toLowerCase());
  if (column >= 0) return squareAt(column, rowOf(from));
  const row = (ROW_NAMES as readonly string[]).indexOf(key);
  return row >= 0 ? squareAt(columnOf(from), row) : undefined;
};
