import { expect, test } from 'vitest';
import type { Rival } from '../../../src/game/duel.ts';
import { selectTally } from '../../../src/store/results/tallies.ts';
import {
  A_WHILE,
  memoryStorage,
  openRoom,
  playThrough,
  type Room,
  square,
} from '../../../testkit/play/playRoom.ts';

/** Black, the person, wins every disc. */
const WIN = ['e6', 'f4', 'e3', 'f6', 'g5', 'd6', 'e7', 'f5', 'c5'] as const;
const MINIMAX_5: Rival = { game: 'othello', opponent: 'minimax', level: 5 };
const openMinimax = (storage = memoryStorage()): Room =>
  openRoom({ storage, settings: { opponent: 'minimax' }, random: Math.random });
const tallyOf = ({ stores }: Room, rival = MINIMAX_5) => selectTally(stores.records.getState(), rival);

test('a finished match of a person against a computer is counted', async () => {
  const room = openMinimax();
  room.play.startMatch();
  await playThrough(room, WIN);
  expect(tallyOf(room)).toEqual({ won: 1, drawn: 0, lost: 0 });
});

test('neither an undo nor a reload counts a match again', async () => {
  const [storage, tab] = [memoryStorage(), memoryStorage()];
  const room = openRoom({ storage, tab, settings: { opponent: 'minimax' } });
  room.play.startMatch();
  await playThrough(room, WIN);
  room.play.undo();
  await playThrough(room, ['c5']);
  room.play.undo();
  room.play.redo();
  const after = openRoom({ storage, tab });
  await after.resume();
  after.play.undo();
  await playThrough(after, ['c5']);
  expect(tallyOf(after)).toEqual({ won: 1, drawn: 0, lost: 0 });
});

test.each(['both', 'none'] as const)(
  'a match in which %s of the sides are played by a person is not counted',
  async side => {
    const room = openRoom({ settings: { side } });
    room.play.startMatch();
    await playThrough(room, WIN);
    expect(room.stores.records.getState()).toEqual({});
  },
);

test('a match with a coach is not counted', async () => {
  const room = openMinimax();
  room.play.set('coach', true);
  room.play.startMatch();
  for (const name of WIN) {
    const [asked] = room.engine.asked;
    if (asked !== undefined) await room.engine.answer(name);
    else room.play.playSquare(square(name));
    // The coach looks at an own move before the reply is searched for; it finds nothing to say.
    if (asked === undefined && room.engine.asked.length > 0) await room.engine.answer();
    room.clock.pass(A_WHILE);
  }
  expect(room.stores.match.getState().result).toBe('shown');
  expect(room.stores.records.getState()).toEqual({});
});

test('a step up starts the next match a level higher, and the menu follows', async () => {
  const room = openMinimax();
  room.play.startMatch();
  await playThrough(room, WIN);
  const before = room.stores.match.getState().match;
  room.play.stepOpponent(1);
  const { match } = room.stores.match.getState();
  expect([match?.id === before?.id, match?.transcript, match?.setup]).toEqual([false, [], before?.setup]);
  expect(match?.seats).toEqual({
    black: { type: 'human' },
    white: { type: 'computer', opponent: 'minimax', level: 6 },
  });
  expect(room.stores.settings.getState().levels.minimax).toBe(6);
});

test('the menu keeps its opponent if the match had another one', async () => {
  const room = openMinimax();
  room.play.startMatch();
  room.play.set('opponent', 'lennie');
  room.play.setSeat('white', { type: 'computer', opponent: 'minimax', level: 2 });
  await playThrough(room, WIN);
  room.clock.pass(A_WHILE);
  room.play.stepOpponent(-1);
  expect(room.stores.settings.getState().levels.minimax).toBe(2);
});
