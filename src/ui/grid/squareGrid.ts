import { html, nothing, type TemplateResult } from 'lit';
import { columnOf, rowOf, type Square, squareAt, squareFromIndex } from '../../game/square.ts';
import { seenSides, squareSeenAt } from '../../look/turning.ts';
import type { MatchState } from '../../store/matchStore.ts';
import {
  selectIsOver,
  selectIsPersonsTurn,
  selectLegalMoves,
  selectNextMove,
  selectPosition,
} from '../../store/selectors.ts';
import type { ShownValues } from '../../store/study/analyses.ts';
import { layoutFor, liveElement, place, type Shell } from '../kit/shell.ts';
import { cellName, latestSquares, restingCellName } from '../words/squares.ts';
import { openingAfter } from '../words/study/openingWords.ts';
import { openedText } from '../words/study/overlayWords.ts';
import { cellValue, gridValues } from './cellValue.ts';
import { type BoardGrid, followSpots, type GridUse, type Spot, spotOf, upTo } from './gridEvents.ts';
import { squareAfterName, squareAfterStep } from './gridKeys.ts';

/** The input of the grid's template. */
interface Drawing {
  readonly shell: Shell;
  readonly state: MatchState;
  readonly latest: readonly Square[];
  readonly next: Square | undefined;
  readonly current: Square;
  readonly values: ShownValues | undefined;
  /** Whether each move names the squares it opens to the opponent. */
  readonly opened: boolean;
}

/** The opening that a move of a study leads to. */
const leadsTo = ({ words, play }: Shell, square: Square): string | undefined => {
  const opening = openingAfter(words, play.stores, square);
  return opening && words.t('openings.leadsTo', { name: opening.text });
};

/** The canvas paints the square; its button is for touch and screen readers, and shows only a move's value. */
const cell = (drawing: Drawing, square: Square): TemplateResult => {
  const { shell, state, latest, next, current, values, opened } = drawing;
  const nameOf = selectIsOver(state) ? restingCellName : cellName;
  const plainName = nameOf(shell.words, selectPosition(state), square, latest);
  const { name, about, mark } = cellValue(shell, plainName, values, square);
  const playable = selectIsPersonsTurn(state) && selectLegalMoves(state).has(square);
  const opens = playable && opened ? openedText(shell.words, selectPosition(state), square) : undefined;
  const opening = playable ? leadsTo(shell, square) : undefined;
  const more = [about, opens, opening].filter(text => text !== undefined).join(shell.words.t('comma'));
  return html`
    <button type="button" role="gridcell" class="cell ${playable ? 'playable' : ''}" data-spot=${square}
      tabindex=${square === current ? 0 : -1}
      aria-label=${square === next ? shell.words.t('tree.next', { square: name }) : name}
      aria-description=${more === '' ? nothing : more}>${mark}</button>`;
};

/**
 * Rows and cells are in visual order and share the board's area evenly, so that each button covers its square on the
 * canvas.
 */
const grid = (shell: Shell, use: GridUse, current: Square): TemplateResult => {
  const { board } = layoutFor(shell, use.screen);
  const state = use.state();
  const sides = seenSides(board.turn, selectPosition(state).shape);
  const latest = latestSquares(state.match);
  const study = use.screen === 'board' ? shell.play.stores.study.getState() : undefined;
  const next = study && selectNextMove(state, study);
  const opened = study?.overlay === 'opened';
  const values = gridValues(shell, use);
  const drawing: Drawing = { shell, state, latest, next, current, values, opened };
  const row = (rowIndex: number): TemplateResult => html`
    <div role="row">
      ${upTo(sides.width).map(column => cell(drawing, squareSeenAt(board.turn, sides, { column, row: rowIndex })))}
    </div>`;
  return html`
    <div class="grid" role="grid" aria-label=${shell.words.t('board.board')}
      aria-rowcount=${sides.height} aria-colcount=${sides.width} .style=${place(board.field)}>
      ${upTo(sides.height).map(row)}
    </div>`;
};

/** A grid of squares with a single tab stop; handles focus, clicks and keys. */
export const mountSquareGrid = (shell: Shell, use: GridUse): BoardGrid => {
  const { state } = use;
  const shape = () => selectPosition(state()).shape;
  const legalSquare = (): Square => selectLegalMoves(state()).first() ?? squareAt(0, 0);
  let chosen: Square | undefined;
  /** The square that holds the tab stop: at first a legal move. */
  const current = (): Square => {
    const { width, height } = shape();
    if (chosen === undefined || columnOf(chosen) >= width || rowOf(chosen) >= height) chosen = legalSquare();
    return chosen;
  };
  const { element, draw, stop } = liveElement(shell, 'grid-host', () => grid(shell, use, current()));
  const focus = (): void => element.querySelector<HTMLElement>(`[data-spot="${current()}"]`)?.focus();
  const goTo = (square: Square | undefined): boolean => {
    if (square === undefined) return false;
    chosen = square;
    draw();
    return true;
  };
  const move = (square: Square | undefined): boolean => {
    if (!goTo(square)) return false;
    focus();
    return true;
  };
  const squareOf = (spot: Spot | undefined): Square | undefined =>
    spot === undefined ? undefined : squareFromIndex(spot);
  const playSpot = (spot: Spot): void => {
    const square = squareOf(spot);
    if (square !== undefined) use.play(square);
  };

  element.addEventListener('focusin', event => goTo(squareOf(spotOf(event))));
  followSpots(element, shell, {
    use,
    goTo: spot => goTo(squareOf(spot)),
    play: playSpot,
    attended: squareOf,
  });
  // When the board is rotated, squares move to other buttons, and the focus moves with its square.
  const stopTurning = shell.play.stores.settings.subscribe(({ boardTurn }, before) => {
    if (boardTurn !== before.boardTurn && element.contains(document.activeElement)) focus();
  });
  return {
    step: key => move(squareAfterStep(key, current(), shape(), layoutFor(shell, use.screen).board.turn)),
    pick: key => move(squareAfterName(key, current(), shape())),
    focus,
    stop: () => {
      stopTurning();
      stop();
    },
  };
};
