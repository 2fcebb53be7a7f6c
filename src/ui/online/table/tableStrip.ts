import { html, nothing, type TemplateResult } from 'lit';
import type { ByColor, Color } from '../../../game/color.ts';
import { rulesOf } from '../../../game/games.ts';
import type { Words } from '../../../i18n/words.ts';
import type { Rating, SeatState } from '../../../net/contract/tableState.ts';
import type { PresenceName } from '../../../net/contract/words.ts';
import type { OnlineState } from '../../../store/onlineStore.ts';
import { selectOwnSeat } from '../../../store/table/tableSelectors.ts';
import { isLow, remainingAt } from '../../../store/table/tableTime.ts';
import { disc } from '../../kit/discs.ts';
import { icon } from '../../kit/icons.ts';
import type { Shell } from '../../kit/shell.ts';
import { clockFace, timeInWords } from '../../words/clocks.ts';
import { colorWord, sitterName } from '../../words/names.ts';
import { stakesText } from '../../words/stakes.ts';

const ratingText = (words: Words, { value, isProvisional }: Rating): string =>
  words.t(isProvisional ? 'table.ratingProvisional' : 'table.rating', { value });

/** The table's information about a player, as text for screen readers. */
const seatWords = (words: Words, seat: SeatState | undefined, isYou: boolean): readonly string[] => {
  if (seat === undefined) return [];
  return [
    ...(seat.rating === undefined ? [] : [ratingText(words, seat.rating)]),
    ...(isYou ? [] : [words.t(`table.presence.${seat.presence}`)]),
  ];
};

/** The online table's additions to a player's strip. */
export interface TableStrip {
  readonly name: string;
  /** Beside the name. */
  readonly rating: TemplateResult;
  /** Under the name: the person's own seat, or the others' presence. */
  readonly under: TemplateResult;
  readonly clock: TemplateResult;
  /** A greeting just sent, over the name. */
  readonly bubble: TemplateResult;
  /** The accessible text of the strip. */
  readonly label: readonly string[];
}

const NOTHING = html`${nothing}`;

const onlineState = ({ play }: Shell): OnlineState => play.stores.online.getState();

const timeLeft = (shell: Shell, color: Color): number | undefined =>
  remainingAt(onlineState(shell), performance.now())?.[color];

/** A timer is not a live region: it is read on demand. */
const clock = (shell: Shell, color: Color): TemplateResult => {
  const { table } = onlineState(shell);
  const left = timeLeft(shell, color);
  if (table === undefined || left === undefined) return NOTHING;
  const isRunning = table.match?.running === color && table.match.result === undefined;
  const low = isLow(left, table.clock);
  return html`<span class="clock numeral ${isRunning ? 'running' : ''} ${low ? 'low' : ''}" role="timer" aria-label=${shell.words.t('table.timeLeft', { time: timeInWords(shell.words, left) })}>${clockFace(shell.words, left)}</span>`;
};

const bubble = (shell: Shell, color: Color): TemplateResult => {
  const { greeting } = onlineState(shell);
  const isMuted =
    shell.play.stores.settings.getState().greetingsMuted && selectOwnSeat(onlineState(shell)) !== color;
  if (greeting?.by !== color || isMuted) return NOTHING;
  return html`<span class="greeting-bubble" aria-hidden="true">${shell.words.t(`table.greetings.${greeting.greeting}`)}</span>`;
};

const seatText = (shell: Shell, color: Color): string => {
  const { table } = onlineState(shell);
  return shell.words.t('table.youPlay', {
    color: colorWord(shell.words, color, table?.setup.game ?? 'othello'),
  });
};

/** Whether the game is rated, if the server says. */
const stakesWords = (shell: Shell): readonly string[] => {
  const { table } = onlineState(shell);
  return table?.isRated === undefined ? [] : [stakesText(shell.words, table.isRated)];
};

const stakes = (shell: Shell): TemplateResult =>
  html`${stakesWords(shell).map(text => html`<span class="stakes">${text}</span>`)}`;

/** A friend who closed the page while waiting, or after the game, is shown only as away: it costs them nothing. */
const presenceOf = ({ table }: OnlineState, { presence }: SeatState): PresenceName =>
  presence === 'reconnecting' && table?.claimAt === undefined ? 'away' : presence;

/** Whether anyone has won a game at the table. */
const isScored = ({ black, white }: ByColor<number>): boolean => black + white > 0;

/** Undefined when not at a table. */
export const tableStrip = (shell: Shell, color: Color): TableStrip | undefined => {
  const { words } = shell;
  const state = onlineState(shell);
  if (state.table === undefined) return undefined;
  const seated = state.table.seats[color];
  const seat = seated && { ...seated, presence: presenceOf(state, seated) };
  const isYou = selectOwnSeat(state) === color;
  const left = timeLeft(shell, color);
  const { won } = state.table;
  return {
    name: sitterName(words, state, color),
    rating: html`${state.table.isRated === false ? nothing : ratingFigure(words, seat?.rating)}${wonDiscs(shell, color)}`,
    under: isYou
      ? html`<span class="own-seat">${seatText(shell, color)}</span>${stakes(shell)}`
      : seat === undefined
        ? html`<span class="presence">${words.t('table.waiting')}</span>`
        : presenceSign(words, seat.presence),
    clock: clock(shell, color),
    bubble: bubble(shell, color),
    label: [
      ...(isYou ? [seatText(shell, color), ...stakesWords(shell)] : []),
      ...seatWords(
        words,
        state.table.isRated === false ? seat && { ...seat, rating: undefined } : seat,
        isYou,
      ),
      ...(won !== undefined && isScored(won) ? [words.t('table.won', { count: won[color] })] : []),
      ...(left === undefined ? [] : [words.t('table.timeLeft', { time: timeInWords(words, left) })]),
    ],
  };
};

/** A word, and an icon whose shape differs for each state, so that nothing depends on color. */
const presenceSign = (words: Words, presence: PresenceName): TemplateResult => html`
  <span class="presence ${presence}">${icon(presence)}<span>${words.t(`table.presence.${presence}`)}</span></span>`;

/** `1520`, or `1480?` while it is based on few matches; `rating 1480?` if the word fits. */
const ratingFigure = (words: Words, rating: Rating | undefined): TemplateResult => {
  if (rating === undefined) return NOTHING;
  const figure = words.t(rating.isProvisional ? 'table.ratingShownProvisional' : 'table.ratingShown', {
    value: rating.value,
  });
  return html`<span class="rating" title=${ratingText(words, rating)}><span class="in-words">${words.t('table.rating', { value: figure })}</span><span class="in-figures">${figure}</span></span>`;
};

/** More won games than this are shown as one disc beside their number. */
const MOST_WON_DISCS = 5;

/**
 * A small disc for each game that the player has won at the table, and their number; also zero, once the opponent has
 * won.
 */
const wonDiscs = (shell: Shell, color: Color): TemplateResult => {
  const { table } = onlineState(shell);
  if (table?.won === undefined || !isScored(table.won)) return NOTHING;
  const won = table.won[color];
  const settings = shell.play.stores.settings.getState();
  const shown = won > MOST_WON_DISCS ? 1 : won;
  const discs = Array.from({ length: shown }, () => disc(settings, color, rulesOf(table.setup.game)));
  return html`<span class="won-discs" aria-hidden="true">${discs}<span class="numeral">${won}</span></span>`;
};
