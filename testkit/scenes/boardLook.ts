import { SquareSet } from '../../src/game/squareSet.ts';
import type { BoardGeometry } from '../../src/look/boardGeometry.ts';
import { styleOf, USUAL_WISHES } from '../../src/look/style/boardStyle.ts';
import type { BoardLook } from '../../src/scenes/board/paint/boardPaint.ts';

/** How a board of Othello looks at first, on a screen with one device pixel a CSS pixel; a test says what is otherwise. */
export const usualLook = (board: BoardGeometry, otherwise: Partial<BoardLook> = {}): BoardLook => ({
  board,
  rules: 'othello',
  blocked: SquareSet.empty,
  pixelRatio: 1,
  paint: styleOf('classic'),
  ...USUAL_WISHES,
  font: 'sans-serif',
  ...otherwise,
});
