import * as v from 'valibot';
import { COLORS } from '../../game/color.ts';
import { LEVELS } from '../../game/seat.ts';
import type { Fit } from '../../study/fit.ts';

/** A place among Flipside's levels, where 0 is the ground below level 1. */
export const placeOfFit = v.pipe(v.number(), v.minValue(0), v.maxValue(LEVELS.flipside?.max ?? 1));

const fit = v.object({
  at: placeOfFit,
  stride: v.pipe(v.number(), v.minValue(0), v.maxValue(LEVELS.flipside?.max ?? 1)),
  run: v.pipe(v.number(), v.integer()),
  settled: v.boolean(),
  wins: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** Before the first game: at the ground. */
export const FIRST_FIT: Fit = { at: 0.5, stride: 1, run: 0, settled: false, wins: 0 };

/** The partner that fits the person. */
export const FIT_FIELDS = {
  /** Whether Flipside plays so that the person wins about half of the games, instead of at a level. */
  fitsMe: v.boolean(),
  fit,
  /** The last game that it has learned from, and what it was before: the losses of that game may become known later. */
  fitLearned: v.optional(
    v.object({
      match: v.string(),
      own: v.picklist(COLORS),
      result: v.picklist(['won', 'drawn', 'lost']),
      before: fit,
      isReviewed: v.optional(v.boolean()),
    }),
  ),
} as const;

export const FIT_DEFAULTS = { fitsMe: false, fit: FIRST_FIT, fitLearned: undefined } as const;
