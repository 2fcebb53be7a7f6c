import { columnOf } from '../game/square.ts';
import { type BoardGeometry, hasRoomForNames, sidesOf } from '../look/boardGeometry.ts';
import type { BoardColors } from '../look/colors.ts';
import { standingOut } from '../look/contrast.ts';
import { WHITE } from '../look/shade.ts';
import { squareSeenAt } from '../look/turning.ts';
import { BOARD_LINES } from './boardLines.ts';
import { rounded } from './svgShapes.ts';

/** The numbers of the columns, in the frame above them. */
export const drawColumnNumbers = (board: BoardGeometry, { connect4Frame }: BoardColors): string => {
  if (!hasRoomForNames(board.square)) return '';
  const edge = board.field.x - board.frame.x;
  const { size, weight } = BOARD_LINES.text;
  const sides = sidesOf(board);
  const numbers = Array.from(
    { length: sides.width },
    (_, column) =>
      `<text x="${edge + (column + 0.5) * board.square}" y="${edge / 2}">${1 + columnOf(squareSeenAt(board.turn, sides, { column, row: 0 }))}</text>`,
  );
  return `<g fill="${standingOut(WHITE, [connect4Frame])}" font-size="${rounded(size * edge)}" font-weight="${weight}" text-anchor="middle" dominant-baseline="central">${numbers.join('')}</g>`;
};
