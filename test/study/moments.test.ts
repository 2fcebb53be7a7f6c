import { expect, test } from 'vitest';
import { parseSquare } from '../../src/game/square.ts';
import { chooseMoments, turningPly } from '../../src/study/review/moments.ts';
import type { ReviewedPly } from '../../src/study/review/review.ts';

const plyOf = (ply: number, chance: number, chanceAfter: number, about: Partial<ReviewedPly> = {}) =>
  ({
    ply,
    chance,
    chanceAfter,
    move: parseSquare('a1'),
    color: ply % 2 === 1 ? 'black' : 'white',
    moveClass: chance - chanceAfter >= 0.05 ? 'mistake' : undefined,
    loss: 4,
    ...about,
  }) as ReviewedPly;

const chosen = (plies: readonly ReviewedPly[]): readonly number[] =>
  chooseMoments(plies).map(({ ply }) => ply);

const TURN = { resultBefore: 'win', resultAfter: 'loss' } as const;
const LATE_TURN = { resultBefore: 'draw', resultAfter: 'loss' } as const;

test('the last change of the proved result is a moment, however small the loss of chance', () => {
  const plies = [
    plyOf(1, 0.9, 0.1),
    plyOf(2, 0.8, 0.1),
    plyOf(3, 0.9, 0.2, TURN),
    plyOf(5, 0.5, 0.48, LATE_TURN),
  ];
  expect(turningPly(plies)?.ply).toBe(5);
  expect(chosen(plies)).toEqual([1, 2, 5]);
});

test('each side has a moment if it lost any chance', () => {
  const plies = [plyOf(1, 0.9, 0.1), plyOf(3, 0.8, 0.1), plyOf(5, 0.8, 0.2), plyOf(6, 0.5, 0.4)];
  expect(chosen(plies)).toEqual([1, 3, 6]);
});

test('a decided game has no moments', () => {
  expect(chosen([plyOf(1, 0.04, 0, { moveClass: 'blunder' }), plyOf(2, 1, 0.96)])).toEqual([]);
});

test('of moves with equal loss of chance, those that lost more discs are moments', () => {
  const plies = [4, 12, 6, 8].map((loss, index) => plyOf(2 * index + 1, 0.8, 0.2, { loss }));
  expect(chosen(plies)).toEqual([3, 5, 7]);
});
