import { html, nothing, type TemplateResult } from 'lit';
import { overlap } from '../../../look/boardGeometry.ts';
import type { Layout, Rect } from '../../../look/layout.ts';
import { selectShownMatch } from '../../../store/selectors.ts';
import type { StudyState } from '../../../store/studyStore.ts';
import { exerciseRect } from '../../exercise/exercisePlace.ts';
import { dialogHead } from '../../kit/dialogs.ts';
import { icon } from '../../kit/icons.ts';
import { addLayer } from '../../kit/layers.ts';
import { isPhone, layoutFor, liveElement, place, type Shell } from '../../kit/shell.ts';
import { hasTabs, panelTabs } from '../../study/panelTabs.ts';
import { replayRect } from '../replayCard.ts';
import { resultRect } from '../result/resultPanel.ts';
import { messagesRect } from '../tableMessages.ts';
import { moveList, showLatest } from './moveList.ts';
import { recentMoves } from './recentMoves.ts';

/** The list as the rest of the board screen sees it. Only a sheet opens and closes. */
export interface MovesPanel {
  readonly isSheet: () => boolean;
  readonly isOpen: () => boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  readonly stop: () => void;
}

/** Where a panel of the full height lies: over everything but the board, which a small page has no space beside. */
const tallRect = ({ panel, orientation, status, ownStrip, actions, bar }: Layout): Rect => {
  if (bar !== undefined) return panel;
  if (orientation === 'landscape') return { ...status, height: actions.y + actions.height - status.y };
  const bottom = panel.y + panel.height;
  return { x: 0, y: ownStrip.y, width: panel.width, height: bottom - ownStrip.y };
};

/** The height that a half open sheet needs, in units of body text: a key moment with its lines needs more. */
const HALF = { least: 9, moment: 12, gap: 0.25 } as const;

/** Where a half open sheet lies: above the buttons, and below as much of the words as it leaves space for. */
const halfRect = ({ panel, status, ownStrip, actions, bar, unit }: Layout, least: number): Rect => {
  if (bar !== undefined) return panel;
  const bottom = actions.y - HALF.gap * unit;
  const tops = [status.y + status.height, status.y];
  const y = tops.find(top => bottom - top >= least * unit) ?? ownStrip.y;
  return { x: 0, y, width: panel.width, height: bottom - y };
};

/** The least height worth showing above the result, in units of body text: one row of moves, and the tabs above it. */
const LEAST_LIST = { moves: 2.75, tabs: 2.75 } as const;

/** Neighbours that share a pixel by rounding do not cover each other. */
const shrunk = ({ x, y, width, height }: Rect): Rect => ({
  x: x + 1,
  y: y + 1,
  width: width - 2,
  height: height - 2,
});

/** Names the words that the panel lies over, which the style sheet hides: a reader hears them all the same. */
const tellCovered = (
  root: HTMLElement,
  { opponentStrip, ownStrip, status, actions, board: { frame } }: Layout,
  over: Rect | undefined,
): void => {
  const parts = Object.entries({ opponentStrip, ownStrip, status, actions, board: frame });
  const covered = parts.filter(([, rect]) => over !== undefined && overlap(over, shrunk(rect)));
  root.dataset.covered = covered.map(([name]) => name).join(' ');
};

/** A panel lower than this has space for few moves, in units of body text. */
const LOW_PANEL = 14;

/** The top of what covers the list: the result, the messages of a table, or the card of a replay or an exercise. */
const coveredFrom = (shell: Shell): number | undefined =>
  (resultRect(shell) ?? messagesRect(shell) ?? replayRect(shell) ?? exerciseRect(shell))?.y;

/** The list's own place without the covered part; undefined if too little of it is left. */
const listRect = (shell: Shell, moves: Rect): Rect | undefined => {
  const top = coveredFrom(shell);
  if (top === undefined) return moves;
  const layout = layoutFor(shell, 'board');
  const height = top - layout.unit / 2 - moves.y;
  const least = LEAST_LIST.moves + (hasTabs(shell) ? LEAST_LIST.tabs : 0);
  return height >= least * layout.unit ? { ...moves, height } : undefined;
};

/** The place of the line with the recent moves; undefined while something else needs it. */
const recentRect = (shell: Shell): Rect | undefined => {
  const { recent } = layoutFor(shell, 'board');
  const top = coveredFrom(shell);
  return recent === undefined || (top !== undefined && top < recent.y + recent.height) ? undefined : recent;
};

/** Whether a study has come onto the board, which is little without its panel. */
const hasBegun = (after: StudyState, before: StudyState): boolean =>
  after.study !== undefined && after.study.id !== before.study?.id;

/** The chosen tab if there are tabs, else the first button. */
const firstControl = (element: HTMLElement): HTMLElement | null =>
  element.querySelector<HTMLElement>('[role=tab][tabindex="0"]:not([hidden] *)') ??
  element.querySelector<HTMLElement>('button:not([hidden] *)');

