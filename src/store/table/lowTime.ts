import type { OnlineStore } from '../onlineStore.ts';
import { selectOwnSeat } from './tableSelectors.ts';
import { type LowTime, lowTimesOf, remainingAt } from './tableTime.ts';

/** The running clock of the person, with the low-time marks already passed and the next one. */
interface OwnClock {
  readonly match: string;
  readonly left: number;
  readonly passed: readonly LowTime[];
  readonly next: LowTime | undefined;
}

const ownClock = (online: OnlineStore): OwnClock | undefined => {
  const state = online.getState();
  const own = selectOwnSeat(state);
  const { table } = state;
  const left = own && remainingAt(state, performance.now())?.[own];
  if (left === undefined || table?.match === undefined || table.match.result !== undefined) return undefined;
  if (table.match.running !== own) return undefined;
  const lows = lowTimesOf(table.clock);
  return {
    match: table.match.id,
    left,
    passed: lows.filter(low => left <= low),
    next: lows.find(low => low < left),
  };
};

/** Calls `listener` once per match for each low-time mark on the person's clock; returns the unsubscribe function. */
export const followLowTime = (online: OnlineStore, listener: (low: LowTime) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let reported: { readonly match: string; readonly lows: readonly LowTime[] } | undefined;
  const warn = ({ match, passed }: OwnClock): void => {
    const known = reported?.match === match ? reported.lows : [];
    const news = passed.filter(low => !known.includes(low)).at(-1);
    reported = { match, lows: [...known, ...passed] };
    if (news !== undefined) listener(news);
  };
  const look = (): void => {
    clearTimeout(timer);
    const clock = ownClock(online);
    if (clock === undefined) return;
    warn(clock);
    if (clock.next !== undefined) timer = setTimeout(look, clock.left - clock.next);
  };
  look();
  const end = online.subscribe(look);
  return () => {
    clearTimeout(timer);
    end();
  };
};
