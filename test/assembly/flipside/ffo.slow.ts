import { expect, test } from 'vitest';
import type { FlipsideMethod } from '../../../src/engine/searchRequest.ts';
import { makeSquare } from '../../../src/game/square.ts';
import { engineSearch } from '../../../testkit/engine/engine.ts';
import { ffoProblems } from '../../../testkit/engine/ffo.ts';

const SOLVE: FlipsideMethod = { by: 'flipside', limit: { type: 'solve', goal: 'score' } };
const OUTCOME: FlipsideMethod = { by: 'flipside', limit: { type: 'solve', goal: 'outcome' } };
const WHOLE_SCORED = 19;
const SOLVED_AGAIN = [...Array.from({ length: 36 }, (_, index) => index + 1), 40];

const problems = ffoProblems.filter(({ number }) => SOLVED_AGAIN.includes(number));

test.each(problems)('solves FFO #$number', ({ position, moves, score }) => {
  const result = engineSearch(position, SOLVE);
  expect(result).toMatchObject({ score, exact: true });
  expect(moves).toContain(`${makeSquare(result.square)}:${score}`);
});

test.each(problems)('finds who wins FFO #$number', ({ position, score }) => {
  expect(engineSearch(position, OUTCOME)).toMatchObject({ score: Math.sign(score), exact: true });
});

test.each(problems.filter(({ number }) => number <= WHOLE_SCORED))(
  'scores every move of FFO #$number',
  ({ position, moves }) => {
    const found = engineSearch(position, { ...SOLVE, every: true }).moves ?? [];
    const scored = found.map(({ square, score }) => `${makeSquare(square)}:${score}`);
    expect(scored.toSorted()).toEqual(moves.toSorted());
  },
);
