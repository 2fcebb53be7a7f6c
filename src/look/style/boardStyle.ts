import { ALL_COLOR_SLOTS, type BoardColors } from '../colors.ts';
import type { MarkShape } from '../marks.ts';
import { THEMES, type ThemeName } from '../themes.ts';
import type { DiscStyle } from './discStyles.ts';
import type { Material } from './materials.ts';

/** The materials of board and discs, and their colors. */
export interface BoardStyle {
  readonly theme: ThemeName;
  /** As chosen, before a game changes them. */
  readonly colors: BoardColors;
  readonly material: Material;
  readonly discStyle: DiscStyle;
}

/** Further choices for the look of every board, on the canvas and in drawings. */
export interface BoardWishes {
  /** The diameter of a disc as a share of a square's side. */
  readonly discShare: number;
  /** Whether discs have a pattern in a theme without one of its own. */
  readonly patterns: boolean;
  readonly marks: MarkShape;
}

/** The default choices. */
export const USUAL_WISHES: BoardWishes = { discShare: 3 / 4, patterns: false, marks: 'dots' };

/** A built-in theme. */
export const styleOf = (theme: ThemeName): BoardStyle => {
  const { colors, material, discStyle } = THEMES[theme];
  return { theme, colors, material, discStyle };
};

/** Whether a style differs from its theme. */
export const isChanged = ({ theme, colors, material, discStyle }: BoardStyle): boolean => {
  const own = THEMES[theme];
  const hasOtherColors = ALL_COLOR_SLOTS.some(slot => colors[slot] !== own.colors[slot]);
  return hasOtherColors || material !== own.material || discStyle !== own.discStyle;
};
