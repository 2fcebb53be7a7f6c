import { columnOf, rowOf, type Square } from '../game/square.ts';
import type { BoardGeometry } from '../look/boardGeometry.ts';
import type { Spot } from './svg.ts';

/** The width of the frame in a drawing, which begins at 0. */
export const edgeOf = ({ field, frame }: BoardGeometry): number => field.x - frame.x;

/** The middle of a square in a drawing. */
export const middleOf = (board: BoardGeometry, square: Square): Spot => {
  const at = (index: number): number => edgeOf(board) + (index + 0.5) * board.square;
  return { x: at(columnOf(square)), y: at(rowOf(square)) };
};

/** The sizes of what is written on squares, as shares of a square's side, by the number of its signs. */
const SIZES = { number: [0, 0.46, 0.42, 0.34], value: [0, 0.4, 0.38, 0.34, 0.27, 0.23] } as const;

/** How large a text may be to fit on a square or its disc. */
export const letteringSize = (kind: keyof typeof SIZES, text: string, { square }: BoardGeometry): number =>
  (SIZES[kind][text.length] ?? SIZES[kind].at(-1) ?? 0) * square;
