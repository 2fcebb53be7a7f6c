import type { ByColor } from '../../game/color.ts';
import type { ClockSettings } from '../../net/contract/settings.ts';
import type { OnlineState } from '../onlineStore.ts';

/** Times are those of the page's clock, in milliseconds. */
type ReceivedTable = Pick<OnlineState, 'table' | 'receivedAt'>;

/** Time left on both clocks at `now`; undefined without clocks. */
export const remainingAt = (
  { table, receivedAt }: ReceivedTable,
  now: number,
): ByColor<number> | undefined => {
  const match = table?.match;
  if (match?.remaining === undefined) return undefined;
  const { remaining, running } = match;
  if (running === undefined || match.result !== undefined) return remaining;
  return { ...remaining, [running]: Math.max(0, remaining[running] - Math.max(0, now - receivedAt)) };
};

const timeUntil = (
  { table, receivedAt }: ReceivedTable,
  at: number | undefined,
  now: number,
): number | undefined =>
  at === undefined || table === undefined ? undefined : Math.max(0, at - (table.now + now - receivedAt));

/** Time until the player who stayed may claim the match, 0 once they may; undefined if nobody has left. */
export const claimIn = (online: ReceivedTable, now: number): number | undefined =>
  timeUntil(online, online.table?.claimAt, now);

/** Time until the waiting player may send a nudge, 0 once they may. */
export const nudgeIn = (online: ReceivedTable, now: number): number | undefined =>
  timeUntil(online, online.table?.nudge?.from, now);

/** The low-time marks, longest first. */
const LOW_TIMES = [30_000, 10_000] as const;
export type LowTime = (typeof LOW_TIMES)[number];

/** For clocks that start with little time, low is below this fraction of it. */
const LOW_SHARE = 0.5;
const SECOND = 1_000;

/** The low-time marks of a match with this clock. */
export const lowTimesOf = (clock: ClockSettings): readonly LowTime[] =>
  clock.kind === 'none' ? [] : LOW_TIMES.filter(low => low <= clock.initialSeconds * SECOND * LOW_SHARE);

export const isLow = (left: number, clock: ClockSettings): boolean =>
  lowTimesOf(clock).some(low => left <= low);
