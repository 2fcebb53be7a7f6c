import type { DuelResult } from '../game/duel.ts';
import { LEVEL_NAMES } from '../game/seat.ts';

/** The scale of levels: 1 to 12, with 0 below level 1. */
const HIGHEST = LEVEL_NAMES.length;

/** The strength of a fitted opponent, against whom the person should win about half of the games. */
export interface Fit {
  /** Its point on the scale of levels, as in a seat. */
  readonly at: number;
  /** Step size: how far the next result moves it, in levels. */
  readonly stride: number;
  /** Consecutive results in one direction: wins are positive, losses negative. */
  readonly run: number;
  /** Whether the person has both won and lost: before that the steps grow, to find their strength quickly. */
  readonly settled: boolean;
  /** Number of games the person has won. */
  readonly wins: number;
  /** The points before and after the latest games, the oldest first. */
  readonly course?: readonly number[] | undefined;
}

/** Number of points that are remembered. */
const MOST_POINTS = 40;

/** The strength for the next game, never above the highest one that the opponent has; remembers its course. */
export const fitAfter = (
  fit: Fit,
  result: DuelResult,
  { highest, lossPerMove }: { readonly highest: number; readonly lossPerMove?: number },
): Fit => {
  const next = nextFit(fit, result, lossPerMove);
  const at = Math.min(next.at, highest);
  return { ...next, at, course: [...(fit.course ?? [fit.at]), at].slice(-MOST_POINTS) };
};

const STRIDE = { least: 0.5, most: 4, longer: 1.5, shorter: 0.6 } as const;
/** After this many equal results in a row the person's strength must have changed, and steps grow again. */
const LONG_RUN = 4;

/**
 * Estimated mean loss per move in discs, at 0 and at each level. They only lengthen steps, so they need not
 * be exact.
 */
const LOSSES = [7, 6.5, 6, 5, 4, 3.2, 2.6, 2.1, 1.6, 1.2, 0.9, 0.6, 0.4] as const;

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The point on the scale of levels for a mean loss per move. */
export const placeOfLoss = (loss: number): number => {
  const upper = LOSSES.findIndex(known => known <= loss);
  if (upper === -1) return HIGHEST;
  const [from = loss, to = loss] = [LOSSES[upper - 1], LOSSES[upper]];
  return upper === 0 ? 0 : upper - (loss - to) / (from - to);
};

const DIRECTIONS: Readonly<Record<DuelResult, 1 | 0 | -1>> = { won: 1, drawn: 0, lost: -1 };

const strideAfter = ({ stride, run, settled }: Fit, direction: 1 | -1): number => {
  if (run * direction < 0) return stride * STRIDE.shorter;
  const isLong = settled ? run * direction >= LONG_RUN : run !== 0;
  return isLong ? stride * STRIDE.longer : stride;
};

/** A step size from the losses of a game, if they point in the same direction as the result. */
const distanceBy = (loss: number | undefined, at: number, direction: 1 | -1): number =>
  loss === undefined ? 0 : (direction * (placeOfLoss(loss) - at)) / 2;

/**
 * The strength for the next game: stronger after a win, weaker after a loss, so that wins and losses balance.
 * The result decides the direction; the mean loss per move in discs, if known, decides the step size.
 */
export const nextFit = (fit: Fit, result: DuelResult, lossPerMove?: number): Fit => {
  const direction = DIRECTIONS[result];
  if (direction === 0) return { ...fit, stride: Math.max(STRIDE.least, fit.stride * STRIDE.shorter) };
  const turned = fit.run * direction < 0;
  const wanted = Math.max(strideAfter(fit, direction), distanceBy(lossPerMove, fit.at, direction));
  const stride = between(STRIDE.least, wanted, STRIDE.most);
  return {
    at: between(0, fit.at + direction * stride, HIGHEST),
    stride,
    run: turned ? direction : fit.run + direction,
    settled: fit.settled || turned,
    wins: fit.wins + (result === 'won' ? 1 : 0),
  };
};
