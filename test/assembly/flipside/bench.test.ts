import { expect, test } from 'vitest';
import { benchNumber, flipsideBenchNumber } from '../../../testkit/engine/benchNumbers.ts';

/** A commit that changes one of them on purpose writes the new one here and at its foot. */
const BENCH = 4_371_003;
const FLIPSIDE_BENCH = 293_813;

test('the described opponents evaluate a fixed number of positions', () => {
  expect(benchNumber()).toBe(BENCH);
});

test('Flipside visits a fixed number of positions', () => {
  expect(flipsideBenchNumber()).toBe(FLIPSIDE_BENCH);
});
