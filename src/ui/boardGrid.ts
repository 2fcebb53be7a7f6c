import { html, type TemplateResult } from 'lit';
import { BOARD_SIZE, parseSquare, type Square, squareAt, squareFromIndex } from '../game/square.ts';
import { type BoardGeometry, squareRect } from '../look/boardGeometry.ts';
import { selectIsPersonsTurn, selectLegalMoves, selectPosition } from '../store/selectors.ts';
import { squareAfterName, squareAfterStep } from './gridKeys.ts';
import { place } from './place.ts';
import { cellName, lastSquare } from './sentences.ts';
import { layoutFor, liveElement, type Shell } from './shell.ts';

/** Where the keyboard stands at first: a legal move of Black's. */
const FIRST_SQUARE = parseSquare('d3');

const INDICES = Array.from({ length: BOARD_SIZE }, (_, index) => index);

export interface BoardGrid {
  /** Moves the keyboard's square by an arrow, Home or End; returns whether the key was one. */
  readonly step: (key: string) => boolean;
  /** The same by the name of a column or row. */
  readonly pick: (key: string) => boolean;
  readonly focus: () => void;
  readonly stop: () => void;
}

/** Cells are placed within the field, so that a square of the canvas and its button are the same rectangle. */
const cellStyle = (geometry: BoardGeometry, square: Square): string => {
  const { x, y, width, height } = squareRect(geometry, square);
  return place({ x: x - geometry.field.x, y: y - geometry.field.y, width, height });
};

/** A button without a look of its own: the canvas paints the square, this is what is touched and read. */
const cell = (shell: Shell, geometry: BoardGeometry, square: Square, isCurrent: boolean): TemplateResult => {
  const state = shell.play.stores.match.getState();
  const playable = selectIsPersonsTurn(state) && selectLegalMoves(state).has(square);
  return html`
    <button type="button" role="gridcell" class="cell ${playable ? 'playable' : ''}" data-square=${square}
      tabindex=${isCurrent ? 0 : -1} style=${cellStyle(geometry, square)}
      aria-label=${cellName(shell.words, selectPosition(state), square, lastSquare(state.match))}></button>`;
};

/** Rows for readers, each with its eight cells; on the page the cells alone have a place. */
const grid = (shell: Shell, current: Square): TemplateResult => {
  const { board } = layoutFor(shell, 'board');
  const row = (rowIndex: number): TemplateResult => html`
    <div role="row">
      ${INDICES.map(column => squareAt(column, rowIndex)).map(square =>
        cell(shell, board, square, square === current),
      )}
    </div>`;
  return html`
    <div class="grid" role="grid" aria-label=${shell.words.t('board.board')} style=${place(board.field)}>
      ${INDICES.map(row)}
    </div>`;
};

/** The square of the cell that an event came from: one listener serves all sixty-four. */
const squareOf = ({ target }: Event): Square | undefined => {
  const index =
    target instanceof Element ? target.closest('[data-square]')?.getAttribute('data-square') : null;
  return index === null || index === undefined ? undefined : squareFromIndex(Number(index));
};

const isPlayKey = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' ';

/** Plays when a key is let go on the square it was pressed on, as a button does for the pointer. */
const playOnRelease = (element: HTMLElement, play: (square: Square) => void): void => {
  let pressed: Square | undefined;
  element.addEventListener('keydown', event => {
    if (!isPlayKey(event)) return;
    event.preventDefault();
    if (!event.repeat) pressed = squareOf(event);
  });
  element.addEventListener('keyup', event => {
    if (!isPlayKey(event)) return;
    event.preventDefault();
    const square = squareOf(event);
    if (square !== undefined && square === pressed) play(square);
    pressed = undefined;
  });
  element.addEventListener('focusout', () => {
    pressed = undefined;
  });
};

/** The focused square, but only while its ring is seen: a click should not leave a preview behind. */
const shownFocus = (element: HTMLElement): Square | undefined => {
  const focused = element.querySelector('[data-square]:focus-visible');
  return focused === null ? undefined : squareFromIndex(Number(focused.getAttribute('data-square')));
};

/** Tells `play` what is looked at: by a mouse, or by a focus that shows. A finger only touches. */
const attendTo = (element: HTMLElement, { play }: Shell): void => {
  element.addEventListener('pointermove', event => {
    if (event.pointerType === 'mouse') play.attend(squareOf(event), { x: event.clientX, y: event.clientY });
  });
  element.addEventListener('pointerleave', () => play.attend(shownFocus(element)), true);
  element.addEventListener('focusin', () => {
    const square = shownFocus(element);
    if (square !== undefined) play.attend(square);
  });
  element.addEventListener('focusout', () => play.attend(undefined));
};

/** The grid with one tab stop, which follows focus, clicks and keys. */
export const mountGrid = (shell: Shell): BoardGrid => {
  const { play } = shell;
  let current: Square = FIRST_SQUARE;
  const { element, draw, stop } = liveElement(shell, 'grid-host', () => grid(shell, current));
  const focus = (): void => element.querySelector<HTMLElement>(`[data-square="${current}"]`)?.focus();
  const stand = (square: Square | undefined): boolean => {
    if (square === undefined) return false;
    current = square;
    draw();
    return true;
  };
  const move = (square: Square | undefined): boolean => {
    if (!stand(square)) return false;
    focus();
    return true;
  };

  element.addEventListener('click', event => {
    const square = squareOf(event);
    stand(square);
    // The second click of a double click, on what the first one played.
    const isEcho = event.detail > 1 && square === lastSquare(play.stores.match.getState().match);
    if (square !== undefined && !isEcho) play.playSquare(square);
  });
  element.addEventListener('focusin', event => stand(squareOf(event)));
  element.addEventListener('contextmenu', event => event.preventDefault());
  playOnRelease(element, square => play.playSquare(square));
  attendTo(element, shell);
  return {
    step: key => move(squareAfterStep(key, current)),
    pick: key => move(squareAfterName(key, current)),
    focus,
    stop: () => {
      play.attend(undefined);
      stop();
    },
  };
};
