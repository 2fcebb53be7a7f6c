import { colorAt } from '../../src/game/board.ts';
import type { Refusal } from '../../src/game/match.ts';
import { type GameRules, type Position, rulesFor } from '../../src/game/rules.ts';
import {
  COLUMN_NAMES,
  type ColumnName,
  columnOf,
  parseSquare,
  rowOf,
  type Square,
  squareAt,
} from '../../src/game/square.ts';

export type MoveReading =
  | { readonly type: 'square'; readonly square: Square }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'offBoard' }
  | { readonly type: 'unknown' };

const columnNamed = (name: string): number =>
  /\d/.test(name) ? Number(name) - 1 : COLUMN_NAMES.indexOf(name as ColumnName);

/** Reads `4`, `d`, or `d1` with the row counted from the bottom, which must be the landing square. */
const readColumn = (position: Position, text: string): MoveReading => {
  const [, name, row] =
    /^(?:([a-h])([1-9])?|\d)$/.exec(text) === null ? [] : (/^([a-h]|\d)([1-9])?$/.exec(text) ?? []);
  if (name === undefined) return { type: 'unknown' };
  const column = columnNamed(name);
  if (column < 0 || column >= position.shape.width) return { type: 'offBoard' };
  const square = rulesFor(position).landing(position, squareAt(column, 0));
  if (square === undefined) return { type: 'refused', refusal: 'columnFull' };
  const floats = row !== undefined && Number(row) !== position.shape.height - rowOf(square);
  return floats ? { type: 'refused', refusal: 'floats' } : { type: 'square', square };
};

const readSquare = (position: Position, text: string): MoveReading => {
  if (!/^[a-z]\d{1,2}$/.test(text)) return { type: 'unknown' };
  const square = parseSquare(text);
  const { width, height, squares } = position.shape;
  if (square === undefined || columnOf(square) >= width || rowOf(square) >= height)
    return { type: 'offBoard' };
  if (!squares.has(square)) return { type: 'refused', refusal: 'blockedSquare' };
  return colorAt(position, square) === undefined
    ? { type: 'square', square }
    : { type: 'refused', refusal: 'occupied' };
};

const READERS = { column: readColumn, square: readSquare } as const satisfies Record<
  GameRules['picks'],
  unknown
>;

/** Parses a typed move, ignoring case. */
export const readMove = (position: Position, text: string): MoveReading =>
  READERS[rulesFor(position).picks](position, text.toLowerCase());
