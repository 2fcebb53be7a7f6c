import type { Color } from '../game/color.ts';
import { type DrawnDisc, drawPattern, drawRim, isPatterned } from '../look/discPattern.ts';
import type { DiscStyle } from '../look/style/discStyles.ts';
import { THEMES, type ThemeName } from '../look/themes.ts';
import type { Raised } from './raised.ts';
import { rounded } from './svgShapes.ts';

/** The style of discs' faces. */
export interface FaceStyle {
  readonly theme: ThemeName;
  /** Default: the theme's. */
  readonly discStyle?: DiscStyle;
  /** Whether discs have a pattern in a theme without one of its own. */
  readonly patterns: boolean;
  /** Set if board and discs show their materials, and discs have shadows. */
  readonly raised?: Raised;
  /** Whether discs lack their pattern, because marks are drawn on them. */
  readonly plainDiscs?: boolean;
}

/** The shadow of a raised disc: its offset in radii of the disc, and its opacity. */
const SHADOW = { x: 0.04, y: 0.12, dark: 0.34 } as const;

export const drawShadow = ({ x, y, radius }: Omit<DrawnDisc, 'color'>): string =>
  `<circle cx="${rounded(x + SHADOW.x * radius)}" cy="${rounded(y + SHADOW.y * radius)}" r="${rounded(radius)}" fill="#000000" fill-opacity="${SHADOW.dark}"/>`;

/** A disc seen from above, with its pattern or the rim of its theme. */
export const drawFace = (drawn: FaceStyle, side: Color, disc: DrawnDisc): string => {
  const { bold, discStyle } = THEMES[drawn.theme];
  const { x, y, radius, color } = disc;
  return [
    `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${rounded(radius)}" fill="${color}"/>`,
    drawn.raised?.drawDiscStyle(bold ? 'flat' : (drawn.discStyle ?? discStyle), disc) ?? '',
    isPatterned(drawn.theme, drawn.patterns) && drawn.plainDiscs !== true ? drawPattern(side, disc) : '',
    bold ? drawRim(disc) : '',
  ].join('');
};
