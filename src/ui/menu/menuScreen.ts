import { html, nothing, type TemplateResult } from 'lit';
import { openAbout } from '../dialogs/about.ts';
import { openKeys } from '../dialogs/keys.ts';
import { openSettings } from '../dialogs/settings.ts';
import { type IconName, icon } from '../kit/icons.ts';
import { missingMessage } from '../kit/missing.ts';
import { isPhone, layoutFor, liveElement, place, type Shell } from '../kit/shell.ts';
import { gameChoice, isSizeRefused } from './gameChoice.ts';
import { mountMenuBoard } from './menuBoard.ts';
import { FRESH_DRAFT, type MenuContext, type MenuDraft, menuContext } from './menuContext.ts';
import { onlineTiles } from './onlineMenu.ts';
import { opponentChoice } from './opponentChoice.ts';
import { moreChoices } from './seatChoice.ts';
import { sideChoice } from './sideChoice.ts';
import { startButtons } from './startButtons.ts';
import { themeChoice } from './themeChoice.ts';
import { wordmark } from './wordmark.ts';

/** A button that leads somewhere other than to a game. */
interface MoreItem {
  readonly icon: IconName;
  readonly label: string;
  readonly press: () => void;
}

const moreItems = (shell: Shell): readonly MoreItem[] => {
  const { words, play } = shell;
  const { hasKeyboard } = play.stores.app.getState();
  return [
    { icon: 'colors', label: words.t('menu.colors'), press: () => play.openColors() },
    { icon: 'settings', label: words.t('menu.settings'), press: () => void openSettings(shell) },
    ...(hasKeyboard
      ? ([{ icon: 'keys', label: words.t('menu.keys'), press: () => void openKeys(shell) }] as const)
      : []),
    { icon: 'about', label: words.t('menu.about'), press: () => void openAbout(shell) },
  ];
};

/** On a phone icons beside the name, elsewhere words below everything. */
const more = (shell: Shell, phone: boolean): TemplateResult => html`
  <div class="menu-more">
    ${moreItems(shell).map(
      ({ icon: name, label, press }) => html`
        <button type="button" class=${phone ? 'icon-button' : 'quiet-button'} aria-label=${label} title=${label}
          @click=${press}>
          ${icon(name)}${phone ? nothing : html`<span>${label}</span>`}
        </button>`,
    )}
  </div>`;

/** Invalid input has to be corrected first, so its field gets the focus. */
const focusRefused = (): void => document.querySelector<HTMLElement>('.menu [aria-invalid]')?.focus();

const isSizeReady = (context: MenuContext): boolean => {
  const isRefused = isSizeRefused(context);
  if (isRefused) focusRefused();
  return !isRefused;
};

const start = (context: MenuContext): void => {
  if (isSizeReady(context)) context.shell.play.startMatch();
};

const head = (shell: Shell, phone: boolean): TemplateResult => html`
  <header class="menu-head">${wordmark(shell.words)} ${phone ? more(shell, phone) : nothing}</header>`;

const menu = (context: MenuContext): TemplateResult => {
  const { shell } = context;
  const { panel, orientation, name } = layoutFor(shell, 'menu');
  const phone = isPhone(shell);
  return html`
    ${name === undefined ? nothing : html`<div class="menu-name" .style=${place(name)}>${head(shell, phone)}</div>`}
    <div class="menu panel ${orientation}" .style="${place(panel)};--left:${panel.x}px">
      <div class="menu-body">
        ${name === undefined ? head(shell, phone) : nothing} ${missingMessage(shell)}
        <form class="menu-form card" novalidate @submit=${(event: Event) => event.preventDefault()}>
          <div class="form-part">${gameChoice(context)}</div>
          <div class="form-part">${opponentChoice(context)}</div>
          ${sideChoice(context)} ${moreChoices(context)}
        </form>
        <div class="menu-starts">
          ${startButtons(context, () => start(context))} ${onlineTiles(shell, () => isSizeReady(context))}
        </div>
        ${themeChoice(context)} ${phone ? nothing : more(shell, phone)}
      </div>
    </div>`;
};

/** The menu's controls, and the board on which a press starts what they choose. */
export const mountMenu = (shell: Shell): (() => void) => {
  const main = document.createElement('main');
  main.className = 'screen menu-screen';
  shell.root.append(main);
  let draft = FRESH_DRAFT;
  const change = (changed: Partial<MenuDraft>): void => {
    draft = { ...draft, ...changed };
    controls.draw();
  };
  const inside: Shell = { ...shell, root: main };
  const controls = liveElement(inside, 'menu-controls', () => menu(menuContext(shell, draft, change)));
  const endBoard = mountMenuBoard(inside);
  return () => {
    endBoard();
    controls.stop();
    main.remove();
  };
};
