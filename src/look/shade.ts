import type { Hex } from './colors.ts';

/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

const BYTE = 255;
const HEX_BASE = 16;

const rgbOf = (color: Hex): Rgb => {
  const part = (from: number): number => Number.parseInt(color.slice(from, from + 2), HEX_BASE);
  return [part(1), part(3), part(5)];
};

const hexOf = (rgb: Rgb): Hex =>
  `#${rgb.map(value => Math.round(value).toString(HEX_BASE).padStart(2, '0')).join('')}`;

/** Mixes the share `t` of `b` into `a`. */
export const mix = (a: Hex, b: Hex, t: number): Hex => {
  const [from, to] = [rgbOf(a), rgbOf(b)];
  return hexOf([
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
    from[2] + (to[2] - from[2]) * t,
  ]);
};

export const WHITE: Hex = '#ffffff';
export const BLACK: Hex = '#000000';

/** Perceived lightness, 0 to 1. */
export const lightnessOf = (color: Hex): number => {
  const [red, green, blue] = rgbOf(color);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / BYTE;
};

/** Linearizes a channel: WCAG 2.2, relative luminance. */
const lightOf = (value: number): number => {
  const share = value / BYTE;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** The relative luminance used for contrasts, 0 to 1. */
export const luminanceOf = (color: Hex): number => {
  const [red, green, blue] = rgbOf(color);
  return 0.2126 * lightOf(red) + 0.7152 * lightOf(green) + 0.0722 * lightOf(blue);
};

const FULL_TURN = 360;
const PERCENT = 100;

/** The difference of two hues, in degrees. */
export const hueDistance = (a: number, b: number): number => {
  const distance = Math.abs(a - b) % FULL_TURN;
  return Math.min(distance, FULL_TURN - distance);
};

/** Hue in degrees, saturation and lightness in percent. */
export interface Hsl {
  readonly h: number;
  readonly s: number;
  readonly l: number;
}

export const hslOf = (color: Hex): Hsl => {
  const shares = rgbOf(color).map(value => value / BYTE);
  const [red = 0, green = 0, blue = 0] = shares;
  const [most, least] = [Math.max(...shares), Math.min(...shares)];
  const spread = most - least;
  const sum = most + least;
  const third = {
    [blue]: (red - green) / spread + 4,
    [green]: (blue - red) / spread + 2,
    [red]: (green - blue) / spread,
  };
  return {
    h: spread === 0 ? 0 : (((third[most] ?? 0) + 6) % 6) * (FULL_TURN / 6),
    s: spread === 0 ? 0 : (PERCENT * spread) / (1 - Math.abs(sum - 1)),
    l: (PERCENT * sum) / 2,
  };
};

/** A channel is at its maximum within a third of the hue circle, and at its minimum in the opposite third. */
export const fromHsl = ({ h, s, l }: Hsl): Hex => {
  const light = l / PERCENT;
  const swing = (s / PERCENT) * Math.min(light, 1 - light);
  const channel = (most: number): number => {
    const sixths = hueDistance(h, most) / (FULL_TURN / 6);
    return BYTE * (light + swing * Math.max(-1, Math.min(3 - 2 * sixths, 1)));
  };
  return hexOf([channel(0), channel(FULL_TURN / 3), channel((2 * FULL_TURN) / 3)]);
};

export const greyOf = (color: Hex): Hex => {
  const value = lightnessOf(color) * BYTE;
  return hexOf([value, value, value]);
};

/** A color with an opacity, as a CSS color. */
export const withAlpha = (color: Hex, alpha: number): string => `rgba(${rgbOf(color).join(',')},${alpha})`;

/** A color as one number, as Phaser expects it. */
export const numberOf = (color: Hex): number => Number.parseInt(color.slice(1), HEX_BASE);
