import { html, render, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { drawBoard } from '../../look/boardDrawing.ts';
import { fitBoard, rect } from '../../look/boardGeometry.ts';
import type { BoardColors } from '../../look/colors.ts';
import { DEFAULT_THEME } from '../../look/themes.ts';
import { selectPosition } from '../../store/selectors.ts';
import { moveList } from '../board/moveList.ts';
import type { Shell } from '../kit/shell.ts';

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

const sheet = (shell: Shell): TemplateResult => {
  const position = selectPosition(shell.play.stores.match.getState());
  const board = fitBoard(rect(0, 0, SIDE, SIDE), position.shape);
  const drawing = drawBoard({
    board,
    position,
    theme: DEFAULT_THEME,
    colors: PRINT_COLORS,
    discShare: DISC_SHARE,
  });
  return html`
    <h1>${shell.words.t('name')}</h1>
    <svg viewBox="0 0 ${board.frame.width} ${board.frame.height}">${unsafeSVG(drawing)}</svg>
    ${moveList(shell)}`;
};

/** While the board is printed there is a sheet with its position and moves, which the style sheet shows alone. */
export const followPrinting = (shell: Shell): (() => void) => {
  const element = document.createElement('section');
  element.className = 'print-sheet';
  const prepare = (): void => {
    const { match } = shell.play.stores.match.getState();
    if (shell.play.stores.app.getState().screen !== 'board' || match === undefined) return;
    render(sheet(shell), element);
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
