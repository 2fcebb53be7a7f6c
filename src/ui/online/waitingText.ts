import { html, type TemplateResult } from 'lit';
import type { Words } from '../../i18n/words.ts';
import { PATIENCE } from '../../net/contract/limits.ts';
import type { TableState } from '../../net/contract/tableState.ts';
import type { ConnectionState, TableWish } from '../../store/onlineStore.ts';
import { selectSetup } from '../../store/selectors.ts';
import type { Settings } from '../../store/settingsStore.ts';
import type { Shell } from '../kit/shell.ts';
import { clockText, clockTimes, elapsedFace, tableClockTimes } from '../words/clocks.ts';
import { colorWord, setupText } from '../words/names.ts';
import { stakesText } from '../words/stakes.ts';
import { troubleText } from '../words/status.ts';

type Meeting = Extract<ConnectionState, { readonly type: 'meeting' }>;
type Failure = Extract<ConnectionState, { readonly type: 'ended' }>;

/** The terms that apply if this player comes first: `Othello 8x8, you play Black, No clock`. */
export const ownTerms = (words: Words, settings: Settings): string => {
  const { game, side } = settings;
  const isChosen = side === 'black' || side === 'white';
  return [
    setupText(words, selectSetup(settings)),
    ...(isChosen ? [words.t('meet.youPlay', { color: colorWord(words, side, game) })] : []),
    clockText(words, clockTimes(settings)),
  ].join(words.t('comma'));
};

/** Waiting for the player who uses the same word. */
export const meetingParts = ({ words, play }: Shell, { word, since, isThere }: Meeting): TemplateResult => {
  const { wish } = play.stores.online.getState();
  return html`
    <p class="quiet">${words.t(isThere ? 'meet.waiting' : 'meet.trying')}</p>
    <p class="meeting-word" dir="auto">${word}</p>
    <p>${ownTerms(words, wish?.settings ?? play.stores.settings.getState())}</p>
    ${waited(words, since, PATIENCE.meeting)}`;
};

/** Why the meeting failed, and a button to try again. */
export const failedParts = ({ words, play }: Shell, { trouble, word }: Failure): TemplateResult => html`
  <p>${troubleText(words, trouble)}</p>
  <p class="meeting-word" dir="auto">${word}</p>
  <div class="ways-on">
    <button type="button" class="primary" @click=${() => word && play.online.join(word, play.stores.online.getState().wish)}>${words.t('meet.again')}</button>
  </div>`;

/** A table's terms: `Othello 8x8, 5+3, Casual`. */
const termsText = (words: Words, { setup, clock, isRated }: TableState): string =>
  [
    setupText(words, setup),
    clockText(words, tableClockTimes(clock)),
    ...(isRated === undefined ? [] : [stakesText(words, isRated)]),
  ].join(words.t('comma'));

/** For the player who came second: the first player's choices. */
export const settledText = (words: Words, table: TableState): string | undefined => {
  const { you, seats, setup } = table;
  if (you === 'watcher') return undefined;
  const name = seats[you === 'black' ? 'white' : 'black']?.name;
  const filling = { terms: termsText(words, table), color: colorWord(words, you, setup.game) };
  return name === undefined
    ? words.t('meet.settledNameless', filling)
    : words.t('meet.settled', { name, ...filling });
};

type Terms = Pick<TableState, 'setup' | 'clock' | 'you'>;

/** Where the table's terms differ from the address's; undefined if they do not. */
export const differenceText = (
  words: Words,
  { settings, names }: TableWish,
  { setup, clock, you }: Terms,
): string | undefined => {
  const { side } = settings;
  const ofColor = side === 'black' || side === 'white' ? colorWord(words, side, setup.game) : undefined;
  const pairs = {
    setup: [setupText(words, selectSetup(settings)), setupText(words, setup)],
    side: [ofColor, you === side ? ofColor : undefined],
    clock: [clockText(words, clockTimes(settings)), clockText(words, tableClockTimes(clock))],
  };
  const asked = names.flatMap(name => (pairs[name][0] === pairs[name][1] ? [] : (pairs[name][0] ?? [])));
  return asked.length === 0 ? undefined : words.t('meet.asked', { terms: asked.join(words.t('comma')) });
};

/** Whether the address named the game and the side, as they are at this table. */
export const isAsAsked = (words: Words, wish: TableWish, table: Terms): boolean =>
  wish.names.includes('setup') &&
  wish.names.includes('side') &&
  wish.settings.side === table.you &&
  differenceText(words, wish, table) === undefined;

/** How long somebody has waited since `since` (by `performance.now`), out of `most`. */
export const waited = (words: Words, since: number, most: number): TemplateResult => {
  const milliseconds = Math.min(most, performance.now() - since);
  return html`
    <div class="waited">
      <progress max=${most} value=${milliseconds} aria-label=${words.t('seek.waited')}></progress>
      <p class="quiet"><span class="numeral">${elapsedFace(milliseconds)}</span> / ${elapsedFace(most)}</p>
    </div>`;
};
