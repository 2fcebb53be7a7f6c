import type { DuelResult } from '../game/duel.ts';
import { LEVEL_NAMES } from '../game/seat.ts';

/** The places of the levels: 1 to 12, and 0 for the ground below. */
const HIGHEST = LEVEL_NAMES.length;

/** Where a partner plays against whom the person wins about half of the games, and how it gets there. */
export interface Fit {
  /** Its place among the levels, as in a seat. */
  readonly at: number;
  /** How far the next result moves it, in levels. */
  readonly stride: number;
  /** Results in a row in one direction: wins are positive, losses negative. */
  readonly run: number;
  /** Whether results have gone both ways: until then the person's place is looked for in ever longer strides. */
  readonly settled: boolean;
  /** How many games the person has won. */
  readonly wins: number;
}

const STRIDE = { least: 0.5, most: 4, longer: 1.5, shorter: 0.6 } as const;
/** From this many equal results in a row on, the person must play better or worse than before, and strides grow again. */
const LONG_RUN = 4;

/** The mean loss of a move in discs, at the ground and at each level: estimates, not fitted to games. They only lengthen strides. */
const LOSSES = [7, 6.5, 6, 5, 4, 3.2, 2.6, 2.1, 1.6, 1.2, 0.9, 0.6, 0.4] as const;

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Where people play who lose so much with a move. */
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

/** How far the losses of a game say that the person's place still is, if they say the same as the result. */
const distanceBy = (loss: number | undefined, at: number, direction: 1 | -1): number =>
  loss === undefined ? 0 : (direction * (placeOfLoss(loss) - at)) / 2;

/**
 * The partner of the next game: stronger after a win, weaker after a loss, so that wins and losses balance. The result says in
 * which direction it moves, and the loss of a move in discs, where that is known, how far.
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
