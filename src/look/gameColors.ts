import { colord } from 'colord';
import type { Rules } from '../game/position.ts';
import type { BoardColors, Hex } from './colors.ts';
import { BLACK, hueDistance, luminanceOf, mix } from './shade.ts';

/** The squares of Anti-Othello: brick red, or petrol if the chosen squares are reddish themselves. */
const ANTI = { hue: 6, otherHue: 200, near: 45, saturation: 0.3, keep: 0.2, grey: 12 } as const;
const HALVINGS = 14;

/** How dark it is behind the holes of a frame. */
const RECESS_SHADE = 0.62;

/** The color of a hue that is exactly as bright as `luminance`. */
const asBright = (hue: number, saturation: number, luminance: number): Hex => {
  let [low, high] = [0, 100];
  const at = (lightness: number): Hex => colord({ h: hue, s: saturation, l: lightness }).toHex() as Hex;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (luminanceOf(at(middle)) < luminance) low = middle;
    else high = middle;
  }
  return at((low + high) / 2);
};

const isReddish = (color: Hex): boolean => {
  const { h, s } = colord(color).toHsl();
  return s > ANTI.grey && hueDistance(h, ANTI.hue) < ANTI.near;
};

/** The single hue of an Anti-Othello board. */
const antiHue = ({ darkSquares, lightSquares }: BoardColors): number =>
  isReddish(darkSquares) || isReddish(lightSquares) ? ANTI.otherHue : ANTI.hue;

/** A color in another hue but equally bright, so that everything keeps its contrast. */
const turnedTo = (hue: number, color: Hex): Hex => {
  const { s } = colord(color).toHsl();
  const saturation = 100 * ANTI.saturation + ANTI.keep * s * (1 - ANTI.saturation);
  return asBright(hue, saturation, luminanceOf(color));
};

/** One of the chosen `colors` as an Anti-Othello board shows it. */
const antiColor = (color: Hex, colors: BoardColors): Hex => turnedTo(antiHue(colors), color);

/** The color seen through an empty hole. */
const recessColor = (frame: Hex): Hex => mix(frame, BLACK, RECESS_SHADE);

/** What a game makes of the chosen colors. */
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

/** The color of the lines between the squares, as the game shows it. */
export const shownLine = (line: Hex, colors: BoardColors, rules: Rules): Hex =>
  GAME_COLORS[rules].line(line, colors);

/** The colors of a board as its game shows them. All painting uses these. */
export const shownColors = (colors: BoardColors, rules: Rules): BoardColors =>
  GAME_COLORS[rules].board(colors);
