import { expect, test } from 'vitest';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import type { Position } from '../../src/game/position.ts';
import { parseTranscript, replay } from '../../src/game/transcript.ts';
import { theoryOf } from '../../src/openings/book.ts';
import { linesToLearn } from '../../src/openings/lines.ts';
import { NO_OWN_VALUES, withSearched } from '../../src/openings/ownValues.ts';
import { book } from '../../testkit/study/openingBook.ts';

const TIGER = parseTranscript('f5d6c3d3c4') ?? [];

const positionsOf = (moves: string): readonly Position[] => {
  const replayed = replay(STANDARD_START, parseTranscript(moves) ?? []);
  return replayed.type === 'legal' ? replayed.positions : [];
};
const after = (moves: string): Position => positionsOf(moves).at(-1) ?? STANDARD_START;

const searched = (moves: string, value: number, depth = 24) =>
  [{ position: after(moves), value, depth, exact: false }] as const;

test('a deep search of the person replaces the book’s value, by any order of moves', () => {
  const own = withSearched(NO_OWN_VALUES, searched('f5d6c3d3c4', 7));
  const learned = book.withOwn(own);
  expect(learned.at(after('f5d6c3d3c4'))).toMatchObject({ value: 7, own: { value: 7, depth: 24 } });
  // Mirrored moves lead to the same position.
  expect(learned.at(after('e6f4c3c4d3'))?.value).toBe(7);
  const [move] = learned.movesAt(after('f5d6c3d3')).filter(({ after: next }) => next.own !== undefined);
  expect(move).toMatchObject({ value: -7 });
  expect(learned.at(after('f5d6'))).toEqual(book.at(after('f5d6')));
  expect(book.at(after('f5d6c3d3c4'))?.own).toBeUndefined();
});

test('shallow searches, other boards and late positions add no values, nor do shallower searches than the known one', () => {
  const known = withSearched(NO_OWN_VALUES, searched('f5d6c3d3c4', 3, 24));
  expect(withSearched(known, searched('f5f6', 1, 12))).toBe(known);
  expect(withSearched(known, searched('f5d6c3d3c4', 9, 20))).toBe(known);
  expect(withSearched(known, searched('f5d6c3d3c4', 4, 26)).size).toBe(1);
  const anti: Position = { ...after('f5d6'), rules: 'anti' };
  expect(withSearched(known, [{ position: anti, value: 1, depth: 30, exact: false }])).toBe(known);
});

test('own searches never change the proved draw of the start', () => {
  const own = withSearched(NO_OWN_VALUES, [...searched('', 3, 30), ...searched('f5', -3, 30)]);
  const learned = book.withOwn(own);
  expect(own.size).toBe(2);
  for (const moves of ['', 'f5']) expect(learned.at(after(moves))).toEqual(book.at(after(moves)));
});

test('a common move that the person’s analysis refutes is neither theory nor learned', () => {
  const [first] = book.movesAt(after('f5d6c3d3c4')).filter(({ games }) => games > 0);
  const square = first?.squares[0];
  if (square === undefined) throw new Error('The book knows moves after the Tiger.');
  const line = [...TIGER, square];
  const replayed = replay(STANDARD_START, line);
  const positions = replayed.type === 'legal' ? replayed.positions : [];
  const refutation = { position: positions.at(-1) as Position, value: 30, depth: 24, exact: false };
  const learned = book.withOwn(withSearched(NO_OWN_VALUES, [refutation]));
  expect(linesToLearn(book, TIGER, 'white').every(one => one[5] === square)).toBe(true);
  expect(linesToLearn(learned, TIGER, 'white').some(one => one[5] === square)).toBe(false);
  expect(theoryOf(book, positions)).toBe(6);
});
