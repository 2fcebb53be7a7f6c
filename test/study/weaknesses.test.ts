import { expect, test } from 'vitest';
import { REASON_NAMES } from '../../src/study/reasons/reason.ts';
import { type Cost, ideaOf, weaknessesOf } from '../../src/study/weaknesses.ts';

const cost = (idea: Cost['idea'], loss: number, ply: number): Cost => ({ idea, loss, ply });

test('mistakes are summed up by idea, per game, with the ten moves in which they cost most', () => {
  const costs = [
    cost('corners', 6, 21),
    cost('corners', 10, 30),
    cost('corners', 4, 45),
    cost('mobility', 3, 10),
    cost('mobility', 3, 11),
  ];
  expect(weaknessesOf(costs, 4)).toEqual([
    { idea: 'corners', perGame: 5, from: 21, to: 30, count: 3 },
    { idea: 'mobility', perGame: 1.5, from: 1, to: 10, count: 2 },
  ]);
});

test('a single mistake is no weakness, and three are enough to work on', () => {
  expect(weaknessesOf([cost('edges', 20, 30)], 1)).toEqual([]);
  const ideas = ['corners', 'edges', 'mobility', 'parity'] as const;
  const costs = ideas.flatMap((idea, index) => [cost(idea, index, 20), cost(idea, index + 1, 20)]);
  expect(weaknessesOf(costs, 1).map(({ idea }) => idea)).toEqual(['parity', 'mobility', 'edges']);
});

test('every reason is an idea to practise, except for those of Connect Four, and those that name only a result or a line', () => {
  expect(REASON_NAMES.filter(name => ideaOf(name) === undefined)).toEqual([
    'wipeout',
    'answer',
    'answers',
    'result',
    'lostSoon',
    'fourAtOnce',
    'winMissed',
    'doubleThreat',
    'doubleMissed',
    'zugzwang',
    'zugzwangMissed',
    'line',
  ]);
});
