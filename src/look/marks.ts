import type { Color } from '../game/color.ts';
import { type BoardColors, discColors, type Hex } from './colors.ts';
import { contrastOf, MIN_CONTRAST, standingOut } from './contrast.ts';
import { BLACK, mix, WHITE } from './shade.ts';

/** The shapes that mark legal moves; the disc shape has the size of the game's discs. */
export const MARK_SHAPES = ['dots', 'rings', 'discs'] as const;
export type MarkShape = (typeof MARK_SHAPES)[number];

/** Lengths are shares of a square's side; minimums are pixels. */
const MARK = {
  dot: { radius: 0.11, least: 2 },
  ring: { radius: 0.185, line: 0.05, leastLine: 3 },
  rim: { width: 0.02, boldWidth: 0.035, alone: 0.45, least: 0.3, step: 0.05 },
  /** How much larger marks are in high-contrast themes. */
  bold: 15 / 11,
} as const;

/** In pixels: a square, and a disc on it. */
export interface MarkedSquare {
  readonly square: number;
  readonly diameter: number;
  /** Whether marks are large, as in high-contrast themes. */
  readonly bold?: boolean;
}

/** A mark's size in pixels; a ring has a line, centered on its radius. */
export interface MarkSize {
  readonly radius: number;
  readonly line?: number;
}

/** The sizes of marks. A ring's line covers whole pixels where it crosses the middle of its square. */
const SIZES: Readonly<Record<MarkShape, (sizes: MarkedSquare, share: number) => MarkSize>> = {
  dots: ({ square }, share) => ({ radius: Math.max(MARK.dot.least, MARK.dot.radius * square * share) }),
  rings: ({ square }, share) => {
    const line = Math.max(MARK.ring.leastLine, Math.round(MARK.ring.line * square));
    return { radius: Math.round(MARK.ring.radius * square * share) - (line % 2) / 2, line };
  },
  discs: ({ diameter }, share) => ({ radius: (diameter / 2) * share }),
};

/** The size of a mark; a `share` below 1 makes it smaller. A disc-shaped mark is never larger than the disc. */
export const markSize = (shape: MarkShape, sizes: MarkedSquare, share = 1): MarkSize => {
  const larger = sizes.bold === true && shape !== 'discs' ? MARK.bold : 1;
  return SIZES[shape](sizes, share * larger);
};

/** Separates a mark from its square: a light or dark line, with an opacity. */
export interface Rim {
  readonly tone: Hex;
  readonly alpha: number;
}

export const rimWidth = ({ square, bold = false }: Pick<MarkedSquare, 'square' | 'bold'>): number =>
  Math.max(1, (bold ? MARK.rim.boldWidth : MARK.rim.width) * square);

const weaker = (tone: Hex, mark: Hex, square: Hex): number =>
  Math.min(contrastOf(tone, mark), contrastOf(tone, square));

/**
 * The thin rim around a mark: faint if the mark stands out by itself, otherwise as faint as possible while still
 * visible.
 */
export const rimOf = (mark: Hex, square: Hex): Rim => {
  const tone = weaker(BLACK, mark, square) >= weaker(WHITE, mark, square) ? BLACK : WHITE;
  if (contrastOf(mark, square) >= MIN_CONTRAST) return { tone, alpha: MARK.rim.alone };
  const isSeen = (alpha: number): boolean => weaker(mix(square, tone, alpha), mark, square) >= MIN_CONTRAST;
  let alpha: number = MARK.rim.least;
  while (alpha < 1 && !isSeen(alpha)) alpha = Math.min(1, alpha + MARK.rim.step);
  return { tone, alpha };
};

/** The color of highlights on the board. */
export const GOLD: Hex = '#e3b04b';

/** The mark of the last move contrasts with disc and board if any color can, else with the disc. */
export const lastMoveColor = (colors: BoardColors, side: Color): Hex => {
  const disc = discColors(colors)[side];
  const color = standingOut(GOLD, [disc, colors.darkSquares, colors.lightSquares]);
  return contrastOf(color, disc) >= MIN_CONTRAST ? color : standingOut(GOLD, [disc]);
};
