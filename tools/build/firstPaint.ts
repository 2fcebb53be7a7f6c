import type { Plugin } from 'vite';
import { BUILT_PAGE_POLICY } from '../../server/web/headers.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { legalMoves } from '../../src/game/position.ts';
import { directionOf } from '../../src/i18n/direction.ts';
import { LANGUAGE_CODES, loadTranslation } from '../../src/i18n/languages.ts';
import { drawBoard } from '../../src/look/boardDrawing.ts';
import { fitBoard, rect } from '../../src/look/boardGeometry.ts';
import { DEFAULT_COLORS, DEFAULT_THEME } from '../../src/look/themes.ts';

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
    marked: legalMoves(STANDARD_START),
  });
  return `<svg class="first-board" viewBox="0 0 ${board.frame.width} ${board.frame.height}" role="img" aria-label="Othello board">${drawing}</svg>`;
};

/** The languages that the script in the page chooses from. */
const knownLanguages = (): string => `<meta name="languages" content="${LANGUAGE_CODES.join(' ')}" />`;

/** In every language what is said if no script ever comes, with a button to try again. */
const failedWords = async (): Promise<string> => {
  const translations = LANGUAGE_CODES.map(async code => {
    const { missing } = await loadTranslation(code);
    return `<div lang="${code}" dir="${directionOf(code)}"><p>${missing.page}</p><button type="button" class="primary">${missing.reload}</button></div>`;
  });
  return (await Promise.all(translations)).join('');
};

/** What is written into comments of `index.html`. */
const PARTS: Readonly<Record<string, () => string | Promise<string>>> = {
  '<!-- board -->': firstBoard,
  '<!-- failed -->': failedWords,
  '<!-- languages -->': knownLanguages,
};

const fill = (page: string, place: string, part: string): string => {
  if (!page.includes(place)) throw new Error(`index.html has no place for ${place}`);
  return page.replace(place, part);
};

/** Writes the page's policy into it; the dev server adds scripts and styles of its own, so it goes without. */
export const pagePolicy = (): Plugin => ({
  name: 'page-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: BUILT_PAGE_POLICY },
      injectTo: 'head-prepend',
    },
  ],
});

/** Writes the board and a few words into the page itself, so that they show before any script has loaded. */
export const firstPaint = (): Plugin => ({
  name: 'first-paint',
  transformIndexHtml: async page => {
    let filled = page;
    for (const [place, part] of Object.entries(PARTS)) filled = fill(filled, place, await part());
    return filled;
  },
});
