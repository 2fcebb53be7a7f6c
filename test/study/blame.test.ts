import { expect, test } from 'vitest';
import { CONNECT4_START } from '../../src/game/connect4/position.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import type { Position } from '../../src/game/position.ts';
import { parseSquare } from '../../src/game/square.ts';
import { type Case, lossOf, moveClassOf } from '../../src/study/blame.ts';

const caseOf = (score: number, played: number, about: Partial<Case> & { exact?: boolean } = {}): Case => {
  const { exact = false, position = STANDARD_START as Position, headStart = 0, isForced = false } = about;
  const evaluation = { best: parseSquare('f5'), score, played, exact, depth: 10, line: [], playedLine: [] };
  return { position, evaluation, headStart, isForced };
};

test.each([
  [10, 10, undefined],
  [10, 9, undefined],
  [10, 8, 'inaccuracy'],
  [10, 7, 'mistake'],
  [10, 5, 'mistake'],
  [10, 4, 'blunder'],
] as const)('from %i to %i is %s', (score, played, name) => {
  expect(moveClassOf(caseOf(score, played))).toBe(name);
  expect(lossOf(caseOf(score, played))).toBe(score - played);
});

test.each([
  [2, 0, true, 'mistake'],
  [0, -4, true, 'blunder'],
  [2, -6, true, 'blunder'],
  [1, 0, true, undefined],
  [2, 0, false, 'inaccuracy'],
] as const)('from %i to %i, proved: %s, is %s, as it changes the result', (score, played, exact, name) => {
  expect(moveClassOf(caseOf(score, played, { exact }))).toBe(name);
});

test('discs given to the weaker side count for the result', () => {
  expect(moveClassOf(caseOf(2, 0, { exact: true, headStart: 5 }))).toBe('inaccuracy');
  expect(moveClassOf(caseOf(6, 4, { exact: true, headStart: -5 }))).toBe('mistake');
});

test('a forced move is never blamed', () => {
  expect(moveClassOf(caseOf(10, -10, { exact: true, isForced: true }))).toBeUndefined();
});

test('the thresholds can be chosen', () => {
  const thresholds = { inaccuracy: 4, mistake: 8, blunder: 16 };
  expect(moveClassOf(caseOf(10, 7), thresholds)).toBeUndefined();
  expect(moveClassOf(caseOf(10, 2), thresholds)).toBe('mistake');
});

test.each([
  [18, 3, 0, undefined],
  [3, 0, 1, 'mistake'],
  [0, -2, 1, 'mistake'],
  [3, -2, 2, 'blunder'],
] as const)('in Connect Four from %i to %i loses %i halves of the game: %s', (score, played, loss, name) => {
  const ofCase = caseOf(score, played, { exact: true, position: CONNECT4_START });
  expect([lossOf(ofCase), moveClassOf(ofCase)]).toEqual([loss, name]);
});

test('in Connect Four a proved loss is to blame where the best move is not known to lose', () => {
  const ofCase = caseOf(0.1, -18, { position: CONNECT4_START });
  expect([lossOf(ofCase), moveClassOf(ofCase)]).toEqual([1, 'mistake']);
  expect(moveClassOf(caseOf(-18, -19, { position: CONNECT4_START }))).toBeUndefined();
});

test('in Connect Four an estimate blames nobody', () => {
  expect(moveClassOf(caseOf(0.9, -0.9, { position: CONNECT4_START }))).toBeUndefined();
});
