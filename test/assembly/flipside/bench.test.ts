import { expect, test } from 'vitest';
import { benchNumber, flipsideBenchNumber } from '../../../testkit/engine/benchNumbers.ts';

/** A commit that changes one of these numbers on purpose updates it here and in the last line of its message. */
const BENCH = 4_371_003;
const FLIPSIDE_BENCH = 298_711;

test('the described opponents evaluate a fixed number of positions', () => {
  expect(benchNumber()).toBe(BENCH);
});

test('Flipside visits a fixed number of positions', () => {
  expect(flipsideBenchNumber()).toBe(FLIPSIDE_BENCH);
});
