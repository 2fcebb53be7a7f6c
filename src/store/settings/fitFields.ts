import * as v from 'valibot';
import { COLORS } from '../../game/color.ts';
import {
  canFit,
  FITTING_OPPONENTS,
  type FittingOpponent,
  highestFit,
  type Opponent,
} from '../../game/seat.ts';
import type { Fit } from '../../study/fit.ts';

const placeOf = (opponent: FittingOpponent) =>
  v.pipe(v.number(), v.minValue(0), v.maxValue(highestFit(opponent)));

/** Whether the opponent can adapt to this strength. */
export const isFitPlace = (opponent: Opponent, at: number): boolean =>
  canFit(opponent) && v.is(placeOf(opponent), at);

const fitOf = (opponent: FittingOpponent) =>
  v.object({
    at: placeOf(opponent),
    stride: placeOf(opponent),
    run: v.pipe(v.number(), v.integer()),
    settled: v.boolean(),
    wins: v.pipe(v.number(), v.integer(), v.minValue(0)),
    course: v.optional(v.pipe(v.array(placeOf(opponent)), v.readonly())),
  });

/** The state before the first game: close to the lowest strength. */
export const FIRST_FIT: Fit = { at: 0.5, stride: 1, run: 0, settled: false, wins: 0 };

/** Settings of the adaptive partner, in Othello and in Connect Four. */
export const FIT_FIELDS = {
  /** Whether Flipside adapts so that the person wins about half of the games, instead of playing at a level. */
  fitsMe: v.boolean(),
  solverFitsMe: v.boolean(),
  fit: fitOf('flipside'),
  solverFit: fitOf('solver'),
  /** The last game learned from, and the state before it: the review of that game may come later. */
  fitLearned: v.optional(
    v.object({
      match: v.string(),
      opponent: v.optional(v.picklist(FITTING_OPPONENTS), 'flipside'),
      own: v.picklist(COLORS),
      result: v.picklist(['won', 'drawn', 'lost']),
      before: fitOf('flipside'),
      isReviewed: v.optional(v.boolean()),
    }),
  ),
} as const;

export const FIT_DEFAULTS = {
  ...{ fitsMe: false, solverFitsMe: false },
  ...{ fit: FIRST_FIT, solverFit: FIRST_FIT, fitLearned: undefined },
} as const;