/** The list of the moves: in its place, or a sheet if there is no space for it. */
export const mountMoves = (shell: Shell, onToggle: (leavesFocus: boolean) => void): MovesPanel => {
  const { words, play } = shell;
  /** Undefined while it is closed. */
  let leaveLayer: (() => void) | undefined;
  const isOpen = (): boolean => leaveLayer !== undefined;
  const isSheet = (): boolean => layoutFor(shell, 'board').moves === undefined;
  /** Whether the panel has little space, so that it can be made higher: on a phone, and below the board of a tablet. */
  const isLow = (): boolean => {
    const { moves, unit, bar } = layoutFor(shell, 'board');
    if (bar !== undefined) return false;
    return isPhone(shell) || (moves !== undefined && moves.height < LOW_PANEL * unit);
  };
  /**
   * Whether a low panel has its full height, unless a person has said so: while one plays the list of moves does, and what
   * masters played always, of which nothing but the head would be seen; else the board comes first in a study.
   */
  let isTall: boolean | undefined;
  const isTallByItself = (): boolean => {
    const { study, tab } = play.stores.study.getState();
    return study === undefined ? isSheet() : tab === 'openings';
  };
  const hasFullHeight = (): boolean => isLow() && (isTall ?? isTallByItself());
  const heightButton = (): TemplateResult => {
    const label = words.t(hasFullHeight() ? 'tree.smaller' : 'tree.larger');
    const press = (): void => {
      isTall = !hasFullHeight();
      draw();
      showLatest(element);
    };
    return html`
      <button type="button" class="icon-button panel-height ${hasFullHeight() ? 'tall' : ''}" aria-label=${label} title=${label}
        @click=${press}>${icon('grow')}</button>`;
  };
  const closeButton = (): TemplateResult => html`
    <button type="button" class="icon-button" aria-label=${words.t('close')} title=${words.t('close')}
      @click=${() => set(false)}>${icon('close')}</button>`;
  const content = (): TemplateResult => {
    if (!hasTabs(shell))
      return html`${isSheet() ? dialogHead(words, words.t('board.moves'), () => set(false)) : nothing} ${moveList(shell)}`;
    const buttons = html`${isLow() ? heightButton() : nothing} ${isSheet() ? closeButton() : nothing}`;
    return panelTabs(shell, { moves: moveList, buttons });
  };
  const template = (): TemplateResult => {
    const layout = layoutFor(shell, 'board');
    if (layout.moves !== undefined) {
      const rect = hasFullHeight() ? tallRect(layout) : listRect(shell, layout.moves);
      tellCovered(shell.root, layout, hasFullHeight() ? rect : undefined);
      return html`
        <section class="moves card ${hasFullHeight() ? 'sheet' : ''} ${layout.orientation}" .style=${place(rect ?? layout.moves)}
          ?hidden=${rect === undefined}>
          ${content()}
        </section>`;
    }
    const line = isOpen() ? undefined : recentRect(shell);
    const { moment } = shell.play.stores.study.getState();
    const least = moment === undefined ? HALF.least : HALF.moment;
    const isTall = hasFullHeight() || layout.orientation === 'landscape';
    const rect = isTall ? tallRect(layout) : halfRect(layout, least);
    tellCovered(shell.root, layout, isOpen() ? rect : undefined);
    return html`
      ${line === undefined ? nothing : recentMoves(shell, line, () => set(true))}
      <section class="moves card sheet ${layout.orientation}" .style=${place(rect)} ?hidden=${!isOpen()}>
        ${content()}
      </section>`;
  };
  const { element, draw, stop } = liveElement(shell, 'moves-host', template);
  const set = (next: boolean): void => {
    const held = element.contains(document.activeElement);
    leaveLayer?.();
    leaveLayer = next ? addLayer(() => set(false)) : undefined;
    draw();
    showLatest(element);
    if (next || held) firstControl(element)?.focus();
    onToggle(held && !next && !element.contains(document.activeElement));
  };
  showLatest(element);
  /** Somebody who comes to read, or turns a phone upright, has the text in sight; the focus stays where it is. */
  const openForReader = (): void => {
    const isRead = play.stores.study.getState().reading !== undefined;
    if (!isRead || !isSheet() || isOpen() || layoutFor(shell, 'board').bar !== undefined) return;
    leaveLayer = addLayer(() => set(false));
    draw();
  };
  openForReader();
  const end = play.stores.match.subscribe((after, before) => {
    if (selectShownMatch(after) !== selectShownMatch(before) || after.result !== before.result)
      showLatest(element);
  });
  const endTabs = play.stores.study.subscribe((after, before) => {
    if (after.study?.id !== before.study?.id) isTall = undefined;
    if (after.tab !== before.tab || after.study !== before.study) showLatest(element);
    // A review that is asked for elsewhere is not hidden in a closed sheet.
    const isAsked = after.tab === 'graph' && before.tab !== 'graph';
    const hasRoom = layoutFor(shell, 'board').bar === undefined;
    if ((isAsked || (hasBegun(after, before) && hasRoom)) && isSheet() && !isOpen()) set(true);
  });
  /** The name of the opening stands above the list and takes a line from it. */
  const endNames = play.stores.openings.subscribe((after, before) => {
    if (after.names !== before.names) showLatest(element);
  });
  /** On a page that has grown the list has its place again. */
  let wasSheet = isSheet();
  const endGrowing = play.stores.app.subscribe((after, before) => {
    if (isOpen() && !isSheet()) set(false);
    if (isSheet() && !wasSheet) openForReader();
    wasSheet = isSheet();
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
      endNames();
      endTabs();
      end();
      stop();
    },
  };
};
