import { html, nothing, type TemplateResult } from 'lit';
import { COLUMNS, type Connect4Position, landingSquare, ROWS } from '../../game/connect4/position.ts';
import { dropsDiscs } from '../../game/position.ts';
import { type Square, squareAt } from '../../game/square.ts';
import type { BoardGeometry } from '../../look/boardGeometry.ts';
import type { MatchState } from '../../store/matchStore.ts';
import { selectIsPersonsTurn, selectNextMove, selectPosition } from '../../store/selectors.ts';
import type { ShownValues } from '../../store/study/analyses.ts';
import { layoutFor, liveElement, place, type Shell } from '../kit/shell.ts';
import { columnName, dropName, latestSquares } from '../words/squares.ts';
import { cellValue, gridValues } from './cellValue.ts';
import { type BoardGrid, followSpots, type GridUse, type Spot, upTo } from './gridEvents.ts';
import { type ColumnPlace, placeAfterName, placeAfterStep, TOP } from './gridKeys.ts';

/** The input of the grid's template. */
interface Drawing {
  readonly shell: Shell;
  readonly state: MatchState;
  readonly position: Connect4Position;
  readonly board: BoardGeometry;
  readonly current: ColumnPlace;
  readonly values: ShownValues | undefined;
}

/** A button as tall as its column, so that a click anywhere in the column drops a disc there. */
const columnButton = (drawing: Drawing, column: number): TemplateResult => {
  const { shell, state, position, current, values } = drawing;
  const isCurrent = current.row === TOP && current.column === column;
  const landing = landingSquare(position, column);
  const playable = selectIsPersonsTurn(state) && landing !== undefined;
  const plain = columnName(shell.words, position, column);
  const { name, about, mark } = cellValue(shell, plain, values, landing);
  const isNext =
    landing !== undefined && landing === selectNextMove(state, shell.play.stores.study.getState());
  return html`
    <div role="gridcell">
      <button type="button" class="cell ${playable ? 'playable' : ''}" data-spot=${column} data-row=${TOP}
        tabindex=${isCurrent ? 0 : -1}
        aria-label=${isNext ? shell.words.t('tree.next', { square: name }) : name} aria-description=${about ?? nothing}>
        ${mark}
      </button>
    </div>`;
};

/** A square for reading only: clicks go through it to its column's button. */
const square = (
  { shell, state, position, current }: Drawing,
  column: number,
  row: number,
): TemplateResult => {
  const isCurrent = current.row === row && current.column === column;
  const [last] = latestSquares(state.match);
  return html`
    <div role="gridcell" class="cell drop" data-spot=${column} data-row=${row} tabindex=${isCurrent ? 0 : -1}
      aria-label=${dropName(shell.words, position, squareAt(column, row), last)}></div>`;
};

/** The columns in visual order. */
const columnsSeen = ({ board: { turn } }: Drawing): readonly number[] =>
  turn.isMirrored ? upTo(COLUMNS).toReversed() : upTo(COLUMNS);

const grid = (drawing: Drawing): TemplateResult => html`
  <div class="grid" role="grid" aria-label=${drawing.shell.words.t('board.board')}
    aria-rowcount=${ROWS + 1} aria-colcount=${COLUMNS} .style=${place(drawing.board.field)}>
    <div role="row" class="columns">${columnsSeen(drawing).map(column => columnButton(drawing, column))}</div>
    ${upTo(ROWS).map(
      row => html`<div role="row">${columnsSeen(drawing).map(column => square(drawing, column, row))}</div>`,
    )}
  </div>`;

/** The grid of Connect Four: a row of column buttons over the squares, sharing a single tab stop. */
export const mountColumnGrid = (shell: Shell, use: GridUse): BoardGrid => {
  let current: ColumnPlace = { column: Math.floor(COLUMNS / 2), row: TOP };
  const position = (): Connect4Position | undefined => {
    const shown = selectPosition(use.state());
    return dropsDiscs(shown) ? shown : undefined;
  };
  const { element, draw, stop } = liveElement(shell, 'grid-host', () => {
    const shown = position();
    if (shown === undefined) return html``;
    return grid({
      shell,
      state: use.state(),
      position: shown,
      board: layoutFor(shell, use.screen).board,
      current,
      values: gridValues(shell, use),
    });
  });
  const focus = (): void =>
    element.querySelector<HTMLElement>(`[data-spot="${current.column}"][data-row="${current.row}"]`)?.focus();
  const goTo = (next: ColumnPlace): void => {
    current = next;
    draw();
  };
  const move = (next: ColumnPlace | undefined): boolean => {
    if (next === undefined) return false;
    goTo(next);
    focus();
    return true;
  };
  const landing = (column: Spot): Square | undefined => {
    const shown = position();
    return shown && landingSquare(shown, column);
  };
  /** A move in a full column names its top square, and is refused for that. */
  const drop = (column: Spot): void => use.play(landing(column) ?? squareAt(column, 0));

  element.addEventListener('focusin', ({ target }) => {
    const { spot, row } = target instanceof HTMLElement ? target.dataset : {};
    if (spot !== undefined) goTo({ column: Number(spot), row: Number(row) });
  });
  followSpots(element, shell, {
    use,
    goTo: column => goTo({ column, row: TOP }),
    play: drop,
    attended: landing,
  });
  const stopTurning = shell.play.stores.settings.subscribe(({ boardTurn }, before) => {
    if (boardTurn !== before.boardTurn && element.contains(document.activeElement)) focus();
  });
  return {
    step: key => move(placeAfterStep(key, current, layoutFor(shell, use.screen).board.turn)),
    pick: key => move(placeAfterName(key)),
    focus,
    stop: () => {
      stopTurning();
      stop();
    },
  };
};
