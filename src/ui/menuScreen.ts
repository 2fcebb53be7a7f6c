import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { type Opponent, opponentsOf } from '../game/seat.ts';
import { type Settings, SIDES, type Side } from '../store/settingsStore.ts';
import { choice } from './choice.ts';
import { disc, discColor, mixedDisc } from './disc.ts';
import { type IconName, icon } from './icons.ts';
import { openKeys } from './keysDialog.ts';
import { levelChoice, thinkingTimeChoice } from './levelChoice.ts';
import { missingMessage } from './missing.ts';
import { opponentText } from './opponentWords.ts';
import { place } from './place.ts';
import { openSettings } from './settingsDialog.ts';
import { isPhone, layoutFor, liveElement, type Shell } from './shell.ts';
import { wordmark } from './wordmark.ts';

const sidePicture = (settings: Settings, side: Side): TemplateResult =>
  side === 'random'
    ? mixedDisc(discColor(settings, 'black'), discColor(settings, 'white'))
    : disc(discColor(settings, side));

const sideChoice = ({ words, play }: Shell, settings: Settings): TemplateResult =>
  choice({
    name: 'side',
    label: words.t('menu.youPlay'),
    className: 'sides',
    options: SIDES.map(value => ({
      value,
      label: value === 'random' ? words.t('menu.random') : words.t(`color.${value}`),
      picture: sidePicture(settings, value),
    })),
    value: settings.side,
    onChoose: side => play.set('side', side),
  });

const opponentAbout = ({ words }: Shell, { opponent, game }: Settings): TemplateResult => {
  const text = opponentText(words, opponent, game);
  return text === undefined ? html`${nothing}` : html`<p class="quiet" id="opponent-about">${text}</p>`;
};

/** A native list, since that is the one every phone and reader knows how to open. */
const opponentChoice = (shell: Shell, settings: Settings): TemplateResult => {
  const { words, play } = shell;
  const chosen = settings.opponent;
  const choose = (event: Event): void =>
    play.set('opponent', (event.target as HTMLSelectElement).value as Opponent);
  return html`
    <div class="field opponent">
      <label class="choice-label" for="opponent">${words.t('menu.opponent')}</label>
      <select id="opponent" aria-describedby=${chosen === 'flipside' ? nothing : 'opponent-about'} @change=${choose}>
        ${opponentsOf(settings.game).map(
          opponent => html`
            <option value=${opponent} .selected=${live(opponent === chosen)}>
              ${words.t(`opponent.${opponent}`)}
            </option>`,
        )}
      </select>
      ${opponentAbout(shell, settings)}
    </div>`;
};

/** A way to somewhere else than a game. */
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
  ];
};

/** Icons beside the name on a phone, words below everything elsewhere. */
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

const mainButtons = ({ words, play }: Shell): TemplateResult => html`
  <div class="menu-buttons">
    <button type="button" class="primary" data-landing @click=${() => play.startMatch()}>${words.t('menu.play')}</button>
    ${
      play.stores.app.getState().canContinue
        ? html`<button type="button" class="secondary" @click=${() => play.continueMatch()}>
            ${words.t('menu.continue')}
          </button>`
        : nothing
    }
  </div>`;

const menu = (shell: Shell): TemplateResult => {
  const settings = shell.play.stores.settings.getState();
  const { panel, orientation } = layoutFor(shell, 'menu');
  const phone = isPhone(shell);
  return html`
    <main class="menu panel ${orientation}" style=${place(panel)}>
      <div class="menu-body">
        <header class="menu-head">${wordmark(shell.words)} ${phone ? more(shell, phone) : nothing}</header>
        ${missingMessage(shell)}
        <form class="menu-form card" @submit=${(event: Event) => event.preventDefault()}>
          ${sideChoice(shell, settings)} ${opponentChoice(shell, settings)} ${levelChoice(shell, settings)}
          ${thinkingTimeChoice(shell, settings)}
        </form>
        ${mainButtons(shell)} ${phone ? nothing : more(shell, phone)}
      </div>
    </main>`;
};

/** The menu's controls over the board on which the engine plays itself. */
export const mountMenu = (shell: Shell): (() => void) => liveElement(shell, 'screen', () => menu(shell)).stop;
