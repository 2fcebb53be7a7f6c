import { html, nothing, type TemplateResult } from 'lit';
import type { Layout, Rect } from '../../look/layout.ts';
import { selectShownMatch } from '../../store/selectors.ts';
import { dialogHead } from '../kit/dialogs.ts';
import { addLayer } from '../kit/layers.ts';
import { layoutFor, liveElement, place, type Shell } from '../kit/shell.ts';
import { panelTabs } from '../study/panelTabs.ts';
import { moveList, showLatest } from './moveList.ts';
import { recentMoves } from './recentMoves.ts';
import { replayRect } from './replayCard.ts';
import { resultRect } from './resultPanel.ts';
import { messagesRect } from './tableMessages.ts';

/** The list as the rest of the board screen sees it. Only a sheet opens and closes. */
export interface MovesPanel {
  readonly isSheet: () => boolean;
  readonly isOpen: () => boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  readonly stop: () => void;
}

/** Where an open sheet lies: over everything but the board. */
const sheetRect = ({ panel, orientation, status, ownStrip, actions }: Layout): Rect => {
  if (orientation === 'landscape') return { ...status, height: actions.y + actions.height - status.y };
  const bottom = panel.y + panel.height;
  return { x: 0, y: ownStrip.y, width: panel.width, height: bottom - ownStrip.y };
};

/** The least height worth showing above the result, in units of body text: one row of moves. */
const LEAST_LIST = 2.75;

/** The top of what covers the list: the result, the messages of a table, or the card of a replay. */
const coveredFrom = (shell: Shell): number | undefined =>
  (resultRect(shell) ?? messagesRect(shell) ?? replayRect(shell))?.y;

/** The list's own place without the covered part; undefined if too little of it is left. */
const listRect = (shell: Shell, moves: Rect): Rect | undefined => {
  const top = coveredFrom(shell);
  if (top === undefined) return moves;
  const layout = layoutFor(shell, 'board');
  const height = top - layout.unit / 2 - moves.y;
  return height >= LEAST_LIST * layout.unit ? { ...moves, height } : undefined;
};

/** The place of the line with the recent moves; undefined while something else needs it. */
const recentRect = (shell: Shell): Rect | undefined => {
  const { recent } = layoutFor(shell, 'board');
  const top = coveredFrom(shell);
  return recent === undefined || (top !== undefined && top < recent.y + recent.height) ? undefined : recent;
};

/** The list of the moves: in its place, or a sheet if there is no room for it. */
export const mountMoves = (shell: Shell, onToggle: (leavesFocus: boolean) => void): MovesPanel => {
  const { words, play } = shell;
  /** Undefined while it is closed. */
  let leaveLayer: (() => void) | undefined;
  const isOpen = (): boolean => leaveLayer !== undefined;
  const isSheet = (): boolean => layoutFor(shell, 'board').moves === undefined;
  const template = (): TemplateResult => {
    const layout = layoutFor(shell, 'board');
    if (layout.moves !== undefined) {
      const rect = listRect(shell, layout.moves);
      return html`
        <section class="moves card ${layout.orientation}" .style=${place(rect ?? layout.moves)} ?hidden=${rect === undefined}>
          ${panelTabs(shell, moveList)}
        </section>`;
    }
    const line = isOpen() ? undefined : recentRect(shell);
    return html`
      ${line === undefined ? nothing : recentMoves(shell, line, () => set(true))}
      <section class="moves card sheet ${layout.orientation}" .style=${place(sheetRect(layout))} ?hidden=${!isOpen()}>
        ${dialogHead(words, words.t('board.moves'), () => set(false))} ${panelTabs(shell, moveList)}
      </section>`;
  };
  const { element, draw, stop } = liveElement(shell, 'moves-host', template);
  const set = (next: boolean): void => {
    const held = element.contains(document.activeElement);
    leaveLayer?.();
    leaveLayer = next ? addLayer(() => set(false)) : undefined;
    draw();
    showLatest(element);
    if (next || held) element.querySelector<HTMLElement>('button:not([hidden] *)')?.focus();
    onToggle(held && !next && !element.contains(document.activeElement));
  };
  showLatest(element);
  const end = play.stores.match.subscribe((after, before) => {
    if (selectShownMatch(after) !== selectShownMatch(before) || after.result !== before.result)
      showLatest(element);
  });
  /** On a page that has grown the list has its place again. */
  const endGrowing = play.stores.app.subscribe((after, before) => {
    if (isOpen() && !isSheet()) set(false);
    if (after.viewport !== before.viewport) showLatest(element);
  });
  return {
    isSheet,
    isOpen,
    toggle: () => set(!isOpen()),
    close: () => set(false),
    stop: () => {
      leaveLayer?.();
      endGrowing();
      end();
      stop();
    },
  };
};
