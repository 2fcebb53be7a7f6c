// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import { againstKept, type Summed, weighed } from './keptNumbers.ts';

const SIDE = 256;
let made: Uint8ClampedArray[] = [];

beforeAll(() => {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = (() => ({
    createImageData: (width: number, height: number) => {
      const data = new Uint8ClampedArray(4 * width * height);
      made.push(data);
      return { data };
    },
    putImageData: () => {},
  })) as never;
  return () => {
    HTMLCanvasElement.prototype.getContext = getContext;
  };
});

/** A fresh copy of the module without tiles: other tests in this process may have made some. */
const freshGrain = async (name: string) => {
  const copy: string = `../../src/scenes/board/paint/grain.ts?${name}`;
  return (await import(copy)) as typeof import('../../src/scenes/board/paint/grain.ts');
};

test('a tile of grain is made in several steps, and only once', async () => {
  const { makeGrain } = await freshGrain('steps');
  expect([...makeGrain({ kind: 'wood' })]).toHaveLength(3);
  expect([...makeGrain({ kind: 'wood' })]).toHaveLength(0);
});

/** The lightness of a tile's pixel, from -1 to 1. */
const lightIn = (data: Uint8ClampedArray, x: number, y: number): number => {
  const at = 4 * (y * SIDE + x);
  return ((data[at] === 255 ? 1 : -1) * (data[at + 3] ?? 0)) / 255;
};
const PIXELS = Array.from({ length: SIDE }, (_, pixel) => pixel);

test('each kind of grain matches its snapshot, and its tile repeats seamlessly', async () => {
  const { makeGrain } = await freshGrain('kinds');
  const kinds = ['fibre', 'wood', 'stone', 'vein', 'paper', 'brushed'] as const;
  const summed = kinds.map((kind): Summed => {
    made = [];
    for (const _ of makeGrain({ kind }));
    const data = made[0] as Uint8ClampedArray;
    const light = PIXELS.map(y => PIXELS.map(x => lightIn(data, x, y)));
    const step = (one: number, other: number) =>
      light.reduce((sum, row) => sum + Math.abs((row[one] ?? 0) - (row[other] ?? 0)), 0) / SIDE;
    expect(step(SIDE - 1, 0)).toBeLessThan(1.5 * step(SIDE / 2, SIDE / 2 + 1) + 0.02);
    return [kind, [weighed(light.flat()), weighed(light.map(row => weighed(row) ** 2))]];
  });
  expect(againstKept('grains.tsv', summed)).toEqual({ names: [...kinds], changed: [] });
});
