import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { LIMITS } from '../../net/contract/limits.ts';
import { type IconName, icon } from '../kit/icons.ts';
import type { Shell } from '../kit/shell.ts';
import { openGames } from '../online/gamesDialog.ts';
import { openJoin } from '../online/joinDialog.ts';
import { type ClockTimes, clockText, clockTimes, spokenClock } from '../words/clocks.ts';
import { clockChoice, customClock } from './clockChoice.ts';
import type { MenuContext } from './menuContext.ts';

const START_NAMES = ['friend', 'opponent', 'code', 'games'] as const;
type StartName = (typeof START_NAMES)[number];

const ICONS: Readonly<Record<StartName, IconName>> = {
  friend: 'friend',
  opponent: 'search',
  code: 'code',
  games: 'games',
};

const run = (shell: Shell, name: StartName): void => {
  const { online } = shell.play;
  if (name === 'friend') online.playFriend();
  else if (name === 'opponent') online.findOpponent();
  else if (name === 'code') void openJoin(shell);
  else void openGames(shell);
};

/** Invalid input has to be corrected before these can start. */
const NEED_SETTINGS: readonly StartName[] = ['friend', 'opponent'];

const clockOf = ({ settings }: MenuContext, name: StartName): ClockTimes | undefined =>
  NEED_SETTINGS.includes(name) ? clockTimes(settings) : undefined;

/** Shows the clock too: it is set elsewhere and easily forgotten. */
const tile = (context: MenuContext, name: StartName, press: () => void): TemplateResult => {
  const { words } = context.shell;
  const clock = clockOf(context, name);
  return html`
    <button type="button" class="tile" aria-describedby=${clock === undefined ? nothing : 'tile-clock'} @click=${press}>
      ${icon(ICONS[name])}<span>${words.t(`onlineStart.${name}`)}</span>
      ${clock === undefined ? nothing : html`<span class="tile-clock" aria-hidden="true">${clockText(words, clock)}</span>`}
    </button>`;
};

/** The buttons for online play and past games. `isReady` makes the person correct the settings first. */
export const onlineTiles = (context: MenuContext, isReady: () => boolean): TemplateResult => {
  const { shell, settings } = context;
  const { words } = shell;
  const press = (name: StartName) => (): void => {
    if (!NEED_SETTINGS.includes(name) || isReady()) run(shell, name);
  };
  return html`
    <div class="online-tiles" role="group" aria-label=${words.t('onlineStart.title')}>
      ${START_NAMES.map(name => tile(context, name, press(name)))}
      <span class="unseen" id="tile-clock">${spokenClock(words, clockTimes(settings))}</span>
    </div>`;
};

/** The settings that only matter for online games. */
export const onlineChoices = (context: MenuContext): TemplateResult => html`
  <fieldset class="online-choices">
    <legend class="choice-label">${context.shell.words.t('onlineStart.title')}</legend>
    <div class="game-row">${nameField(context)} ${clockChoice(context)}</div>
    ${customClock(context)}
    <p class="quiet" id="clock-about">${context.shell.words.t('clocks.about')}</p>
    ${nameAbout(context)}
  </fieldset>`;

const shownName = ({ draft, settings }: MenuContext): string => draft.name ?? settings.name;

/** The name the other player sees. An invalid one stays in the field until corrected; the last valid one applies until then. */
const nameField = (context: MenuContext): TemplateResult => {
  const { shell, draft, change } = context;
  const refused = draft.name !== undefined;
  const take = (event: Event): void => {
    const name = (event.target as HTMLInputElement).value;
    change({ name: shell.play.online.rename(name) ? undefined : name });
  };
  return html`
    <div class="field">
      <label class="choice-label" for="name">${shell.words.t('names.label')}</label>
      <input id="name" type="text" autocomplete="nickname" spellcheck="false"
        aria-invalid=${refused ? 'true' : nothing} aria-describedby=${refused ? 'name-refused' : 'name-about'}
        .value=${live(shownName(context))} @change=${take} />
    </div>`;
};

/** One sentence below the field: who sees the name, or why it was refused. */
const nameAbout = ({ shell: { words }, draft }: MenuContext): TemplateResult => html`
  <p class="quiet" id="name-about" ?hidden=${draft.name !== undefined}>${words.t('names.about')}</p>
  <p class="refused" id="name-refused" role="alert">${
    draft.name === undefined ? nothing : words.t('names.refused', { most: LIMITS.nameCharacters })
  }</p>`;
