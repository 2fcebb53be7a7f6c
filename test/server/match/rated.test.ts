import { expect, test } from 'vitest';
import { readTable, writeTable } from '../../../server/match/storedTable.ts';
import { isRatedAt } from '../../../server/match/table.ts';
import { boardOf, type GameName, type Setup } from '../../../src/game/games.ts';
import { STANDARD_SHAPE } from '../../../src/game/shape.ts';
import { LIMITS } from '../../../src/net/contract/limits.ts';
import type { ClockSettings } from '../../../src/net/contract/settings.ts';
import {
  ANNA,
  BEN,
  backAs,
  clockOf,
  FakeTable,
  NO_CLOCK,
  SECOND,
  setupOf,
} from '../../../testkit/server/fakeTable.ts';

const HERE = '192.0.2.1';
const THERE = '192.0.2.2';

const CLOCK = clockOf(10, 0);

/** Why the last match is not rated. */
const unratedOf = ({ stored }: FakeTable): unknown =>
  stored.flatMap(change => (change.type === 'end' ? [change.record.unrated] : []))[0];

/** A match of this many plies, which White then resigns. */
const matchOf = (game: GameName, plies: number): FakeTable => {
  const fake = FakeTable.ofTwo({ setup: setupOf(game), clock: CLOCK });
  for (let ply = 0; ply < plies; ply++) fake.playFirst();
  return fake.resign('white');
};

test.each([
  ['othello', 10],
  ['anti', 10],
  ['reversi', 10],
  ['xot', 10],
  ['connect4', 7],
] as const)('a match of %s is rated once players have chosen %i plies', (game, least) => {
  const both = [matchOf(game, least - 1), matchOf(game, least)];
  expect(both.map(unratedOf)).toEqual(['tooShort', undefined]);
  expect(both.map(({ table }) => table.brokenOffBy)).toEqual(['white', undefined]);
});

const withHeadStart = (kind: 'corners' | 'discs'): Setup => ({
  ...setupOf('othello'),
  headStart: { color: 'white', kind, count: 1 },
});

test.each<[string, Setup, ClockSettings]>([
  ['with a board of 4x4', setupOf('othello', '4x4'), CLOCK],
  ['with a board of 6x6', setupOf('anti', '6x6'), CLOCK],
  ['with a board without corners', setupOf('octagon'), CLOCK],
  ['with blocked squares', { ...setupOf('blocked'), shape: boardOf('blocked', STANDARD_SHAPE) }, CLOCK],
  ['with a corner handicap', withHeadStart('corners'), CLOCK],
  ['with a disc handicap', withHeadStart('discs'), CLOCK],
  ['without clocks', setupOf('othello'), NO_CLOCK],
])('a match %s is never rated, although its players chose so', (_, setup, clock) => {
  const fake = FakeTable.ofTwo({ setup, clock, isRated: true });
  expect(fake.state.isRated).toBe(false);
  while (fake.match.ending === undefined && fake.match.game.transcript.length < 10) fake.playFirst();
  if (fake.match.ending === undefined) fake.resign('white');
  expect(unratedOf(fake)).toBe('casual');
});

test('a casual match is not rated, nor is its rematch', () => {
  const fake = FakeTable.ofTwo({ clock: CLOCK, isRated: false });
  expect(fake.state.isRated).toBe(false);
  expect(unratedOf(fake.playToTheEnd())).toBe('casual');
  fake.agreeOn('rematch');
  expect(unratedOf(fake.playToTheEnd())).toBe('casual');
});

test('the rated/casual choice is stored with the table', () => {
  for (const isRated of [true, false]) {
    const { table } = FakeTable.ofTwo({ isRated });
    expect(readTable(JSON.parse(JSON.stringify(writeTable(table))))?.isRated).toBe(isRated);
  }
});

test('tables stored before the choice existed are rated', () => {
  const { isRated: _, ...older } = writeTable(FakeTable.ofTwo({ isRated: false, clock: CLOCK }).table);
  expect(isRatedAt(readTable(older)!)).toBe(true);
});

test('a match that was broken off, too short or against oneself is reported as such', () => {
  expect(unratedOf(FakeTable.ofTwo({ clock: CLOCK }).leave('white'))).toBe('brokenOff');
  const fake = new FakeTable({ clock: CLOCK });
  fake.sit({ ...BEN, identity: ANNA.identity });
  expect(unratedOf(fake.resign('white'))).toBe('oneBrowser');
});

const longMatchOf = (opener: string | undefined, other: string | undefined): FakeTable => {
  const fake = new FakeTable({ opener: { ...ANNA, address: opener }, clock: CLOCK });
  fake.sit({ ...BEN, address: other });
  for (let ply = 0; ply < 10; ply++) fake.playFirst();
  return fake;
};

test.each([
  ['one address', HERE, HERE, 'oneAddress'],
  ['two addresses', HERE, THERE, undefined],
  ['unknown addresses', undefined, undefined, undefined],
])('a match between people at %s', (_, opener, other, why) => {
  expect(unratedOf(longMatchOf(opener, other).resign('black'))).toBe(why);
});

test('a match is not rated if both players were ever at one address', () => {
  const fake = longMatchOf(HERE, THERE).lose('white');
  fake.sit({ ...backAs(BEN), address: HERE });
  expect(fake.stored.map(({ type }) => type)).toEqual(['table']);
  fake.lose('white').sit({ ...backAs(BEN), address: THERE });
  expect(unratedOf(fake.resign('black'))).toBe('oneAddress');
});

test('a rematch from different addresses is rated', () => {
  const fake = longMatchOf(HERE, HERE).resign('black').lose('white');
  fake.sit({ ...backAs(BEN), address: THERE });
  fake.agreeOn('rematch');
  for (let ply = 0; ply < 10; ply++) fake.playFirst();
  expect(unratedOf(fake.resign('black'))).toBeUndefined();
});

test('no address is stored, only that both shared one', () => {
  const { table } = longMatchOf(HERE, HERE);
  const written = JSON.stringify(writeTable(table));
  expect(written).not.toContain(HERE);
  expect(readTable(JSON.parse(written))?.match?.isAtOneAddress).toBe(true);
});

test('a table has a limit of matches', () => {
  const fake = FakeTable.ofTwo().resign('black');
  fake.table = { ...fake.table, match: { ...fake.match, number: LIMITS.lastMatch } };
  expect(fake.ask('black', 'rematch').refusal).toBe('lastMatch');
  expect(fake.wait(SECOND).ask('white', 'newGame').refusal).toBe('lastMatch');
});
