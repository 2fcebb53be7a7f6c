import type { Play } from '../../../play/play.ts';
import type { OnlineState } from '../../../store/onlineStore.ts';
import { claimIn, nudgeIn, remainingAt } from '../../../store/table/tableTime.ts';
import { SECOND, untilFaceChanges } from '../../words/clocks.ts';

const untilNextSecond = (milliseconds: number): number => Math.ceil(milliseconds % SECOND) || SECOND;

/** How long until a displayed time changes; undefined if no time is running. */
export const untilTimeShows = (state: OnlineState, now: number): number | undefined => {
  const { table, connection } = state;
  const running = table?.match?.running;
  const left = running && remainingAt(state, now)?.[running];
  const claim = claimIn(state, now);
  const nudge = nudgeIn(state, now);
  const waits = [
    left === undefined || left <= 0 ? undefined : untilFaceChanges(left),
    claim === undefined || claim <= 0 ? undefined : untilNextSecond(claim),
    nudge === undefined || nudge <= 0 ? undefined : nudge,
    connection.type === 'reconnecting' ? SECOND - ((now - connection.since) % SECOND) : undefined,
  ].filter(wait => wait !== undefined);
  return waits.length === 0 ? undefined : Math.min(...waits);
};

/** Calls `draw` whenever a displayed time changes, while the page is visible; returns a function that stops this. */
export const followTableTime = ({ stores }: Play, draw: () => void): (() => void) => {
  const { online, app } = stores;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    const next = app.getState().visible ? untilTimeShows(online.getState(), performance.now()) : undefined;
    if (next !== undefined) timer = setTimeout(tick, next);
  };
  const tick = (): void => {
    draw();
    wait();
  };
  wait();
  const ends = [
    online.subscribe(wait),
    app.subscribe((after, before) => {
      if (after.visible !== before.visible) tick();
    }),
  ];
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
  };
};
