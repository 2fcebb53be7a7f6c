import type { BoardColors, ColorSlot, Hex } from './colors.ts';
import { fromHsl, hslOf, luminanceOf } from './shade.ts';

/** WCAG 2.2, success criterion 1.4.11: the minimum contrast of a graphic with its background. */
export const MIN_CONTRAST = 3;
const LIGHTNESS_STEP = 0.02;

/** WCAG 2.2 adds this to every luminance, for light that the screen reflects. */
const FLARE = 0.05;

/** The WCAG contrast of two colors, 1 to 21. */
export const contrastOf = (a: Hex, b: Hex): number => {
  const [one, other] = [luminanceOf(a), luminanceOf(b)];
  return (Math.max(one, other) + FLARE) / (Math.min(one, other) + FLARE);
};

const weakest = (color: Hex, backgrounds: readonly Hex[]): number =>
  Math.min(...backgrounds.map(background => contrastOf(color, background)));

const shifted = (color: Hex, steps: number): Hex => {
  const hsl = hslOf(color);
  const l = hsl.l + 100 * steps * LIGHTNESS_STEP;
  return fromHsl({ ...hsl, l: Math.min(100, Math.max(0, l)) });
};

/** `color` itself, or the nearest lighter or darker shade that keeps `MIN_CONTRAST` on all `backgrounds`. */
export const standingOut = (color: Hex, backgrounds: readonly Hex[]): Hex => {
  let best = color;
  for (let steps = 0; steps * LIGHTNESS_STEP <= 1; steps++) {
    for (const shade of [shifted(color, steps), shifted(color, -steps)]) {
      if (weakest(shade, backgrounds) >= MIN_CONTRAST) return shade;
      if (weakest(shade, backgrounds) > weakest(best, backgrounds)) best = shade;
    }
  }
  return best;
};

/** Pairs that a player must be able to distinguish. Marks have a rim that separates them from any square. */
const PAIRS: readonly (readonly [ColorSlot, ColorSlot])[] = [
  ['blackDiscs', 'whiteDiscs'],
  ['blackDiscs', 'darkSquares'],
  ['blackDiscs', 'lightSquares'],
  ['whiteDiscs', 'darkSquares'],
  ['whiteDiscs', 'lightSquares'],
  ['redDiscs', 'yellowDiscs'],
  ['redDiscs', 'connect4Frame'],
  ['yellowDiscs', 'connect4Frame'],
];

export interface WeakPair {
  readonly first: ColorSlot;
  readonly second: ColorSlot;
  /** Rounded down to one decimal, so that a weak pair never reads as a sufficient one. */
  readonly contrast: number;
}

export const weakPairs = (colors: BoardColors): readonly WeakPair[] =>
  PAIRS.map(([first, second]) => ({ first, second, exact: contrastOf(colors[first], colors[second]) }))
    .filter(({ exact }) => exact < MIN_CONTRAST)
    .map(({ first, second, exact }) => ({ first, second, contrast: Math.floor(exact * 10) / 10 }));
