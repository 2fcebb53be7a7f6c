import type { Viewport } from '../screens.ts';

/** Lengths that several arrangements share, in pixels of a page with text of the usual size. */
export const SIZES = {
  margin: 6,
  gap: 8,
  /** Between the board and the strips above and below it. */
  stripGap: 4,
  strip: 44,
  tallStrip: 52,
  status: 28,
  actions: 52,
  minMoves: 96,
  unit: 16,
  unitPerHeight: 1 / 56,
  maxUnit: 38,
} as const;

/** The size of body text. */
export const unitOf = ({ width, height }: Viewport): number =>
  Math.min(SIZES.maxUnit, Math.max(SIZES.unit, Math.round(Math.min(width, height) * SIZES.unitPerHeight)));
