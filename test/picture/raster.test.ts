// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { pixelsOf, pngOf } from '../../src/picture/browser/raster.ts';

const SIZE = { width: 4, height: 2 };
const PNG = new Blob(['png']);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A browser whose canvas produces this file, and only paints decoded images. */
const browserThatMakes = (file: Blob | null): void => {
  const decoded = new Set<unknown>();
  class Picture {
    src = '';
    async decode(): Promise<void> {
      if (this.src.startsWith('data:image/svg+xml')) decoded.add(this);
    }
  }
  vi.stubGlobal('Image', Picture);
  const drawImage = (image: unknown, ...at: readonly number[]) =>
    expect([decoded.has(image), at]).toEqual([true, [0, 0, 4, 2]]);
  const getImageData = (...[, , width, height]: readonly number[]) => ({ data: [width, height] });
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, 'getContext').mockReturnValue({ drawImage, getImageData } as never);
  vi.spyOn(canvas, 'toBlob').mockImplementation(give => give(file));
};

test('an SVG is painted in the requested size and returned as pixels or as a file', async () => {
  browserThatMakes(PNG);
  expect(await pixelsOf('<svg/>', SIZE)).toEqual([4, 2]);
  expect(await pngOf('<svg/>', SIZE)).toBe(PNG);
});

test('a browser that produces no PNG causes an error', async () => {
  browserThatMakes(null);
  await expect(pngOf('<svg/>', SIZE)).rejects.toThrow('no PNG');
});
