import type { Hex } from '../../look/colors.ts';

/** Marks that are laid over the squares. Lengths are shares of a square's side, strengths opacities. */
export const OVERLAY_LOOK = {
  /** How clearly the discs of a line to come are seen. */
  foreseenAlpha: 0.62,
  light: '#ffd06a' as Hex,
  cool: '#8fd0ff' as Hex,
  warm: '#ff7a5c' as Hex,
  /** The dark edge that sets a mark off from any ground. */
  edge: { width: 0.022, strength: 0.75 },
  /** A disc in a corner of a square for a side that may play there: Black left, round; White right, on its tip. */
  mobility: { offset: 0.32, radius: 0.105 },
  frontier: { radius: 0.86, width: 0.1, dashes: 14 },
  stable: { inset: 0.045, arm: 0.2, width: 0.055 },
  opened: { radius: 0.27, width: 0.055 },
  /** Areas with an odd number of squares are striped, the others dotted. */
  stripes: { step: 0.2, width: 0.05, strength: 0.75, inset: 0.06 },
  dots: { step: 0.25, radius: 0.042, strength: 0.8 },
} as const;
