import { expect, test } from 'vitest';
import type { Moment, Review } from '../../src/study/review/review.ts';
import { chancesOf, turningMoment } from '../../src/study/review/review.ts';

test("chances are Black's, beginning at the start", () => {
  const plies = [
    { color: 'black', chance: 0.5, chanceAfter: 0.4 },
    { color: 'white', chance: 0.6, chanceAfter: 0.3 },
  ];
  expect(chancesOf({ plies } as unknown as Review)).toEqual([0.5, 0.4, 0.7]);
  expect(chancesOf({ plies: [] })).toEqual([]);
});

const momentOf = (ply: number, chanceAfter: number, loss = 2): Moment =>
  ({ ply: { ply, chance: 0.6, chanceAfter, loss } }) as Moment;

test('the last change of the proved result turned the game, or else the greatest loss of chance', () => {
  const moments = [momentOf(10, 0.5), momentOf(20, 0.2), momentOf(30, 0.4)];
  expect(turningMoment({ moments, turningPoint: 30 } as unknown as Review)?.ply.ply).toBe(30);
  expect(turningMoment({ moments } as unknown as Review)?.ply.ply).toBe(20);
  expect(turningMoment({ moments: [] } as unknown as Review)).toBeUndefined();
});

test('of two moves with equal loss of chance, the one that lost more discs turned the game', () => {
  const [small, great] = [momentOf(10, 0.2, 4), momentOf(20, 0.2, 12)];
  expect(turningMoment({ moments: [small, great] } as unknown as Review)).toBe(great);
  expect(turningMoment({ moments: [great, small] } as unknown as Review)).toBe(great);
});
