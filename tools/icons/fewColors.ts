/** So many colors a palette has at most. */
const MOST_COLORS = 256;
const BYTES_OF_A_PIXEL = 4;

/** The colors of a picture, and for each pixel the number of its color. */
interface FewColors {
  readonly palette: readonly (readonly number[])[];
  readonly numbers: Uint8Array;
}

interface Bucket {
  readonly number: number;
  readonly sums: [number, number, number];
  count: number;
}

/** Puts colors together that are alike in steps of `step`; undefined if too many are left. */
const inSteps = (pixels: Uint8ClampedArray, step: number): FewColors | undefined => {
  const buckets = new Map<number, Bucket>();
  const numbers = new Uint8Array(pixels.length / BYTES_OF_A_PIXEL);
  for (let at = 0; at < pixels.length; at += BYTES_OF_A_PIXEL) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const key = [red, green, blue].reduce((all, value) => all * MOST_COLORS + Math.floor(value / step), 0);
    const bucket = buckets.get(key) ?? { number: buckets.size, sums: [0, 0, 0], count: 0 };
    if (bucket.number === MOST_COLORS) return undefined;
    buckets.set(key, bucket);
    bucket.sums[0] += red;
    bucket.sums[1] += green;
    bucket.sums[2] += blue;
    bucket.count++;
    numbers[at / BYTES_OF_A_PIXEL] = bucket.number;
  }
  const palette = [...buckets.values()].map(({ sums, count }) => sums.map(sum => Math.round(sum / count)));
  return { palette, numbers };
};

/** A picture of at most 256 colors, as fine as that allows: each is the mean of those that it stands for. */
export const fewColors = (pixels: Uint8ClampedArray): FewColors => {
  for (let step = 1; ; step++) {
    const few = inSteps(pixels, step);
    if (few !== undefined) return few;
  }
};
