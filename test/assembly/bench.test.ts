import { expect, test } from 'vitest';
import { benchNumber } from './bench.ts';

/** A commit that changes it on purpose writes the new one here and at its foot. */
const BENCH = 2_643_382;

test('a fixed run evaluates a fixed number of positions', () => {
  expect(benchNumber()).toBe(BENCH);
});
