import type { Sides } from '../look/turning.ts';

/** Measures shared by all pictures of boards. Lengths are shares of a square's side. */
export const BOARD_LINES = {
  cornerRadius: 0.13,
  line: 0.016,
  /** The lines of a high-contrast theme, in pixels of the page. */
  boldLine: 2,
  dotRadius: 0.055,
  /** Coordinates: their size in widths of the frame, at least this many pixels if the frame is wide enough. */
  text: { size: 0.6, least: 9, most: 0.95, weight: 600 },
} as const;

/** The diameter of a hole in an upright frame, as a factor of a disc's diameter on a flat board. */
export const HOLE = 1.06;

/** The smallest board with the four dots. */
const DOTTED = 6;
export const hasDots = ({ width, height }: Sides): boolean => width >= DOTTED && height >= DOTTED;
