import type { Words } from '../../i18n/words.ts';
import type { ClockSettings } from '../../net/contract/settings.ts';
import type { Settings } from '../../store/settingsStore.ts';

const SECONDS_A_MINUTE = 60;
const LISTED = /^(\d+)\+(\d+)$/;

/** Minutes for the whole match, and seconds added with every ply. */
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

/** `5+0`, or the words for no clock. */
export const clockText = (words: Words, times: ClockTimes | undefined): string =>
  times === undefined
    ? words.t('online.clocks.none')
    : words.t('online.clocks.timed', { minutes: times.minutes, increment: times.increment });

/** The same for screen readers: `5 minutes and 0 seconds more per move`. */
export const spokenClock = (words: Words, times: ClockTimes | undefined): string =>
  times === undefined
    ? words.t('online.clocks.none')
    : words.t('online.clocks.timedAloud', { count: times.minutes, increment: times.increment });
