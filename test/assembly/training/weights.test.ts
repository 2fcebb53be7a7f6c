import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fromRoot } from '../../../tools/paths.ts';
import { useWeights } from './training.ts';

const packed = readFileSync(fromRoot('public', 'assets', 'flipside.weights'));
const MOST_BYTES = 1_000_000;

test('the weights of the page are accepted', () => {
  expect(useWeights(gunzipSync(packed))).toBe(true);
});

test('they are small', () => {
  expect(packed.length).toBeLessThan(MOST_BYTES);
});
