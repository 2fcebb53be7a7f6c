import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { shapeOfToolbar } from '../../../look/layouts/toolbarShape.ts';
import { hasFewControls } from '../../../store/results/firstGames.ts';
import { selectConfirms } from '../../../store/selectors.ts';
import type { WatchSpeed } from '../../../store/settingsStore.ts';
import { selectGameKind } from '../../../store/stores.ts';
import { choice } from '../../kit/choices.ts';
import { type Close, dialogHead, openDialog } from '../../kit/dialogs.ts';
import { icon } from '../../kit/icons.ts';
import { isPhone, layoutFor, place, type Shell } from '../../kit/shell.ts';
import type { MovesPanel } from '../moves/movesPanel.ts';
import { areActionsCovered } from '../result/resultPanel.ts';
import { type ButtonItem, type ListItem, type ToolbarItem, toolbarItems } from './toolbarItems.ts';
import {
  DESK_PLACES,
  isInMore,
  isQuietOnly,
  mainPlaces,
  type Parts,
  partItems,
  quietItems,
} from './toolbarOrder.ts';

/** Unavailable buttons keep focus and position for screen readers, so they use aria-disabled instead of disabled. */
const button = (
  {
    icon: name,
    label,
    short = label,
    press,
    key,
    available = true,
    pressed,
    expanded,
  }: Omit<ButtonItem, 'name'>,
  isLanding = false,
): TemplateResult => html`
  <button type="button" class="tool" aria-label=${label} title=${label} data-landing=${isLanding ? '' : nothing}
    aria-disabled=${available ? nothing : 'true'} aria-pressed=${pressed ?? nothing}
    aria-expanded=${expanded ?? nothing} aria-keyshortcuts=${key?.shortcut ?? nothing} @click=${() => available && press()}>
    <span class="tool-face" aria-hidden="true" title=${key?.tip ?? label}>${icon(name)}<span class="tool-words">${short}</span></span>
  </button>`;

/** The native list covers its icon, so that the whole area can be clicked. */
const list = ({ icon: name, label, options, value, shown, onChoose }: ListItem): TemplateResult => html`
  <span class="tool tool-list" title=${label}>
    ${icon(name)}<span class="tool-words" aria-hidden="true">${shown}</span>
    <select aria-label=${label} @change=${(event: Event) => onChoose((event.target as HTMLSelectElement).value as WatchSpeed)}>
      ${options.map(one => html`<option value=${one.value} .selected=${live(one.value === value)}>${one.label}</option>`)}
    </select>
  </span>`;

/** On a replay's buttons the plain arrow keys step through the game; on a square they move to the next square. */
const isLandingIn = ({ play }: Shell, { name }: ButtonItem): boolean => {
  const { study, tab } = play.stores.study.getState();
  return name === 'forward' && tab === 'moves' && (study?.tree.children.length ?? 0) > 0;
};

const tool = (shell: Shell, item: ToolbarItem): TemplateResult =>
  item.type === 'list' ? list(item) : button(item, isLandingIn(shell, item));

interface Division {
  readonly placed: readonly ToolbarItem[];
  readonly rest: readonly ToolbarItem[];
  readonly columns: number;
  readonly withWords: boolean;
  /** Those in the quiet row. */
  readonly quiet: readonly ToolbarItem[];
}

const isList = ({ type }: ToolbarItem): boolean => type === 'list';

const divide = (shell: Shell, moves: MovesPanel): Division => {
  const { actions, quietRow, unit } = layoutFor(shell, 'board');
  const every = toolbarItems(shell, moves);
  const quiet = quietRow === undefined ? [] : quietItems(every);
  const all = every.filter(item => !quiet.includes(item) && !isQuietOnly(item.name));
  const items = all.filter(({ name }) => !isInMore(name));
  const page = all.filter(({ name }) => isInMore(name));
  const kind = selectGameKind(shell.play.stores);
  // A list is as wide as two buttons; the More button needs one place.
  const lists = items.filter(isList).length;
  const wanted = items.length + lists + 1;
  const hasFew = isPhone(shell) || kind === 'exercise' || hasFewControls(shell.play.stores);
  const most = hasFew ? mainPlaces(items, kind) : DESK_PLACES + lists;
  const places = Math.min(wanted, most);
  const { columns, withWords, shown } = shapeOfToolbar(actions, places, unit);
  if (shown >= wanted) return { placed: items, rest: page, columns, withWords, quiet };
  const partedBefore = (end: number): Parts<ToolbarItem> =>
    partItems(items, Math.min(end, DESK_PLACES) - 1, kind);
  const chosen = partedBefore(shown);
  const parts = chosen.placed.some(isList) ? partedBefore(shown - 1) : chosen;
  return { placed: parts.placed, rest: [...parts.rest, ...page], columns, withWords, quiet };
};

