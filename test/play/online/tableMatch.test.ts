import { expect, test } from 'vitest';
import type { Match } from '../../../src/game/match.ts';
import { isSameGame, joinedTo } from '../../../src/play/online/tableMatch.ts';
import { matchOf } from '../../../testkit/ui/matches.ts';

const SEATS = { black: { type: 'human' }, white: { type: 'remote', name: 'Ben' } } as const;
const resigned = { winner: 'white', by: 'resignation' } as const;
const MATCH: Match = { ...matchOf('f5d6', SEATS), ending: resigned };
const copyOf = (match: Match): Match => structuredClone({ ...match, setup: undefined as never });

test('an unchanged match stays the same object', () => {
  expect(joinedTo(MATCH, copyOf(MATCH))).toBe(MATCH);
  expect(joinedTo(undefined, MATCH)).toBe(MATCH);
});

test.each<[string, Partial<Match>, isSameGame: boolean]>([
  ['another name', { seats: { ...SEATS, white: { type: 'remote', name: 'Bea' } } }, true],
  ['another winner', { ending: { ...resigned, winner: 'black' } }, false],
  ['another reason', { ending: { ...resigned, by: 'flag' } }, false],
  ['one more move', { transcript: matchOf('f5d6c3').transcript }, false],
  ['another move', { transcript: matchOf('f5f6').transcript }, false],
])('a match with %s is a new object, and another game unless only the people differ', (_, change, isSame) => {
  const joined = joinedTo(MATCH, { ...copyOf(MATCH), ...change });
  expect(joined).not.toBe(MATCH);
  expect(joined).toMatchObject(change);
  expect(isSameGame(MATCH, joined)).toBe(isSame);
});
