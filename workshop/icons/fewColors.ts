/** The maximum number of colors in a palette. */
const MOST_COLORS = 256;
const BYTES_OF_A_PIXEL = 4;

type Color = readonly [red: number, green: number, blue: number];

/** A palette, and the palette index of each pixel. */
interface FewColors {
  readonly palette: readonly Color[];
  readonly numbers: Uint8Array;
}

const keyOf = ([red, green, blue]: Color): number => (red << 16) | (green << 8) | blue;
const colorOf = (key: number): Color => [key >> 16, (key >> 8) & 0xff, key & 0xff];
const distance = (one: Color, other: Color): number =>
  one.reduce((sum, value, index) => sum + (value - (other[index] ?? 0)) ** 2, 0);

const nearest = (palette: readonly Color[], color: Color): number =>
  palette.reduce(
    (best, one, index) => (distance(one, color) < distance(palette[best] ?? one, color) ? index : best),
    0,
  );

/**
 * Reduces a picture to 256 colors: the most frequent ones, and the nearest of these for all others. Areas and gradients keep
 * their colors; only edges become slightly less smooth.
 */
export const fewColors = (pixels: Uint8ClampedArray): FewColors => {
  const keys = Array.from({ length: pixels.length / BYTES_OF_A_PIXEL }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(index * BYTES_OF_A_PIXEL);
    return keyOf([red, green, blue]);
  });
  const counts = new Map<number, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const usual = [...counts].sort(([, one], [, other]) => other - one).slice(0, MOST_COLORS);
  const palette = usual.map(([key]) => colorOf(key));
  const numberOf = new Map([...counts.keys()].map(key => [key, nearest(palette, colorOf(key))]));
  return { palette, numbers: Uint8Array.from(keys, key => numberOf.get(key) ?? 0) };
};
