import type { Hex } from '../look/colors.ts';

/** Lengths are shares of a square's side. */
export const MARK_LOOK = {
  warm: '#e2452c' as Hex,
  /** The size of subdued marks. */
  quiet: 0.58,
  /** Boards lighter than this have dark outlines. */
  lightBoard: 0.6,
  attended: { inset: 0.03, line: 0.028, fill: 0.12, stroke: 0.42, corner: 0.05 },
  /** The square of a disc that would flip: its edge shows around the disc. */
  gained: { inset: 0.02, line: 0.05, fill: 0.3, stroke: 0.75, corner: 0.05 },
  refused: { fill: 0.62, middle: 0.5, reach: 0.72 },
  hint: { radius: 0.3, width: 0.055, edge: 0.018, glow: 0.28, dark: 0.75, light: 0.85, room: 0.055 },
  /** A good square, besides the best one: the same ring, thin and without glow. */
  good: { width: 0.026, edge: 0.012, glow: 0, alpha: 0.85 },
  /** A center square that must be filled first. */
  centre: { inset: 0.075, line: 0.024, fill: 0.07, stroke: 0.5, corner: 0.09 },
  /** Rings on discs, as shares of the disc's radius. */
  ring: { radius: 0.8, width: 0.07 },
  outline: { radius: 0.97, width: 0.09 },
  /** Opacity of a previewed disc, and of one that is only hinted at. */
  ghostAlpha: 0.4,
  nextAlpha: 0.22,
  veil: 0.15,
} as const;

/** A mark that lights up: its initial scale, how early it is visible, and the glow on its disc. */
export const LIGHT_LOOK = { from: 1.4, comes: 2.2, glow: 0.75 } as const;

/** Overlay marks on squares. Lengths are shares of a square's side, strengths opacities. */
export const OVERLAY_LOOK = {
  /** Opacity of the discs in a previewed line. */
  foreseenAlpha: 0.62,
  light: '#ffd06a' as Hex,
  cool: '#8fd0ff' as Hex,
  warm: '#ff7a5c' as Hex,
  /** The dark edge that separates a mark from any background. */
  edge: { width: 0.022, strength: 0.75 },
  /** A disc in a corner of a square for a side that may play there: Black left, round; White right, as a diamond. */
  mobility: { offset: 0.32, radius: 0.105 },
  frontier: { radius: 0.86, width: 0.1, dashes: 14 },
  stable: { inset: 0.045, arm: 0.2, width: 0.055 },
  opened: { radius: 0.27, width: 0.055 },
  /** Regions with an odd number of squares are striped, the others dotted. */
  stripes: { step: 0.2, width: 0.05, strength: 0.75, inset: 0.06 },
  dots: { step: 0.25, radius: 0.042, strength: 0.8 },
} as const;

/** Discs on their way into the rows at the end of a game. Heights are shares of the highest flight. */
export const ROWS_LOOK = {
  /** At the top of the highest flight: how far up the screen, in radii of the disc, and how much larger. */
  rise: 0.5,
  growth: 0.16,
  /** The height of the shortest flight, and the length of the highest one in squares. */
  lowest: 0.35,
  far: 5,
  hop: 0.4,
  /** A handicap disc is fully visible after 1/`appears` of its way. */
  appears: 3,
} as const;
