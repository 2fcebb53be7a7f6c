import { build, type Plugin, type Rollup } from 'vite';
import { builtPagePolicy } from '../../server/web/headers.ts';
import { stylesWithin } from '../../server/web/inlineStyles.ts';
import { drawBoard } from '../../src/board/boardDrawing.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { legalMoves } from '../../src/game/position.ts';
import { directionOf, LANGUAGE_CODES, loadTranslation } from '../../src/i18n/languages.ts';
import { SUPPORTED_BROWSERS } from '../../src/i18n/supportedBrowsers.ts';
import { fitBoard, rect, THIN } from '../../src/look/boardGeometry.ts';
import { USUAL_WISHES } from '../../src/look/style/boardStyle.ts';
import { DEFAULT_COLORS, DEFAULT_THEME } from '../../src/look/themes.ts';
import { fromRoot, ROOT } from '../paths.ts';
import { CHECKS } from './checks.ts';
import { customMedia } from './customMedia.ts';
import { TARGETS } from './targets.ts';

const SIDE = 600;

/** Encodes an SVG for a data URL in double quotes, readable so that it compresses well with the page. */
const inAddress = (svg: string): string =>
  svg.replaceAll('"', "'").replace(/[%#<>]/g, sign => `%${sign.charCodeAt(0).toString(16)}`);

/** The starting board as a picture. */
const firstBoard = (): string => {
  const { width, height } = STANDARD_START.shape;
  const board = fitBoard(rect(0, 0, SIDE, SIDE), { width, height, framing: THIN });
  const drawing = drawBoard({
    board,
    position: STANDARD_START,
    theme: DEFAULT_THEME,
    colors: DEFAULT_COLORS,
    ...USUAL_WISHES,
    marked: legalMoves(STANDARD_START),
  });
  const { width: wide, height: high } = board.frame;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" font-family="system-ui, sans-serif">${drawing}</svg>`;
  return `<img class="first-board" alt="Othello board" decoding="sync" src="data:image/svg+xml,${inAddress(svg)}" />`;
};

/** The languages from which the script in the page chooses. */
const knownLanguages = (): string => `<meta name="languages" content="${LANGUAGE_CODES.join(' ')}" />`;

/** The message in every language for a page whose script never loads or needs a newer browser, with a button to retry. */
const failedWords = async (): Promise<string> => {
  const translations = LANGUAGE_CODES.map(async code => {
    const { missing } = await loadTranslation(code);
    const tooOld = missing.browser.replace('{{browsers}}', SUPPORTED_BROWSERS);
    return `<div lang="${code}" dir="${directionOf(code)}"><p data-old="${tooOld}">${missing.page}</p><button type="button" class="primary">${missing.reload}</button></div>`;
  });
  return (await Promise.all(translations)).join('');
};

const FIRST_STYLE = 'src/ui/page/firstPaint.css';

/** The style sheet of the first paint, processed like all others. */
const firstStyle = async (): Promise<string> => {
  const built = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    plugins: [customMedia()],
    build: {
      write: false,
      target: TARGETS,
      rollupOptions: { checks: CHECKS, input: fromRoot(FIRST_STYLE) },
    },
  })) as Rollup.RollupOutput;
  const sheet = built.output.find(({ fileName }) => fileName.endsWith('.css'));
  if (sheet?.type !== 'asset') throw new Error(`${FIRST_STYLE} has become no style sheet`);
  return String(sheet.source).trim();
};

/** The content that replaces comments of `index.html`. */
const PARTS: Readonly<Record<string, () => string | Promise<string>>> = {
  '<!-- board -->': firstBoard,
  '<!-- failed -->': failedWords,
  '<!-- languages -->': knownLanguages,
};
const STYLE_PLACE = '<!-- style -->';

const fill = (page: string, place: string, part: string): string => {
  if (!page.includes(place)) throw new Error(`the page has no place for ${place}`);
  return page.replace(place, () => part);
};

/** Adds the content security policy to the page; the dev server adds inline scripts and styles, so it has none. */
export const pagePolicy = (): Plugin => ({
  name: 'page-policy',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: page => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: builtPagePolicy(stylesWithin(page)) },
        injectTo: 'head-prepend',
      },
    ],
  },
});

const LATER_STYLE = /\s*<link rel="stylesheet"[^>]*>/;
const PROGRAM = '<script type="module"';

/**
 * Moves the main style sheet below the content of the first paint, so that it delays only the program, which
 * needs it.
 */
const paintFirst = (page: string): string => {
  const [link] = LATER_STYLE.exec(page) ?? [];
  if (link === undefined) throw new Error('the built page has no style sheet');
  const rest = page.replace(link, '').replace('</body>', () => `${link.trim()}\n  </body>`);
  return fill(rest, PROGRAM, `${PROGRAM} fetchpriority="low"`);
};

/** Inlines style, board and a few words into the page, so that they show before anything else has loaded. */
export const firstPaint = (): Plugin[] => [
  {
    name: 'first-paint',
    transformIndexHtml: async (page, { server }) => {
      const style =
        server === undefined
          ? `<style>${await firstStyle()}</style>`
          : `<link rel="stylesheet" href="/${FIRST_STYLE}" />`;
      let filled = fill(page, STYLE_PLACE, style);
      for (const [place, part] of Object.entries(PARTS)) filled = fill(filled, place, await part());
      return filled;
    },
  },
  { name: 'paint-first', apply: 'build', transformIndexHtml: { order: 'post', handler: paintFirst } },
];
