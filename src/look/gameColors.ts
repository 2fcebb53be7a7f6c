import { colord } from 'colord';
import type { Rules } from '../game/position.ts';
import type { BoardColors, Hex } from './colors.ts';
import { BLACK, luminanceOf, mix } from './shade.ts';

/** The squares of Anti-Othello: brick red, or petrol if the chosen squares are reddish themselves. */
const ANTI = { hue: 6, otherHue: 200, near: 45, saturation: 0.3, keep: 0.2, grey: 12 } as const;
const FULL_TURN = 360;
const HALVINGS = 14;

/** How dark it is behind the holes of a frame. */
const RECESS_SHADE = 0.62;

const hueDistance = (a: number, b: number): number => {
  const distance = Math.abs(a - b) % FULL_TURN;
  return Math.min(distance, FULL_TURN - distance);
};

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

/** The color of the lines between the squares, as the game shows it. */
export const shownLine = (line: Hex, colors: BoardColors, rules: Rules): Hex =>
  rules === 'anti' ? antiColor(line, colors) : line;

/** The colors of a board as its game shows them. All painting uses these. */
export const shownColors = (colors: BoardColors, rules: Rules): BoardColors => {
  if (rules === 'anti')
    return {
      ...colors,
      darkSquares: antiColor(colors.darkSquares, colors),
      lightSquares: antiColor(colors.lightSquares, colors),
    };
  if (rules !== 'connect4') return colors;
  const recess = recessColor(colors.connect4Frame);
  return {
    ...colors,
    darkSquares: recess,
    lightSquares: recess,
    blackDiscs: colors.redDiscs,
    whiteDiscs: colors.yellowDiscs,
  };
};
