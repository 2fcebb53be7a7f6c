import { COLORS } from '../../game/color.ts';
import type { Words } from '../../i18n/words.ts';
import type { ClockSettings } from '../../net/contract/settings.ts';
import type { OnlineState } from '../../store/onlineStore.ts';
import type { Settings } from '../../store/settingsStore.ts';
import { selectOwnSeat } from '../../store/table/tableSelectors.ts';
import { remainingAt } from '../../store/table/tableTime.ts';
import { measureText } from './locale.ts';
import { sitterName } from './names.ts';
import { tenthsText } from './numbers.ts';

export const SECOND = 1_000;
const TENTH = 100;
const SECONDS_A_MINUTE = 60;
const MINUTES_AN_HOUR = 60;
/** Below this a clock shows tenths of a second. */
const TENTHS_BELOW = 10 * SECOND;

const two = (value: number): string => String(value).padStart(2, '0');

/** `4:05`, `1:00:00` from an hour on, `9.3` in the last ten seconds, in the language's format. Rounded down. */
export const clockFace = (words: Words, left: number): string => {
  if (left < TENTHS_BELOW) return tenthsText(words, Math.floor(left / TENTH) / 10);
  const seconds = Math.floor(left / SECOND);
  const minutes = Math.floor(seconds / SECONDS_A_MINUTE);
  if (minutes < MINUTES_AN_HOUR) return `${minutes}:${two(seconds % SECONDS_A_MINUTE)}`;
  return `${Math.floor(minutes / MINUTES_AN_HOUR)}:${two(minutes % MINUTES_AN_HOUR)}:${two(seconds % SECONDS_A_MINUTE)}`;
};

/** How long until a running clock's text changes. */
export const untilFaceChanges = (left: number): number => {
  const step = left < TENTHS_BELOW ? TENTH : SECOND;
  return Math.floor(left % step) + 1;
};

const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / SECONDS_A_MINUTE)}:${two(seconds % SECONDS_A_MINUTE)}`;

/** Time until an event, rounded up to the next second. */
export const countdownFace = (left: number): string => minutesAndSeconds(Math.ceil(left / SECOND));

/** Time since an event, rounded down. */
export const elapsedFace = (elapsed: number): string =>
  minutesAndSeconds(Math.max(0, Math.floor(elapsed / SECOND)));

/** `4 minutes 5 seconds`, for screen readers. */
export const timeInWords = (words: Words, left: number): string => {
  const all = Math.floor(left / SECOND);
  const parts = [
    { count: Math.floor(all / SECONDS_A_MINUTE / MINUTES_AN_HOUR), unit: 'hours' },
    { count: Math.floor(all / SECONDS_A_MINUTE) % MINUTES_AN_HOUR, unit: 'minutes' },
    { count: all % SECONDS_A_MINUTE, unit: 'seconds' },
  ] as const;
  const counted = parts.filter(({ count }) => count > 0);
  const shown = counted.length === 0 ? parts.slice(-1) : counted;
  return measureText(
    words,
    shown.map(({ count, unit }) => words.t(`table.${unit}`, { count })),
  );
};

const LISTED = /^(\d+)\+(\d+)$/;

/** Minutes for the whole match, and seconds added per ply. */
export interface ClockTimes {
  readonly minutes: number;
  readonly increment: number;
}

/** The times of a chosen clock; undefined for no clock. */
export const clockTimes = ({
  clock,
  customClock,
}: Pick<Settings, 'clock' | 'customClock'>): ClockTimes | undefined => {
  if (clock === 'custom') return customClock;
  const [, minutes, increment] = LISTED.exec(clock) ?? [];
  return minutes === undefined ? undefined : { minutes: Number(minutes), increment: Number(increment) };
};

/** The times of a table's clock; undefined for no clock. */
export const tableClockTimes = (clock: ClockSettings): ClockTimes | undefined =>
  clock.kind === 'none'
    ? undefined
    : { minutes: clock.initialSeconds / SECONDS_A_MINUTE, increment: clock.incrementSeconds };

/** `5+0`, or the text for no clock. */
export const clockText = (words: Words, times: ClockTimes | undefined): string =>
  times === undefined
    ? words.t('clocks.none')
    : words.t('clocks.timed', { minutes: times.minutes, increment: times.increment });

/** A clock for screen readers: `5 minutes plus 0 seconds per move`. */
export const spokenClock = (words: Words, times: ClockTimes | undefined): string =>
  times === undefined
    ? words.t('clocks.none')
    : words.t('clocks.timedAloud', {
        minutes: words.t('table.minutes', { count: times.minutes }),
        seconds: words.t('table.seconds', { count: times.increment }),
      });

/** `You: 4 minutes 5 seconds left. Anna: 3 minutes left.` */
export const timesText = (words: Words, state: OnlineState, now: number): string => {
  const remaining = remainingAt(state, now);
  if (remaining === undefined) return words.t('table.noClock');
  const own = selectOwnSeat(state) ?? 'black';
  const order = [own, ...COLORS.filter(color => color !== own)];
  return order
    .map(color =>
      words.t('table.timeOf', {
        name: sitterName(words, state, color),
        time: timeInWords(words, remaining[color]),
      }),
    )
    .join(words.t('gap'));
};
