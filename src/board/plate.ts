import type { Square } from '../game/square.ts';
import { type BoardGeometry, sidesOf } from '../look/boardGeometry.ts';
import type { Hex } from '../look/colors.ts';
import { placeOf } from '../look/turning.ts';
import { BOARD_LINES } from './boardLines.ts';
import type { Spot } from './shapes.ts';
import { rounded } from './svgShapes.ts';

/** The center of a square in a drawing, whose origin is the corner of the frame. */
export const middleOf = (board: BoardGeometry, square: Square): Spot => {
  const edge = board.field.x - board.frame.x;
  const at = (index: number): number => edge + (index + 0.5) * board.square;
  const { column, row } = placeOf(board.turn, sidesOf(board), square);
  return { x: at(column), y: at(row) };
};

/** The opacity of the light line around a board. */
const RIM = 0.12;
export const RIM_LINE = `stroke="#ffffff" stroke-opacity="${RIM}"`;

export const cornerOf = ({ square }: BoardGeometry): number => rounded(BOARD_LINES.cornerRadius * square);

/** The frame, or the ground below everything else. */
export const plate = (board: BoardGeometry, fill: Hex): string =>
  `<rect width="${board.frame.width}" height="${board.frame.height}" rx="${cornerOf(board)}" fill="${fill}" ${RIM_LINE}/>`;
