import { expect, test } from 'vitest';
import { toldOf } from '../../src/study/reasons/fates.ts';
import type { Fate } from '../../src/study/reasons/reason.ts';

const GONE: Fate = { name: 'gone', replies: ['h2'] };
const LESS: Fate = { name: 'less', reply: 'c1', discs: 6 };

test('every strong answer is told of: those of which nothing better is known are weaker', () => {
  expect(toldOf([GONE, LESS], ['h2', 'c1', 'd1'])).toEqual([GONE, { name: 'weaker', replies: ['c1', 'd1'] }]);
  expect(toldOf([LESS, GONE], ['c1', 'h2'])).toEqual([GONE, LESS]);
});

test('where all of them are only worth less, nothing is told of each', () => {
  expect(toldOf([LESS], ['c1', 'd1'])).toEqual([]);
});
