import { type Color, opposite } from '../../game/color.ts';
import { type BoardColors, discColors, type Hex } from '../../look/colors.ts';
import { contrastOf, MIN_CONTRAST, standingOut } from '../../look/contrast.ts';
import { mix } from '../../look/shade.ts';
import { MARK_LOOK } from './boardLook.ts';

const squareColors = ({ darkSquares, lightSquares }: BoardColors): readonly Hex[] => [
  darkSquares,
  lightSquares,
];

/** A color laid over others with an opacity. */
export interface Ink {
  readonly color: Hex;
  readonly alpha: number;
}

/** The most translucent ink, from `alpha` up, that still stands out from every background where that is possible. */
const inkOn = (color: Hex, backgrounds: readonly Hex[], alpha: number): Ink => {
  const solid = standingOut(color, backgrounds);
  const enough = (opacity: number): boolean =>
    backgrounds.every(ground => contrastOf(mix(ground, solid, opacity), ground) >= MIN_CONTRAST);
  let opacity = alpha;
  while (opacity < 1 && !enough(opacity)) opacity = Math.min(1, opacity + MARK_LOOK.legal.alphaStep);
  return { color: solid, alpha: opacity };
};

/** The dot on a square that `side` may play. */
export const legalInk = (colors: BoardColors, side: Color): Ink =>
  inkOn(
    side === 'black' ? colors.blackMarks : colors.whiteMarks,
    squareColors(colors),
    MARK_LOOK.legal.alpha,
  );

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
