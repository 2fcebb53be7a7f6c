import type { Words } from '../../i18n/words.ts';

const SECOND = 1_000;
const TENTH = 100;
const MINUTE = 60;
/** Below this a clock shows tenths of a second. */
const TENTHS_BELOW = 10 * SECOND;

const two = (value: number): string => String(value).padStart(2, '0');

/** `4:05`, `1:00:00` from an hour on, `9.3` in the last ten seconds. Rounded down. */
export const clockFace = (left: number): string => {
  if (left < TENTHS_BELOW) return (Math.floor(left / TENTH) / 10).toFixed(1);
  const seconds = Math.floor(left / SECOND);
  const minutes = Math.floor(seconds / MINUTE);
  if (minutes < MINUTE) return `${minutes}:${two(seconds % MINUTE)}`;
  return `${Math.floor(minutes / MINUTE)}:${two(minutes % MINUTE)}:${two(seconds % MINUTE)}`;
};

/** How long until a running clock shows something else. */
export const untilFaceChanges = (left: number): number => {
  const step = left < TENTHS_BELOW ? TENTH : SECOND;
  return Math.floor(left % step) + 1;
};

/** Time until something happens, rounded up to the next second. */
export const countdownFace = (left: number): string => {
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / MINUTE)}:${two(seconds % MINUTE)}`;
};

/** `4 minutes 5 seconds`, for screen readers. */
export const timeInWords = (words: Words, left: number): string => {
  const all = Math.floor(left / SECOND);
  const parts = [
    { count: Math.floor(all / MINUTE / MINUTE), unit: 'hours' },
    { count: Math.floor(all / MINUTE) % MINUTE, unit: 'minutes' },
    { count: all % MINUTE, unit: 'seconds' },
  ] as const;
  const told = parts.filter(({ count }) => count > 0);
  const shown = told.length === 0 ? parts.slice(-1) : told;
  return shown.map(({ count, unit }) => words.t(`online.${unit}`, { count })).join(words.t('gap'));
};
