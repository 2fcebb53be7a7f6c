import { html, nothing, type TemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import { drawBoard } from '../board/boardDrawing.ts';
import { colorAt } from '../game/board.ts';
import { rulesOf } from '../game/games.ts';
import { dropsDiscs, isOver, legalMoves, type Position } from '../game/position.ts';
import { rulesFor } from '../game/rules.ts';
import { type Square, squareAt } from '../game/square.ts';
import type { Words } from '../i18n/words.ts';
import { type BoardGeometry, fitBoard, rect, squareRect } from '../look/boardGeometry.ts';
import { USUAL_WISHES } from '../look/style/boardStyle.ts';
import { type BoardTurn, turnFor, UNTURNED } from '../look/turning.ts';
import type { ShownValues } from '../store/study/analyses.ts';
import { cellName, dropName, restingCellName } from '../ui/words/squares.ts';
import { nameWithValue, valueText } from '../ui/words/study/valueWords.ts';
import { annotations } from './annotations.ts';
import { paintFor } from './paint.ts';
import type { Shown } from './readView.ts';

/** In the picture's own units. */
const PICTURE = { side: 600, discShare: 0.78 } as const;

/** The input for drawing the board. */
export interface Drawing {
  readonly words: Words;
  readonly shown: Shown;
  readonly position: Position;
  readonly values: ShownValues | undefined;
  /** The square that is in the tab order. */
  readonly current: Square;
  /** Whether a person may make the next move. */
  readonly isPlayable: boolean;
}

/** The rotation of the board for the side at the bottom. */
export const orientationTurn = ({ orientation, tree }: Shown): BoardTurn =>
  orientation === 'black' ? UNTURNED : turnFor(rulesOf(tree.setup.game), { quarters: 2, isMirrored: false });

const latestOf = ({ course, ply }: Shown): readonly Square[] => {
  const square = course.turns[ply - 1]?.square;
  return square === undefined ? [] : [square];
};

const plainName = ({ words, shown, position }: Drawing, square: Square): string => {
  const latest = latestOf(shown);
  if (dropsDiscs(position)) return dropName(words, position, square, latest[0]);
  return (isOver(position) ? restingCellName : cellName)(words, position, square, latest);
};

/** A square's box in percent of the board, so that the cells scale with the picture. */
const placeOf = (board: BoardGeometry, square: Square): string => {
  const { frame } = board;
  const { x, y, width, height } = squareRect(board, square);
  const share = (length: number, whole: number): string => `${(100 * length) / whole}%`;
  return [
    `left:${share(x - frame.x, frame.width)}`,
    `top:${share(y - frame.y, frame.height)}`,
    `width:${share(width, frame.width)}`,
    `height:${share(height, frame.height)}`,
  ].join(';');
};

const valueMark = ({ words, values }: Drawing, square: Square): TemplateResult | typeof nothing => {
  const value = values?.of.get(square);
  if (values === undefined || value === undefined) return nothing;
  const text = valueText(words, values.position, value, 'shortOutlook');
  return html`<span class=${value.isBest ? 'value best' : 'value'} aria-hidden="true">${text}</span>`;
};

const cell = (drawing: Drawing, board: BoardGeometry, square: Square): TemplateResult => {
  const { words, shown, position, values, current } = drawing;
  const value = values?.of.get(square);
  const plain = plainName(drawing, square);
  const name =
    values === undefined || value === undefined ? plain : nameWithValue(words, plain, values, value);
  const last = latestOf(shown)[0] === square ? (colorAt(position, square) ?? '') : '';
  return html`<div role="gridcell" part="square" class="cell ${last === '' ? '' : `last on-${last}`}" data-square=${square}
    tabindex=${square === current ? 0 : -1} aria-label=${name} .style=${placeOf(board, square)}>${valueMark(drawing, square)}</div>`;
};

const indices = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** The picture of the board, covered by a grid of accessible cells. */
export const boardPicture = (drawing: Drawing): TemplateResult => {
  const { words, shown, position, values, isPlayable } = drawing;
  const { width, height } = position.shape;
  const board = fitBoard(rect(0, 0, PICTURE.side, PICTURE.side), {
    width,
    height,
    turn: orientationTurn(shown),
  });
  const { colors, line, named } = paintFor(shown.theme);
  const isMarked = rulesFor(position).picks === 'square' && values === undefined && !isOver(position);
  const picture = drawBoard({
    board,
    position,
    theme: shown.theme,
    colors,
    line,
    ...USUAL_WISHES,
    discShare: PICTURE.discShare,
    ...(isMarked ? { marked: legalMoves(position) } : {}),
  });
  const { frame } = board;
  return html`
    <div class=${isPlayable ? 'board playable' : 'board'} part="board" .style=${`aspect-ratio:${frame.width}/${frame.height};--columns:${width}`}>
      <svg viewBox="0 0 ${frame.width} ${frame.height}" aria-hidden="true" focusable="false">${unsafeSVG(named(picture))}</svg>
      <div class="grid" role="grid" aria-label=${words.t('board.board')} aria-rowcount=${height} aria-colcount=${width}>
        ${indices(height).map(
          row =>
            html`<div role="row">${indices(width).map(column => cell(drawing, board, squareAt(column, row)))}</div>`,
        )}
      </div>
      ${annotations(board, shown)}
    </div>`;
};
