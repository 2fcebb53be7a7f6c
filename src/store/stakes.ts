import { type ClockSettings, stakesBar } from '../net/contract/settings.ts';
import { headStartOf, seatsOf } from './seating.ts';
import { selectSetup } from './selectors.ts';
import type { Company, Settings } from './settingsStore.ts';

const MINUTE_SECONDS = 60;
const WRITTEN = /^(\d+)\+(\d+)$/;

const minutes = (initial: number, incrementSeconds: number): ClockSettings => ({
  kind: 'increment',
  initialSeconds: initial * MINUTE_SECONDS,
  incrementSeconds,
});

export const clockOf = ({ clock, customClock }: Settings): ClockSettings => {
  if (clock === 'custom') return minutes(customClock.minutes, customClock.increment);
  const [, initial, increment] = WRITTEN.exec(clock) ?? [];
  return initial === undefined ? { kind: 'none' } : minutes(Number(initial), Number(increment));
};

/** Why a game with this kind of opponent can only be casual; undefined if it can be rated. The lobby has no head starts. */
export const selectRatingBar = (settings: Settings, company: Company): ReturnType<typeof stakesBar> => {
  const [setup, clock] = [selectSetup(settings), clockOf(settings)];
  if (company === 'anybody') return stakesBar(setup, clock);
  const headStart = headStartOf(settings, setup.shape, seatsOf(settings, 'black'));
  return stakesBar({ ...setup, headStart }, clock);
};

/** Whether the next game with this kind of opponent is rated: chosen, and possible with its board and clock. */
export const selectIsRated = (settings: Settings, company: Company): boolean =>
  settings.rated[company] && selectRatingBar(settings, company) === undefined;
