import { html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../../i18n/words.ts';
import { openAbout } from '../dialogs/about.ts';
import { openKeys } from '../dialogs/keys.ts';
import { openSettings } from '../dialogs/settings.ts';
import { type IconName, icon } from '../kit/icons.ts';
import { missingMessage } from '../kit/missing.ts';
import { isPhone, layoutFor, liveElement, place, type Shell } from '../kit/shell.ts';
import { gameChoice, isSizeRefused } from './gameChoice.ts';
import { FRESH_DRAFT, type MenuContext, type MenuDraft, menuContext } from './menuContext.ts';
import { onlineTiles } from './onlineMenu.ts';
import { opponentChoice } from './opponentChoice.ts';
import { moreChoices } from './seatChoice.ts';
import { sideChoice } from './sideChoice.ts';

/** A button that leads somewhere other than to a game. */
interface MoreItem {
  readonly icon: IconName;
  readonly label: string;
  readonly press: () => void;
}

const moreItems = (shell: Shell): readonly MoreItem[] => {
  const { words, play } = shell;
  return [
    { icon: 'colors', label: words.t('menu.colors'), press: () => play.openColors() },
    { icon: 'settings', label: words.t('menu.settings'), press: () => void openSettings(shell) },
    { icon: 'keys', label: words.t('menu.keys'), press: () => void openKeys(shell) },
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

const mainButtons = (context: MenuContext): TemplateResult => {
  const { words, play } = context.shell;
  return html`
    <div class="menu-buttons">
      <button type="button" class="primary" data-landing @click=${() => start(context)}>${words.t('menu.play')}</button>
      ${
        play.stores.app.getState().canContinue
          ? html`<button type="button" class="secondary" @click=${() => play.continueMatch()}>
              ${words.t('menu.continue')}
            </button>`
          : nothing
      }
    </div>`;
};

const menu = (context: MenuContext): TemplateResult => {
  const { shell } = context;
  const { panel, orientation } = layoutFor(shell, 'menu');
  const phone = isPhone(shell);
  return html`
    <main class="menu panel ${orientation}" .style=${place(panel)}>
      <div class="menu-body">
        <header class="menu-head">${wordmark(shell.words)} ${phone ? more(shell, phone) : nothing}</header>
        ${missingMessage(shell)}
        <form class="menu-form card" novalidate @submit=${(event: Event) => event.preventDefault()}>
          ${gameChoice(context)} ${sideChoice(context)} ${opponentChoice(context)} ${moreChoices(context)}
        </form>
        <div class="menu-starts">
          ${mainButtons(context)} ${onlineTiles(shell, () => isSizeReady(context))}
        </div>
        ${phone ? nothing : more(shell, phone)}
      </div>
    </main>`;
};

/** The menu's controls, over the board on which the engine plays itself. */
export const mountMenu = (shell: Shell): (() => void) => {
  let draft = FRESH_DRAFT;
  const change = (changed: Partial<MenuDraft>): void => {
    draft = { ...draft, ...changed };
    draw();
  };
  const { draw, stop } = liveElement(shell, 'screen', () => menu(menuContext(shell, draft, change)));
  return stop;
};

/** The name of the game beside a disc caught in mid-turn. */
const wordmark = (words: Words): TemplateResult => html`
  <h1 class="wordmark">
    <svg class="wordmark-disc" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <ellipse class="wordmark-shade" cx="24" cy="42" rx="13" ry="3" />
      <g transform="rotate(-28 24 24)">
        <path class="wordmark-under" d="M5 22v5c0 7.2 8.5 13 19 13s19-5.8 19-13v-5z" />
        <ellipse class="wordmark-edge" cx="24" cy="24" rx="19" ry="13" />
        <ellipse class="wordmark-face" cx="24" cy="21.5" rx="19" ry="13" />
      </g>
    </svg>
    <span>${words.t('name')}</span>
  </h1>`;
