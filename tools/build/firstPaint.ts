import type { Plugin } from 'vite';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { drawBoard } from '../../src/look/boardDrawing.ts';
import { fitBoard, rect } from '../../src/look/boardGeometry.ts';
import { DEFAULT_COLORS, DEFAULT_THEME } from '../../src/look/themes.ts';

const PLACE = '<!-- board -->';
const SIDE = 600;
const DISC_SHARE = 3 / 4;

/** The board at the start of a game, as a separate SVG. */
const firstBoard = (): string => {
  const { width, height } = STANDARD_START.shape;
  const board = fitBoard(rect(0, 0, SIDE, SIDE), { width, height });
  const drawing = drawBoard({
    board,
    position: STANDARD_START,
    theme: DEFAULT_THEME,
    colors: DEFAULT_COLORS,
    discShare: DISC_SHARE,
  });
  return `<svg class="first-board" viewBox="0 0 ${board.frame.width} ${board.frame.height}" role="img" aria-label="Othello board">${drawing}</svg>`;
};

/** Draws the board into the page itself, so that it shows before any script has loaded. */
export const firstPaint = (): Plugin => ({
  name: 'first-paint',
  transformIndexHtml: page => {
    if (!page.includes(PLACE)) throw new Error(`index.html has no place for the board: ${PLACE}`);
    return page.replace(PLACE, firstBoard());
  },
});
