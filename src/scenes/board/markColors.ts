import { type Color, opposite } from '../../game/color.ts';
import { type BoardColors, discColors, type Hex } from '../../look/colors.ts';
import { contrastOf, MIN_CONTRAST, standingOut } from '../../look/contrast.ts';
import { BLACK, mix, WHITE } from '../../look/shade.ts';
import { MARK_LOOK } from './boardLook.ts';

const squareColors = ({ darkSquares, lightSquares }: BoardColors): readonly Hex[] => [
  darkSquares,
  lightSquares,
];

/** What sets a mark off from its square: light or dark, with an opacity. */
export interface Rim {
  readonly tone: Hex;
  readonly alpha: number;
}

const weaker = (tone: Hex, mark: Hex, square: Hex): number =>
  Math.min(contrastOf(tone, mark), contrastOf(tone, square));

/** The rim around a mark: none where the mark stands out by itself, otherwise as faint as it may be to be seen. */
export const rimOf = (mark: Hex, square: Hex): Rim => {
  const tone = weaker(BLACK, mark, square) >= weaker(WHITE, mark, square) ? BLACK : WHITE;
  if (contrastOf(mark, square) >= MIN_CONTRAST) return { tone, alpha: 0 };
  const { least, step } = MARK_LOOK.rim;
  const isSeen = (alpha: number): boolean => weaker(mix(square, tone, alpha), mark, square) >= MIN_CONTRAST;
  let alpha: number = least;
  while (alpha < 1 && !isSeen(alpha)) alpha = Math.min(1, alpha + step);
  return { tone, alpha };
};

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
