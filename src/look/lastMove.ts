import type { Color } from '../game/color.ts';
import { type BoardColors, discColors, type Hex } from './colors.ts';
import { contrastOf, MIN_CONTRAST, standingOut } from './contrast.ts';

/** The color of what is pointed out on the board. */
export const GOLD: Hex = '#e3b04b';

/** The dot on the latest disc: its radius as a share of the square's side, and how much larger it is in bold themes. */
export const LAST_MOVE = { radius: 0.068, bold: 1.4 } as const;

/** It contrasts with disc and board if any color can, else with the disc. */
export const lastMoveColor = (colors: BoardColors, side: Color): Hex => {
  const disc = discColors(colors)[side];
  const color = standingOut(GOLD, [disc, colors.darkSquares, colors.lightSquares]);
  return contrastOf(color, disc) >= MIN_CONTRAST ? color : standingOut(GOLD, [disc]);
};
