import { type Color, opposite } from '../../game/color.ts';
import { type BoardColors, discColors, type Hex } from '../../look/colors.ts';
import { contrastOf, MIN_CONTRAST, standingOut } from '../../look/contrast.ts';
import { MARK_LOOK } from './boardLook.ts';

const squareColors = ({ darkSquares, lightSquares }: BoardColors): readonly Hex[] => [
  darkSquares,
  lightSquares,
];

export const markColor = (colors: BoardColors, side: Color): Hex =>
  side === 'black' ? colors.blackMarks : colors.whiteMarks;

/** The dot on the disc played last: told apart from disc and board if any color is, else from the disc it lies on. */
export const lastMoveColor = (colors: BoardColors, side: Color): Hex => {
  const disc = discColors(colors)[side];
  const color = standingOut(MARK_LOOK.gold, [disc, ...squareColors(colors)]);
  return contrastOf(color, disc) >= MIN_CONTRAST ? color : standingOut(MARK_LOOK.gold, [disc]);
};

/** The ring on a disc that would turn: the color it would take, told apart from the one it has. */
export const turningColor = (colors: BoardColors, side: Color): Hex =>
  standingOut(discColors(colors)[opposite(side)], [discColors(colors)[side]]);

/** The outline of a disc that has just turned. */
export const outlineColor = (colors: BoardColors, side: Color): Hex =>
  standingOut(MARK_LOOK.gold, [discColors(colors)[side]]);
