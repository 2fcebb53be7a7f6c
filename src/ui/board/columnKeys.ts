import { COLUMNS, ROWS } from '../../game/connect4/position.ts';

/** The row of the column buttons, above the top squares. */
export const TOP = -1;

/** The keyboard's place in Connect Four: a column's button, or a square that is only read. */
export interface ColumnPlace {
  readonly column: number;
  readonly row: number;
}

const within = (index: number, least: number, most: number): number => Math.min(most, Math.max(least, index));

const placeAt = (column: number, row: number): ColumnPlace => ({
  column: within(column, 0, COLUMNS - 1),
  row: within(row, TOP, ROWS - 1),
});

const STEPS: Readonly<Record<string, (from: ColumnPlace) => ColumnPlace>> = {
  ArrowLeft: ({ column, row }) => placeAt(column - 1, row),
  ArrowRight: ({ column, row }) => placeAt(column + 1, row),
  ArrowUp: ({ column, row }) => placeAt(column, row - 1),
  ArrowDown: ({ column, row }) => placeAt(column, row + 1),
  Home: ({ row }) => placeAt(0, row),
  End: ({ row }) => placeAt(COLUMNS - 1, row),
};

/** Where an arrow, Home or End leads; undefined for every other key. */
export const placeAfterStep = (key: string, from: ColumnPlace): ColumnPlace | undefined =>
  Object.hasOwn(STEPS, key) ? STEPS[key]?.(from) : undefined;

/** The column button for `1` to `7`; undefined for every other key. */
export const placeAfterName = (key: string): ColumnPlace | undefined =>
  /^[1-9]$/.test(key) && Number(key) <= COLUMNS ? { column: Number(key) - 1, row: TOP } : undefined;
