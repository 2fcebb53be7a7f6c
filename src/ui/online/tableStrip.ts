import { html, nothing, type TemplateResult } from 'lit';
import type { Color } from '../../game/color.ts';
import type { OnlineState } from '../../store/onlineStore.ts';
import { selectOwnSeat } from '../../store/tableSelectors.ts';
import { isLow, remainingAt } from '../../store/tableTime.ts';
import { clockFace, timeInWords } from '../board/clockFace.ts';
import type { Shell } from '../page/shell.ts';
import { colorWord } from '../words/colorWords.ts';
import { sitterName } from '../words/onlineNames.ts';
import { presenceSign, ratingFigure, seatWords } from '../words/presenceWords.ts';

/** What an online table adds to a player's strip. */
export interface TableStrip {
  readonly name: string;
  /** Beside the name. */
  readonly rating: TemplateResult;
  /** Under the name: the person's own seat, or the presence of the others. */
  readonly under: TemplateResult;
  readonly clock: TemplateResult;
  /** A greeting that was just sent, over the name. */
  readonly bubble: TemplateResult;
  /** The same in words. */
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
  return html`<span class="clock numeral ${isRunning ? 'running' : ''} ${low ? 'low' : ''}" role="timer" aria-label=${shell.words.t('online.timeLeft', { time: timeInWords(shell.words, left) })}>${clockFace(left)}</span>`;
};

const bubble = (shell: Shell, color: Color): TemplateResult => {
  const { greeting } = onlineState(shell);
  const isMuted =
    shell.play.stores.settings.getState().greetingsMuted && selectOwnSeat(onlineState(shell)) !== color;
  if (greeting?.by !== color || isMuted) return NOTHING;
  return html`<span class="greeting-bubble" aria-hidden="true">${shell.words.t(`online.greetings.${greeting.greeting}`)}</span>`;
};

const seatText = (shell: Shell, color: Color): string => {
  const { table } = onlineState(shell);
  return shell.words.t('online.youPlay', {
    color: colorWord(shell.words, color, table?.setup.game ?? 'othello'),
  });
};

/** Undefined when not at a table. */
export const tableStrip = (shell: Shell, color: Color): TableStrip | undefined => {
  const { words } = shell;
  const state = onlineState(shell);
  if (state.table === undefined) return undefined;
  const seat = state.table.seats[color];
  const isYou = selectOwnSeat(state) === color;
  const left = timeLeft(shell, color);
  return {
    name: sitterName(words, state, color),
    rating: ratingFigure(words, seat?.rating),
    under: isYou
      ? html`<span class="own-seat">${seatText(shell, color)}</span>`
      : seat === undefined
        ? html`<span class="presence">${words.t('online.waiting')}</span>`
        : presenceSign(words, seat.presence),
    clock: clock(shell, color),
    bubble: bubble(shell, color),
    label: [
      ...(isYou ? [seatText(shell, color)] : []),
      ...seatWords(words, seat, isYou),
      ...(left === undefined ? [] : [words.t('online.timeLeft', { time: timeInWords(words, left) })]),
    ],
  };
};
