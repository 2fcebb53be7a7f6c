export const BOARD_SIZE = 8;
export const SQUARE_COUNT = BOARD_SIZE * BOARD_SIZE;

export const COLUMN_NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
export const ROW_NAMES = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
export type ColumnName = (typeof COLUMN_NAMES)[number];
export type RowName = (typeof ROW_NAMES)[number];
export type SquareName = `${ColumnName}${RowName}`;

/**
 * A square as row * 8 + column, from 0 (a1, top left) to 63 (h8) on boards of every size. The brand is a
 * string, not a symbol, so that two published packages have the same type.
 */
export type Square = number & { readonly __is: 'Square' };

export const squareAt = (column: number, row: number): Square => (row * BOARD_SIZE + column) as Square;
export const columnOf = (square: Square): number => square % BOARD_SIZE;
export const rowOf = (square: Square): number => Math.floor(square / BOARD_SIZE);

/** `index` as a square, or `undefined` unless it is a whole number from 0 to 63. */
export const squareFromIndex = (index: number): Square | undefined =>
  Number.isInteger(index) && index >= 0 && index < SQUARE_COUNT ? (index as Square) : undefined;

/** Reads `f5` or `F5`. */
export function parseSquare(name: SquareName): Square;
export function parseSquare(name: string): Square | undefined;
export function parseSquare(name: string): Square | undefined {
  if (!/^[a-h][1-8]$/i.test(name)) return undefined;
  const column = COLUMN_NAMES.indexOf(name.charAt(0).toLowerCase() as ColumnName);
  return squareAt(column, Number(name.charAt(1)) - 1);
}

export const makeSquare = (square: Square): SquareName =>
  `${COLUMN_NAMES[columnOf(square)] as ColumnName}${ROW_NAMES[rowOf(square)] as RowName}`;

/** Distance in king moves; flips spread from the new disc by this distance. */
export const distanceBetween = (a: Square, b: Square): number =>
  Math.max(Math.abs(columnOf(a) - columnOf(b)), Math.abs(rowOf(a) - rowOf(b)));
