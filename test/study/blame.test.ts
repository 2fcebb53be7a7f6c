import { expect, test } from 'vitest';
import { CONNECT4_START } from '../../src/game/connect4/position.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import type { Position } from '../../src/game/position.ts';
import { parseSquare } from '../../src/game/square.ts';
import { type Case, lossOf, moveClassOf } from '../../src/study/review/blame.ts';

const caseOf = (score: number, played: number, about: Partial<Case> & { exact?: boolean } = {}): Case => {
  const {
    exact = false,
    position = STANDARD_START as Position,
    headStart = 0,
    isForced = false,
    isBook = false,
  } = about;
  const evaluation = { best: parseSquare('f5'), score, played, exact, depth: 10, line: [], playedLine: [] };
  return { position, evaluation, headStart, isForced, isBook };
};

test.each([
  [0, 0, undefined],
  [0, -1, undefined],
  [0, -2, 'inaccuracy'],
  [0, -5, 'mistake'],
  [2, -9, 'blunder'],
  [50, 40, undefined],
  [-30, -50, undefined],
] as const)('from %i to %i is %s, by the lost chance', (score, played, name) => {
  expect(moveClassOf(caseOf(score, played))).toBe(name);
  expect(lossOf(caseOf(score, played))).toBe(score - played);
});

test('a change of the proved result raises the class by one, including the discs of a head start', () => {
  expect(moveClassOf(caseOf(1, -1, { exact: true }))).toBe('mistake');
  expect(moveClassOf(caseOf(1, -1))).toBe('inaccuracy');
  expect(moveClassOf(caseOf(2, 0, { exact: true, headStart: 10 }))).toBeUndefined();
});

test('a book move is never blamed', () => {
  expect(moveClassOf(caseOf(4, -4, { isBook: true }))).toBeUndefined();
});

test('a forced move is never blamed', () => {
  expect(moveClassOf(caseOf(10, -10, { exact: true, isForced: true }))).toBeUndefined();
});

test('the thresholds can be changed', () => {
  const thresholds = { inaccuracy: 15, mistake: 20, blunder: 40 };
  expect(moveClassOf(caseOf(0, -4), thresholds)).toBeUndefined();
  expect(moveClassOf(caseOf(0, -10), thresholds)).toBe('mistake');
});

test('a loss of a disc is ignored for estimates, whatever the thresholds, but not for proved scores', () => {
  const thresholds = { inaccuracy: 0, mistake: 100, blunder: 100 };
  const classes = [0, -1, -2].map(played => moveClassOf(caseOf(0, played), thresholds));
  expect(classes).toEqual([undefined, undefined, 'inaccuracy']);
  expect(moveClassOf(caseOf(2, 1, { exact: true }), thresholds)).toBe('inaccuracy');
});

test.each([
  [18, 3, 0, undefined],
  [3, 0, 1, 'mistake'],
  [0, -2, 1, 'mistake'],
  [3, -2, 2, 'blunder'],
] as const)('in Connect Four from %i to %i loses %i half points: %s', (score, played, loss, name) => {
  const ofCase = caseOf(score, played, { exact: true, position: CONNECT4_START });
  expect([lossOf(ofCase), moveClassOf(ofCase)]).toEqual([loss, name]);
});

test('in Connect Four a proved loss is blamed if the best move is not known to lose', () => {
  const ofCase = caseOf(0.1, -18, { position: CONNECT4_START });
  expect([lossOf(ofCase), moveClassOf(ofCase)]).toEqual([1, 'mistake']);
  expect(moveClassOf(caseOf(-18, -19, { position: CONNECT4_START }))).toBeUndefined();
});

test('in Connect Four a difference of estimates is never blamed', () => {
  expect(moveClassOf(caseOf(0.9, -0.9, { position: CONNECT4_START }))).toBeUndefined();
});
