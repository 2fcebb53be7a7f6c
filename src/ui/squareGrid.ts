import { html, type TemplateResult } from 'lit';
import { type Square, squareAt, squareFromIndex } from '../game/square.ts';
import { type BoardGeometry, squareRect } from '../look/boardGeometry.ts';
import { selectIsOver, selectIsPersonsTurn, selectLegalMoves, selectPosition } from '../store/selectors.ts';
import { cellName, lastSquare, restingCellName } from './cellNames.ts';
import { type BoardGrid, followSpots, type Spot, spotOf } from './gridEvents.ts';
import { squareAfterName, squareAfterStep } from './gridKeys.ts';
import { place } from './place.ts';
import { layoutFor, liveElement, type Shell } from './shell.ts';

const upTo = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);

/** Cells are placed within the field, so that a square of the canvas and its button are the same rectangle. */
const spotStyle = (geometry: BoardGeometry, square: Square): string => {
  const { x, y, width, height } = squareRect(geometry, square);
  return place({ x: x - geometry.field.x, y: y - geometry.field.y, width, height });
};

/** A button without a look of its own: the canvas paints the square, this is what is touched and read. */
const cell = (shell: Shell, geometry: BoardGeometry, square: Square, isCurrent: boolean): TemplateResult => {
  const state = shell.play.stores.match.getState();
  const nameOf = selectIsOver(state) ? restingCellName : cellName;
  const playable = selectIsPersonsTurn(state) && selectLegalMoves(state).has(square);
  return html`
    <button type="button" role="gridcell" class="cell ${playable ? 'playable' : ''}" data-spot=${square}
      tabindex=${isCurrent ? 0 : -1} .style=${spotStyle(geometry, square)}
      aria-label=${nameOf(shell.words, selectPosition(state), square, lastSquare(state.match))}></button>`;
};

/** Rows for readers, each with its cells; on the page the cells alone have a place. */
const grid = (shell: Shell, current: Square): TemplateResult => {
  const { board } = layoutFor(shell, 'board');
  const { width, height } = selectPosition(shell.play.stores.match.getState()).shape;
  const row = (rowIndex: number): TemplateResult => html`
    <div role="row">
      ${upTo(width)
        .map(column => squareAt(column, rowIndex))
        .map(square => cell(shell, board, square, square === current))}
    </div>`;
  return html`
    <div class="grid" role="grid" aria-label=${shell.words.t('board.board')}
      aria-rowcount=${height} aria-colcount=${width} .style=${place(board.field)}>
      ${upTo(height).map(row)}
    </div>`;
};

/** A grid of squares with one tab stop, which follows focus, clicks and keys. */
export const mountSquareGrid = (shell: Shell): BoardGrid => {
  const { play } = shell;
  const state = () => play.stores.match.getState();
  const shape = () => selectPosition(state()).shape;
  const legalSquare = (): Square => selectLegalMoves(state()).first() ?? squareAt(0, 0);
  let chosen: Square | undefined;
  /** Where the keyboard stands: at first on a legal move. */
  const current = (): Square => {
    if (chosen === undefined || !shape().squares.has(chosen)) chosen = legalSquare();
    return chosen;
  };
  const { element, draw, stop } = liveElement(shell, 'grid-host', () => grid(shell, current()));
  const focus = (): void => element.querySelector<HTMLElement>(`[data-spot="${current()}"]`)?.focus();
  const stand = (square: Square | undefined): boolean => {
    if (square === undefined) return false;
    chosen = square;
    draw();
    return true;
  };
  const move = (square: Square | undefined): boolean => {
    if (!stand(square)) return false;
    focus();
    return true;
  };
  const squareOf = (spot: Spot | undefined): Square | undefined =>
    spot === undefined ? undefined : squareFromIndex(spot);
  const playSpot = (spot: Spot): void => {
    const square = squareOf(spot);
    if (square !== undefined) play.playSquare(square);
  };

  element.addEventListener('click', event => {
    const square = squareOf(spotOf(event));
    stand(square);
    // The second click of a double click, on what the first one played.
    const isEcho = event.detail > 1 && square === lastSquare(state().match);
    if (square !== undefined && !isEcho) play.playSquare(square);
  });
  element.addEventListener('focusin', event => stand(squareOf(spotOf(event))));
  followSpots(element, shell, { play: playSpot, attended: squareOf });
  return {
    step: key => move(squareAfterStep(key, current(), shape())),
    pick: key => move(squareAfterName(key, current(), shape())),
    focus,
    stop,
  };
};
