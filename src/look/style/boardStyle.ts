import { ALL_COLOR_SLOTS, type BoardColors } from '../colors.ts';
import { THEMES, type ThemeName } from '../themes.ts';
import type { DiscStyle } from './discStyles.ts';
import type { Material } from './materials.ts';

/** Everything that a person chooses about the look of boards and discs. */
export interface BoardStyle {
  readonly theme: ThemeName;
  /** As chosen, before a game changes them. */
  readonly colors: BoardColors;
  readonly material: Material;
  readonly discStyle: DiscStyle;
}

/** A theme as the program comes with it. */
export const styleOf = (theme: ThemeName): BoardStyle => {
  const { colors, material, discStyle } = THEMES[theme];
  return { theme, colors, material, discStyle };
};

/** Whether a style has anything else than its theme. */
export const isChanged = ({ theme, colors, material, discStyle }: BoardStyle): boolean => {
  const own = THEMES[theme];
  const hasOtherColors = ALL_COLOR_SLOTS.some(slot => colors[slot] !== own.colors[slot]);
  return hasOtherColors || material !== own.material || discStyle !== own.discStyle;
};
