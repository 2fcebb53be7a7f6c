import type { Rules } from '../game/position.ts';
import type { BoardColors, Hex } from './colors.ts';
import { BLACK, fromHsl, hslOf, hueDistance, lightnessOf, luminanceOf, mix, WHITE } from './shade.ts';
import { THEMES, type ThemeName } from './themes.ts';

/** The squares of Anti-Othello: brick red, or petrol if the chosen squares are reddish themselves. */
const ANTI = { hue: 6, otherHue: 200, near: 45, saturation: 0.3, keep: 0.2, grey: 12 } as const;
const HALVINGS = 14;

/** How dark it is behind the holes of a frame. */
const RECESS_SHADE = 0.62;

/** The color of a hue with exactly this luminance. */
const asBright = (hue: number, saturation: number, luminance: number): Hex => {
  let [low, high] = [0, 100];
  const at = (lightness: number): Hex => fromHsl({ h: hue, s: saturation, l: lightness });
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (luminanceOf(at(middle)) < luminance) low = middle;
    else high = middle;
  }
  return at((low + high) / 2);
};

const isReddish = (color: Hex): boolean => {
  const { h, s } = hslOf(color);
  return s > ANTI.grey && hueDistance(h, ANTI.hue) < ANTI.near;
};

/** The single hue of an Anti-Othello board. */
const antiHue = ({ darkSquares, lightSquares }: BoardColors): number =>
  isReddish(darkSquares) || isReddish(lightSquares) ? ANTI.otherHue : ANTI.hue;

/** A color in another hue with the same luminance, which keeps all contrasts. */
const turnedTo = (hue: number, color: Hex): Hex => {
  const { s } = hslOf(color);
  const saturation = 100 * ANTI.saturation + ANTI.keep * s * (1 - ANTI.saturation);
  return asBright(hue, saturation, luminanceOf(color));
};

/** One of the chosen `colors` as an Anti-Othello board shows it. */
const antiColor = (color: Hex, colors: BoardColors): Hex => turnedTo(antiHue(colors), color);

/** The color seen through an empty hole. */
const recessColor = (frame: Hex): Hex => mix(frame, BLACK, RECESS_SHADE);

/** A game's changes to the chosen colors. */
interface GameColors {
  readonly board: (colors: BoardColors) => BoardColors;
  /** The lines between the squares. */
  readonly line: (line: Hex, colors: BoardColors) => Hex;
}

const AS_CHOSEN: GameColors = { board: colors => colors, line: line => line };

const ANTI_COLORS: GameColors = {
  board: colors => ({
    ...colors,
    darkSquares: antiColor(colors.darkSquares, colors),
    lightSquares: antiColor(colors.lightSquares, colors),
  }),
  line: antiColor,
};

/** Black's discs are red here, and White's yellow. */
const CONNECT4_COLORS: GameColors = {
  ...AS_CHOSEN,
  board: colors => ({
    ...colors,
    darkSquares: recessColor(colors.connect4Frame),
    lightSquares: recessColor(colors.connect4Frame),
    blackDiscs: colors.redDiscs,
    whiteDiscs: colors.yellowDiscs,
  }),
};

const GAME_COLORS: Readonly<Record<Rules, GameColors>> = {
  othello: AS_CHOSEN,
  reversi: AS_CHOSEN,
  anti: ANTI_COLORS,
  connect4: CONNECT4_COLORS,
};

/**
 * Squares darker than this have lighter lines; the second number is the minimum difference between lines and squares.
 */
const LINE = { dark: 0.2, least: 0.15 } as const;

const meanSquare = ({ darkSquares, lightSquares }: BoardColors): Hex => mix(darkSquares, lightSquares, 0.5);

/** Lines keep the contrast to their squares that they have in the theme. */
const lineOn = (theme: ThemeName, colors: BoardColors): Hex => {
  const own = THEMES[theme];
  const { darkSquares, lightSquares } = own.colors;
  if (colors.darkSquares === darkSquares && colors.lightSquares === lightSquares) return own.line;
  const share = 1 - lightnessOf(own.line) / lightnessOf(meanSquare(own.colors));
  const square = meanSquare(colors);
  const tone = lightnessOf(square) < LINE.dark ? WHITE : BLACK;
  return mix(square, tone, Math.max(LINE.least, share));
};

/** The color of lines and star points, as the game shows them. */
export const shownLine = (
  theme: ThemeName,
  colors: BoardColors,
  rules: Rules,
  line = lineOn(theme, colors),
): Hex => GAME_COLORS[rules].line(line, colors);

/** The colors of a board as its game shows them. All painting uses these. */
export const shownColors = (colors: BoardColors, rules: Rules): BoardColors =>
  GAME_COLORS[rules].board(colors);
