import type { Color } from '../game/color.ts';
import type { Hex } from './colors.ts';
import { contrastOf, standingOut } from './contrast.ts';
import { BLACK, mix, WHITE } from './shade.ts';
import { THEMES, type ThemeName } from './themes.ts';

/**
 * A ring for Black and two bars for White, for people who cannot distinguish the two colors. Lengths are shares of the
 * disc's radius; the middle stays free for the dot of the last move.
 */
export const PATTERN = { ring: 0.56, width: 0.15, bars: 0.36, barLength: 0.42, share: 0.7 } as const;

/** Whether discs have their pattern: because the theme relies on it, or because a person wants it in any theme. */
export const isPatterned = (theme: ThemeName, wished = false): boolean => wished || THEMES[theme].patterned;

/**
 * The white rim of a dark disc in a high-contrast theme: its width as a share of the radius, and its minimum in pixels.
 */
export const BOLD_RIM = { width: 0.12, least: 2 } as const;

/** White on a dark disc, black on a light one. */
const opposedTo = (color: Hex): Hex => (contrastOf(BLACK, color) > contrastOf(WHITE, color) ? BLACK : WHITE);

/** The color of the pattern on a disc. */
export const patternInk = (color: Hex): Hex =>
  standingOut(mix(color, opposedTo(color), PATTERN.share), [color]);

/** A disc in a drawing. */
export interface DrawnDisc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly color: Hex;
}

const round = (length: number): number => Math.round(length * 100) / 100;

/** A side's pattern as SVG; `stronger` widens its lines on small discs. */
export const drawPattern = (side: Color, { x, y, radius, color }: DrawnDisc, stronger = 1): string => {
  const ink = patternInk(color);
  const width = round(PATTERN.width * radius * stronger);
  if (side === 'black')
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(PATTERN.ring * radius)}" fill="none" stroke="${ink}" stroke-width="${width}"/>`;
  const [from, length] = [round(y - PATTERN.barLength * radius), round(2 * PATTERN.barLength * radius)];
  const bars = [-1, 1].map(way => `M${round(x + way * PATTERN.bars * radius)} ${from}v${length}`).join('');
  return `<path d="${bars}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`;
};

/** Half of each pattern on a disc of radius 1 with half of each color, divided by a steep line like \\. */
export const drawMixedPattern = (black: Hex, white: Hex, stronger = 1): string => {
  const { ring, bars, barLength } = PATTERN;
  const width = PATTERN.width * stronger;
  return `<g transform="rotate(28)" fill="none" stroke-width="${round(width)}"><path d="M${-width} -${ring}A${ring} ${ring} 0 0 0 ${-width} ${ring}" stroke="${patternInk(black)}"/><path d="M${bars} -${barLength}v${2 * barLength}" stroke="${patternInk(white)}" stroke-linecap="round"/></g>`;
};

/** Whether a disc has a rim in a high-contrast theme: a light one needs none. */
export const hasRim = (color: Hex): boolean => opposedTo(color) === WHITE;

/** The rim of a dark disc as SVG. */
export const drawRim = ({ x, y, radius, color }: DrawnDisc, least: number = BOLD_RIM.least): string => {
  if (!hasRim(color)) return '';
  const width = Math.max(least, round(BOLD_RIM.width * radius));
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius - width / 2)}" fill="none" stroke="${WHITE}" stroke-width="${width}"/>`;
};
