import { html, render, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import type { Color } from '../../game/color.ts';
import { isMatchOver, type Match, positionOf } from '../../game/match.ts';
import type { Words } from '../../i18n/words.ts';
import { drawBoard } from '../../look/boardDrawing.ts';
import { fitBoard, rect } from '../../look/boardGeometry.ts';
import { type BoardColors, discColors } from '../../look/colors.ts';
import { DEFAULT_THEME } from '../../look/themes.ts';
import { moveEntries } from '../board/moveList.ts';
import type { Shell } from '../kit/shell.ts';
import { gameText } from '../words/names.ts';
import { resultText } from '../words/results.ts';
import { replayTitle } from '../words/status.ts';

const SIDE = 600;
const DISC_SHARE = 3 / 4;

/** Black on white: what is not a disc of the first player is paper. */
const PRINT_COLORS: BoardColors = {
  darkSquares: '#ffffff',
  lightSquares: '#ffffff',
  blackDiscs: '#000000',
  whiteDiscs: '#ffffff',
  blackMarks: '#ffffff',
  whiteMarks: '#ffffff',
  connect4Frame: '#ffffff',
  redDiscs: '#000000',
  yellowDiscs: '#ffffff',
};

/** What a printer leaves out of a disc on screen is drawn here: a filled or an empty circle. */
const printedDisc = (color: Color): TemplateResult => html`
  <svg class="printed-disc" viewBox="-1.2 -1.2 2.4 2.4"><circle r="1" fill=${discColors(PRINT_COLORS)[color]} /></svg>`;

const printedMoves = (words: Words, match: Match): TemplateResult => html`
  <ol class="printed-moves" role="list" aria-label=${words.t('board.moves')}>
    ${moveEntries(match).map(
      ({ color, number, square }) => html`
        <li>
          <span class="move-number">${number ?? '–'}</span>${printedDisc(color)}<span>${square ?? words.t('board.pass')}</span>
        </li>`,
    )}
  </ol>`;

/** Who plays, and how the game ended. */
const printedTitle = (words: Words, match: Match): string => {
  const title = replayTitle(words, match, 'short');
  return isMatchOver(match) ? `${title} · ${resultText(words, match)}` : title;
};

const sheet = ({ words }: Shell, match: Match): TemplateResult => {
  const position = positionOf(match);
  const board = fitBoard(rect(0, 0, SIDE, SIDE), position.shape);
  const drawing = drawBoard({
    board,
    position,
    theme: DEFAULT_THEME,
    colors: PRINT_COLORS,
    discShare: DISC_SHARE,
  });
  return html`
    <h1>${gameText(words, match)}</h1>
    <p>${printedTitle(words, match)}</p>
    <svg class="printed-board" viewBox="-2 -2 ${board.frame.width + 4} ${board.frame.height + 4}">${unsafeSVG(drawing)}</svg>
    ${printedMoves(words, match)}
    <p class="printed-by">${words.t('name')}</p>`;
};

/** While the board is printed there is a sheet with its position and moves, which the style sheet shows alone. */
export const followPrinting = (shell: Shell): (() => void) => {
  const element = document.createElement('section');
  element.className = 'print-sheet';
  const prepare = (): void => {
    const { match } = shell.play.stores.match.getState();
    if (shell.play.stores.app.getState().screen !== 'board' || match === undefined) return;
    render(sheet(shell, match), element);
    shell.root.append(element);
  };
  const remove = (): void => element.remove();
  window.addEventListener('beforeprint', prepare);
  window.addEventListener('afterprint', remove);
  return () => {
    remove();
    window.removeEventListener('beforeprint', prepare);
    window.removeEventListener('afterprint', remove);
  };
};
