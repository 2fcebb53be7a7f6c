import { expect, test } from 'vitest';
import { makeRandom } from '../../../src/game/random.ts';
import { sorting } from '../../../src/store/library/sortEntries.ts';

const sorted = (all: readonly number[]): { readonly result: readonly number[]; readonly rests: number } => {
  const work = sorting(all, (a, b) => a - b);
  for (let rests = 0; ; rests++) {
    const { done, value } = work.next();
    if (done === true) return { result: value, rests };
  }
};

test.each([0, 1, 255, 256, 257, 1000, 5000])('%s numbers come in order', count => {
  const random = makeRandom(count);
  const numbers = Array.from({ length: count }, () => Math.floor(random() * 100));
  expect(sorted(numbers).result).toEqual(numbers.toSorted((a, b) => a - b));
});

test('many numbers are sorted with rests', () => {
  expect(sorted(Array.from({ length: 5000 }, (_, index) => -index)).rests).toBeGreaterThan(50);
});