/** The buttons that step through a game run from left to right in every language, like its moves. */
const leadsAlong = ({ name }: ToolbarItem): boolean => name === 'back' || name === 'playReplay';

/** The buttons beside the board, and a More button for those that do not fit; none under a result. */
export const toolbar = (shell: Shell, moves: MovesPanel): TemplateResult => {
  const { words } = shell;
  if (areActionsCovered(shell)) return html`${nothing}`;
  const { placed, rest, columns, withWords, quiet } = divide(shell, moves);
  const more = {
    type: 'button',
    icon: 'more',
    label: words.t('menu.more'),
    press: () => void openMore(shell, () => divide(shell, moves).rest),
  } as const;
  const { actions, quietRow } = layoutFor(shell, 'board');
  const isSetAside = selectConfirms(shell.play.stores.match.getState());
  return html`
    <div class="toolbar ${withWords ? '' : 'wordless'} ${isSetAside ? 'set-aside' : ''}" role="group" aria-label=${words.t('board.actions')}
      dir=${placed.some(leadsAlong) ? 'ltr' : nothing} ?inert=${isSetAside}
      .style="${place(actions)};--columns:${columns}">${placed.map(item => tool(shell, item))} ${rest.length > 0 ? button(more) : nothing}</div>
    ${quietRow === undefined ? nothing : html`<div class="toolbar quiet-row" role="group" aria-label=${words.t('board.quietActions')} ?inert=${isSetAside} .style=${place(quietRow)}>${quiet.map(item => tool(shell, item))}</div>`}`;
};

const moreItem = (item: ToolbarItem, close: Close): TemplateResult => {
  if (item.type === 'list')
    return choice({
      name: 'more-list',
      label: item.label,
      className: 'segments',
      options: item.options,
      value: item.value,
      onChoose: item.onChoose,
    });
  const { icon: name, label, press, available = true, pressed, ends } = item;
  return html`
    <button type="button" class="quiet-button ${ends === true ? 'ends-game' : ''}" ?disabled=${!available}
      aria-pressed=${pressed ?? nothing}
      @click=${() => {
        close();
        press();
      }}>
      ${icon(name)}<span>${label}</span>${pressed === undefined ? nothing : html`<span class="switch" aria-hidden="true"></span>`}
    </button>`;
};

/** Where the focus goes when the button that opened the list is gone. */
const focusToolbar = (root: HTMLElement): void => {
  if (document.activeElement === document.body) root.querySelector<HTMLElement>('.toolbar button')?.focus();
};

/** Opens everything that can be done now as a list, while the buttons beside the board are covered. */
export const openTools = (shell: Shell, moves: MovesPanel): void =>
  void openMore(shell, () =>
    areActionsCovered(shell)
      ? toolbarItems(shell, moves).filter(item => item.type === 'list' || item.available !== false)
      : [],
  );

/** Opens the buttons that do not fit beside the board; closes once they fit in a larger window. */
const openMore = async (shell: Shell, rest: () => readonly ToolbarItem[]): Promise<void> => {
  const wasPhone = isPhone(shell);
  await openDialog(shell, {
    name: () => shell.words.t('menu.more'),
    className: 'more-dialog',
    isOver: () => rest().length === 0 || (wasPhone && !isPhone(shell)),
    content: close => html`
      ${dialogHead(shell.words, shell.words.t('menu.more'), close)}
      <div class="more-items">${rest().map(item => moreItem(item, close))}</div>`,
  });
  focusToolbar(shell.root);
};
