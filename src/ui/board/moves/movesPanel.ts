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

/** The list's interface for the rest of the board screen. Only a sheet opens and closes. */
export interface MovesPanel {
  readonly isSheet: () => boolean;
  readonly isOpen: () => boolean;
  readonly toggle: () => void;
  readonly close: () => void;
  readonly stop: () => void;
}

/** The full-height position of the panel: over everything but the board, for small pages without room beside it. */
const tallRect = ({ panel, orientation, status, ownStrip, actions, bar }: Layout): Rect => {
  if (bar !== undefined) return panel;
  if (orientation === 'landscape') return { ...status, height: actions.y + actions.height - status.y };
  const bottom = panel.y + panel.height;
  return { x: 0, y: ownStrip.y, width: panel.width, height: bottom - ownStrip.y };
};

/** Height of a half-open sheet, in units of body text; key moments need more. */
const HALF = { least: 9, moment: 20, gap: 0.25 } as const;

/** The position of a half-open sheet: above the buttons, leaving visible as much of the text above as fits. */
const halfRect = ({ panel, status, ownStrip, actions, bar, unit }: Layout, least: number): Rect => {
  if (bar !== undefined) return panel;
  const bottom = actions.y - HALF.gap * unit;
  const tops = [status.y + status.height, status.y];
  const y = tops.find(top => bottom - top >= least * unit) ?? ownStrip.y;
  return { x: 0, y, width: panel.width, height: bottom - y };
};

/** Minimum height worth showing above the result, in units of body text: one row of moves, and the tabs. */
const LEAST_LIST = { moves: 2.75, tabs: 2.75 } as const;

/** Shrinks a rectangle so that neighbors sharing a pixel by rounding do not count as overlapping. */
const shrunk = ({ x, y, width, height }: Rect): Rect => ({
  x: x + 1,
  y: y + 1,
  width: width - 2,
  height: height - 2,
});

/** Marks the texts that the panel covers, so that the style sheet hides them; screen readers still read them. */
const tellCovered = (
  root: HTMLElement,
  { opponentStrip, ownStrip, status, actions, board: { frame } }: Layout,
  over: Rect | undefined,
): void => {
  const parts = Object.entries({ opponentStrip, ownStrip, status, actions, board: frame });
  const covered = parts.filter(([, rect]) => over !== undefined && overlap(over, shrunk(rect)));
  root.dataset.covered = covered.map(([name]) => name).join(' ');
};

/** Panels below this height show few moves, in units of body text. */
const LOW_PANEL = 14;

/** The top of whatever covers the list: the result, a table's messages, or the card of a replay or exercise. */
const coveredFrom = (shell: Shell): number | undefined =>
  (resultRect(shell) ?? messagesRect(shell) ?? replayRect(shell) ?? exerciseRect(shell))?.y;

/** The list's area minus the covered part; undefined if too little is left. */
const listRect = (shell: Shell, moves: Rect): Rect | undefined => {
  const top = coveredFrom(shell);
  if (top === undefined) return moves;
  const layout = layoutFor(shell, 'board');
  const height = top - layout.unit / 2 - moves.y;
  const least = LEAST_LIST.moves + (hasTabs(shell) ? LEAST_LIST.tabs : 0);
  return height >= least * layout.unit ? { ...moves, height } : undefined;
};

/** The area of the line with the recent moves; undefined while something else uses it. */
const recentRect = (shell: Shell): Rect | undefined => {
  const { recent } = layoutFor(shell, 'board');
  const top = coveredFrom(shell);
  return recent === undefined || (top !== undefined && top < recent.y + recent.height) ? undefined : recent;
};

/** Whether a study has just been opened; its panel opens with it. */
const hasBegun = (after: StudyState, before: StudyState): boolean =>
  after.study !== undefined && after.study.id !== before.study?.id;

/** The selected tab if there are tabs, else the first button. */
const firstControl = (element: HTMLElement): HTMLElement | null =>
  element.querySelector<HTMLElement>('[role=tab][tabindex="0"]:not([hidden] *)') ??
  element.querySelector<HTMLElement>('button:not([hidden] *)');

/** The move list: in its own area, or as a sheet if there is no room. */
export const mountMoves = (shell: Shell, onToggle: (leavesFocus: boolean) => void): MovesPanel => {
  const { words, play } = shell;
  /** Defined while the sheet is open. */
  let leaveLayer: (() => void) | undefined;
  const isOpen = (): boolean => leaveLayer !== undefined;
  const isSheet = (): boolean => layoutFor(shell, 'board').moves === undefined;
  /** Whether the panel is so low that it offers to expand: on a phone, and below the board of a tablet. */
  const isLow = (): boolean => {
    const { moves, unit, bar } = layoutFor(shell, 'board');
    if (bar !== undefined) return false;
    return isPhone(shell) || (moves !== undefined && moves.height < LOW_PANEL * unit);
  };
  /**
   * Whether a low panel is expanded. Undefined until the person chooses. Default: expanded for the move list during a
   * game and always for masters' games, of which only the head would be visible; collapsed in other studies, where the
   * board matters more.
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
  /** Opens the text for someone who opens a study or rotates a phone upright; the focus does not move. */
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
    // A review requested elsewhere must not stay hidden in a closed sheet.
    const isAsked = after.tab === 'graph' && before.tab !== 'graph';
    const hasRoom = layoutFor(shell, 'board').bar === undefined;
    if ((isAsked || (hasBegun(after, before) && hasRoom)) && isSheet() && !isOpen()) set(true);
  });
  /** The opening's name above the list takes one of its lines. */
  const endNames = play.stores.openings.subscribe((after, before) => {
    if (after.names !== before.names) showLatest(element);
  });
  /** When the page grows, the list returns to its own area. */
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
