import type { ByColor, Color } from '../../src/game/color.ts';
import type { ClockSettings } from '../../src/net/contract/settings.ts';

const SECOND = 1_000;

/** Two clocks of which the one of the side to move runs, or both stand. Whose turn it is, the match knows. */
export interface Clocks {
  /** Milliseconds left at `since`, or for as long as both stand. */
  readonly remaining: ByColor<number>;
  /** Since when the one has been running; `undefined` while both stand. */
  readonly since: number | undefined;
}

export const newClocks = (settings: ClockSettings): Clocks | undefined => {
  if (settings.kind === 'none') return undefined;
  const initial = settings.initialSeconds * SECOND;
  return { remaining: { black: initial, white: initial }, since: undefined };
};

export const started = (clocks: Clocks, now: number): Clocks =>
  clocks.since === undefined ? { ...clocks, since: now } : clocks;

/** What is left at `now` if it is the turn of `turn`. A clock of the machine that was set back takes no time away. */
export const remainingAt = ({ remaining, since }: Clocks, turn: Color, now: number): ByColor<number> => {
  const used = since === undefined ? 0 : Math.max(0, now - since);
  return { ...remaining, [turn]: Math.max(0, remaining[turn] - used) };
};

/** The time used until `now` is taken away; from there the clocks go on as they did. */
export const reckoned = (clocks: Clocks, turn: Color, now: number): Clocks => ({
  remaining: remainingAt(clocks, turn, now),
  since: clocks.since === undefined ? undefined : Math.max(now, clocks.since),
});

export const stopped = (clocks: Clocks, turn: Color, now: number): Clocks => ({
  remaining: remainingAt(clocks, turn, now),
  since: undefined,
});

/** `mover` has played at `now`, and is given the increment if the clocks ran for it. */
export const afterPly = (clocks: Clocks, mover: Color, { now, settings }: PlyTime): Clocks => {
  const { remaining, since } = reckoned(clocks, mover, now);
  const increment =
    settings.kind === 'none' || clocks.since === undefined ? 0 : settings.incrementSeconds * SECOND;
  return { remaining: { ...remaining, [mover]: remaining[mover] + increment }, since };
};

interface PlyTime {
  readonly now: number;
  readonly settings: ClockSettings;
}

/** When the flag of the side to move falls; `undefined` while the clocks stand. */
export const flagTime = ({ remaining, since }: Clocks, turn: Color): number | undefined =>
  since === undefined ? undefined : since + remaining[turn];
