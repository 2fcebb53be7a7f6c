import { gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { loadPacked } from '../../src/engine/loadFiles.ts';

const WEIGHTS = Uint8Array.from({ length: 1000 }, (_, index) => index % 7);
const PACKED = gzipSync(WEIGHTS);

const answer = (body: BodyInit, status = 200): void => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test('weights are unpacked', async () => {
  answer(PACKED);
  expect(await loadPacked('flipside.weights')).toEqual(WEIGHTS);
});

test.each<[string, BodyInit, number]>([
  ['a missing file', 'Not found', 404],
  ['a page in place of the file', '<!doctype html>', 200],
  ['half a file', PACKED.subarray(0, PACKED.length / 2), 200],
])('%s is no weights', async (_, body, status) => {
  answer(body, status);
  expect(await loadPacked('flipside.weights')).toBeUndefined();
});

test('without a network there are no weights', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await loadPacked('flipside.weights')).toBeUndefined();
});
