import { beforeAll, expect, test } from 'vitest';
import type { Analysis } from '../../src/engine/analysis.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { legalMoves, type Position, play } from '../../src/game/position.ts';
import { makeSquare, parseSquare, type Square, type SquareName } from '../../src/game/square.ts';
import { type Judge, type Question, solutionOf, verdictOn } from '../../src/study/exercises/exercise.ts';
import { loadReasons } from '../../src/study/review/loadedReasons.ts';

beforeAll(loadReasons);

const [D6, F4, F6] = [parseSquare('d6'), parseSquare('f4'), parseSquare('f6')];
/** White to move after f5, with two winning moves and a losing one. */
const POSITION = play(STANDARD_START, parseSquare('f5')) as Position;
const SCORES = { d6: 5, f6: 4, f4: -2 } as const;

/** The first reply to a move, as the engine expects. */
const answerTo = (move: Square): Square => legalMoves(play(POSITION, move) as Position).first() as Square;

const asked = (
  judge: Judge,
  extra = { black: 0, white: 0 },
  proved: readonly SquareName[] = ['d6'],
): Question => {
  const moves = Object.entries(SCORES).map(([name, score]) => {
    const square = parseSquare(name as SquareName);
    return {
      square,
      score,
      exact: proved.some(one => one === name),
      depth: 8,
      line: [square, answerTo(square)],
    };
  });
  return { position: POSITION, judge, extra, analysis: { moves } as unknown as Analysis };
};

test.each<[string, Judge, { black: number; white: number } | undefined, string]>([
  ['best (also a disc worse)', { type: 'best' }, undefined, 'd6 f6'],
  ['one of some moves', { type: 'moves', squares: [F4] }, undefined, 'f4'],
  [
    'one of them, or close to the best',
    { type: 'moves', squares: [F4], orClose: true },
    undefined,
    'd6 f6 f4',
  ],
  ['a win', { type: 'keepsScore', atLeast: 'win' }, undefined, 'd6 f6'],
  ['a win with discs given to Black', { type: 'keepsScore', atLeast: 'win' }, { black: 4, white: 0 }, 'd6'],
  [
    'a draw with discs given to Black',
    { type: 'keepsScore', atLeast: 'draw' },
    { black: 4, white: 0 },
    'd6 f6',
  ],
  [
    'a win with discs given to White',
    { type: 'keepsScore', atLeast: 'win' },
    { black: 0, white: 3 },
    'd6 f6 f4',
  ],
  ['flipping one disc', { type: 'goal', goal: 'flipsAtLeast', count: 1 }, undefined, 'd6 f6 f4'],
  ['flipping two discs', { type: 'goal', goal: 'flipsAtLeast', count: 2 }, undefined, ''],
])('for the judge %s these moves are right, and the verdict agrees', (_, judge, extra, right) => {
  const question = asked(judge, extra);
  expect(solutionOf(question).squares.map(makeSquare).join(' ')).toBe(right);
  for (const [name, score] of Object.entries(SCORES)) {
    const verdict = verdictOn(question, parseSquare(name as SquareName));
    expect(verdict).toMatchObject({
      isRight: right.includes(name),
      loss: 5 - score,
      reply: [answerTo(verdict.move)],
    });
  }
});

test('the result of a move is told if both scores are proved', () => {
  for (const [proved, isProved] of [
    [['d6', 'f6', 'f4'], true],
    [['d6'], false],
    [['f6', 'f4'], false],
  ] as const) {
    const question = asked({ type: 'keepsScore', atLeast: 'win' }, undefined, proved);
    const moments = [F4, D6].map(move => verdictOn(question, move).moment);
    for (const moment of moments)
      expect([moment?.move, moment?.ply.best, moment?.ply.resultAfter]).toEqual([
        F4,
        D6,
        isProved ? 'loss' : undefined,
      ]);
  }
  const alike = verdictOn(asked({ type: 'best' }), F6).moment;
  expect([alike?.move, alike?.ply.best, alike?.ply.loss]).toEqual([F4, F6, 6]);
  expect(alike?.reply).toEqual([answerTo(F4)]);
});

test('without scores the judge alone decides', () => {
  const question = { ...asked({ type: 'moves', squares: [F4] }), analysis: undefined };
  expect(verdictOn(question, D6)).toMatchObject({
    squares: [F4],
    isRight: false,
    loss: undefined,
    moment: undefined,
  });
});
