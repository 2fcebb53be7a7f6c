import type { ByColor, Color } from '../../src/game/color.ts';
import type { ClockSettings } from '../../src/net/contract/settings.ts';

const SECOND = 1_000;

/** Two clocks: either that of the side to move is running, or both are stopped. The match knows whose turn it is. */
export interface Clocks {
  /** Milliseconds left at `since`, or while the clocks are stopped. */
  readonly remaining: ByColor<number>;
  /** When the running clock was started; `undefined` while both are stopped. */
  readonly since: number | undefined;
}

export const newClocks = (settings: ClockSettings): Clocks | undefined => {
  if (settings.kind === 'none') return undefined;
  const initial = settings.initialSeconds * SECOND;
  return { remaining: { black: initial, white: initial }, since: undefined };
};

export const started = (clocks: Clocks, now: number): Clocks =>
  clocks.since === undefined ? { ...clocks, since: now } : clocks;

/** The time left at `now` with `turn` to move. If the machine's clock was set back, no time is taken. */
export const remainingAt = ({ remaining, since }: Clocks, turn: Color, now: number): ByColor<number> => {
  const used = since === undefined ? 0 : Math.max(0, now - since);
  return { ...remaining, [turn]: Math.max(0, remaining[turn] - used) };
};

/** Subtracts the time used until `now`; a running clock keeps running. */
export const reckoned = (clocks: Clocks, turn: Color, now: number): Clocks => ({
  remaining: remainingAt(clocks, turn, now),
  since: clocks.since === undefined ? undefined : Math.max(now, clocks.since),
});

export const stopped = (clocks: Clocks, turn: Color, now: number): Clocks => ({
  remaining: remainingAt(clocks, turn, now),
  since: undefined,
});

/** The clocks after a ply of `mover`, who gets the increment if the clocks were running. */
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

/** When the flag of the side to move falls; `undefined` while the clocks are stopped. */
export const flagTime = ({ remaining, since }: Clocks, turn: Color): number | undefined =>
  since === undefined ? undefined : since + remaining[turn];
