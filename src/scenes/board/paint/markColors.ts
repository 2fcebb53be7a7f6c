import { type Color, opposite } from '../../../game/color.ts';
import { type BoardColors, discColors, type Hex } from '../../../look/colors.ts';
import { contrastOf, MIN_CONTRAST, standingOut } from '../../../look/contrast.ts';
import { MARK_LOOK } from '../boardLook.ts';

const squareColors = ({ darkSquares, lightSquares }: BoardColors): readonly Hex[] => [
  darkSquares,
  lightSquares,
];

export const markColor = (colors: BoardColors, side: Color): Hex =>
  side === 'black' ? colors.blackMarks : colors.whiteMarks;

/** The dot on the latest disc: it contrasts with disc and board if any color can, else with the disc. */
export const lastMoveColor = (colors: BoardColors, side: Color): Hex => {
  const disc = discColors(colors)[side];
  const color = standingOut(MARK_LOOK.gold, [disc, ...squareColors(colors)]);
  return contrastOf(color, disc) >= MIN_CONTRAST ? color : standingOut(MARK_LOOK.gold, [disc]);
};

/** The ring on a disc that would turn: the color it would get, adjusted to contrast with its present one. */
export const turningColor = (colors: BoardColors, side: Color): Hex =>
  standingOut(discColors(colors)[opposite(side)], [discColors(colors)[side]]);

/** The outline of a disc that has just turned. */
export const outlineColor = (colors: BoardColors, side: Color): Hex =>
  standingOut(MARK_LOOK.gold, [discColors(colors)[side]]);
