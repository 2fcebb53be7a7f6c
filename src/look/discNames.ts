import { type ByColor, COLORS } from '../game/color.ts';
import { type BoardColors, discColors, type Hex } from './colors.ts';
import { hslOf, hueDistance } from './shade.ts';
import { type DiscName, THEMES, type ThemeName } from './themes.ts';

/** The default names, whatever the discs look like. */
const PLAIN: ByColor<DiscName> = { black: 'black', white: 'white' };

/** How far a color may differ from the theme's and keep its name: in degrees of hue, and minimum saturation. */
const SAME = { hue: 30, saturation: 30 } as const;

const hasSameHue = (color: Hex, named: Hex): boolean => {
  const { h, s } = hslOf(color);
  return s >= SAME.saturation && hueDistance(h, hslOf(named).h) <= SAME.hue;
};

/**
 * The names of the sides. A theme may name them by its discs, `blue` and `orange`, and they keep these names in any
 * shade of blue and orange; in all other chosen colors they are `black` and `white`.
 */
export const discNames = (theme: ThemeName, colors: BoardColors): ByColor<DiscName> => {
  const { names, colors: own } = THEMES[theme];
  if (names === undefined) return PLAIN;
  const [chosen, named] = [discColors(colors), discColors(own)];
  return COLORS.every(color => hasSameHue(chosen[color], named[color])) ? names : PLAIN;
};
