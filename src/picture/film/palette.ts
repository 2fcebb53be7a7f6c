import { quantize } from 'gifenc';

/** Pixels of a canvas: red, green, blue and alpha, one byte each. */
export type RgbaPixels = Uint8ClampedArray | Uint8Array;

/** Red, green and blue from 0 to 255. */
type Rgb = [number, number, number];

export interface Palette {
  readonly colors: Rgb[];
  /** Maps each pixel to the index of its color. */
  readonly indexed: (pixels: RgbaPixels) => Uint8Array;
}

const packed = (pixels: RgbaPixels, at: number): number =>
  ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);

const unpacked = (color: number): Rgb => [color >> 16, (color >> 8) & 255, color & 255];

const countColors = (pictures: readonly RgbaPixels[]): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const pixels of pictures)
    for (let at = 0; at < pixels.length; at += 4) {
      const color = packed(pixels, at);
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  return counts;
};

const distance = (a: Rgb, b: Rgb): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

const nearest = (colors: readonly Rgb[], color: Rgb): number => {
  let best = 0;
  for (let index = 1; index < colors.length; index++)
    if (distance(colors[index] as Rgb, color) < distance(colors[best] as Rgb, color)) best = index;
  return best;
};

/** A color with at least this share of the pixels is kept exactly. */
const FREQUENT = 0.005;

/** A palette close to all of these colors. */
const near = (colors: readonly number[], most: number): readonly Rgb[] => {
  if (colors.length <= most) return colors.map(unpacked);
  return most === 0
    ? []
    : quantize(Uint8Array.from(colors.flatMap(color => [...unpacked(color), 255])), most);
};

/**
 * The most frequent colors are kept exactly, so that flat areas stay flat; the others, from shading and
 * antialiasing, are mapped to the nearest of these and of some further colors.
 */
export const paletteOf = (pictures: readonly RgbaPixels[], most: number): Palette => {
  const counts = countColors(pictures);
  const all = pictures.reduce((sum, { length }) => sum + length / 4, 0);
  const byCount = [...counts].sort((a, b) => b[1] - a[1]);
  const frequent = byCount.slice(0, most).filter(([, count]) => count >= FREQUENT * all);
  const rare = byCount.slice(frequent.length).map(([color]) => color);
  const exact = frequent.map(([color]) => unpacked(color));
  const colors = [...exact, ...near(rare, most - exact.length)];
  const indices = new Map<number, number>();
  for (const color of counts.keys()) indices.set(color, nearest(colors, unpacked(color)));
  const indexed = (pixels: RgbaPixels): Uint8Array => {
    const result = new Uint8Array(pixels.length / 4);
    for (let at = 0; at < result.length; at++) result[at] = indices.get(packed(pixels, 4 * at)) ?? 0;
    return result;
  };
  return { colors, indexed };
};
