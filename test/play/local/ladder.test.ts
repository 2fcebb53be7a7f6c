import { expect, test } from 'vitest';
import { selectTally } from '../../../src/store/results/tallies.ts';
import {
  A_WHILE,
  begun,
  memoryStorage,
  openRoom,
  playThrough,
  type Room,
  SHORTEST,
  squareNames,
} from '../../../testkit/play/playRoom.ts';

const minimax = (coach = false): Room => begun({ opponent: 'minimax', coach }, { random: Math.random });
const tallyOf = ({ stores }: Room) =>
  selectTally(stores.records.getState(), { game: 'othello', opponent: 'minimax', level: 5 });
const ONE_WIN = { won: 1, drawn: 0, lost: 0 };

test('a finished match against a computer is counted once, also after an undo or a reload', async () => {
  const [storage, tab] = [memoryStorage(), memoryStorage()];
  const room = begun({ opponent: 'minimax' }, { storage, tab });
  await playThrough(room, SHORTEST);
  expect(tallyOf(room)).toEqual(ONE_WIN);
  room.play.undo();
  await playThrough(room, 'c5');
  room.play.undo();
  room.play.redo();
  const after = openRoom({ storage, tab });
  await after.resume();
  after.play.undo();
  await playThrough(after, 'c5');
  expect(tallyOf(after)).toEqual(ONE_WIN);
});

test.each(['both', 'none'] as const)(
  'a match in which %s of the sides are played by a person is not counted',
  async side => {
    const room = begun({ side });
    await playThrough(room, SHORTEST);
    expect(room.stores.records.getState()).toEqual({});
  },
);

test('a match with the coach is not counted', async () => {
  const room = minimax(true);
  for (const name of squareNames(SHORTEST)) {
    const [asked] = room.engine.asked;
    if (asked !== undefined) await room.engine.answer(name);
    else room.press(name);
    // The coach checks the person's move first, and has no comment.
    if (asked === undefined && room.engine.asked.length > 0) await room.engine.answer();
    room.clock.pass(A_WHILE);
  }
  expect([room.state().result, room.stores.records.getState()]).toEqual(['shown', {}]);
});

test('a step up starts the next match a level higher, and the menu follows', async () => {
  const room = minimax();
  await playThrough(room, SHORTEST);
  const before = room.match();
  room.play.stepOpponent(1);
  expect(room.match()).toMatchObject({
    transcript: [],
    setup: before?.setup,
    seats: { black: { type: 'human' }, white: { type: 'computer', opponent: 'minimax', level: 6 } },
  });
  expect(room.match()?.id).not.toBe(before?.id);
  expect(room.stores.settings.getState().levels.minimax).toBe(6);
});

test('the menu keeps its opponent if the match had another one', async () => {
  const room = minimax();
  room.play.set('opponent', 'lennie');
  room.play.setSeat('white', { type: 'computer', opponent: 'minimax', level: 2 });
  await playThrough(room, SHORTEST);
  room.play.stepOpponent(-1);
  expect(room.stores.settings.getState().levels.minimax).toBe(2);
});

test("the menu's level of the match's opponent changes too, even if another opponent is chosen there", async () => {
  const room = minimax();
  room.play.set('opponent', 'lennie');
  await playThrough(room, SHORTEST);
  room.play.stepOpponent(-1);
  expect(room.stores.settings.getState()).toMatchObject({ opponent: 'lennie', levels: { minimax: 4 } });
});

test('this also holds if the step leads to another opponent', async () => {
  const room = begun({ opponent: 'lennie' });
  room.play.set('opponent', 'bitboard');
  await playThrough(room, SHORTEST);
  room.play.stepOpponent(1);
  expect(room.match()?.seats.white).not.toMatchObject({ opponent: 'lennie' });
  expect(room.stores.settings.getState().opponent).toBe('bitboard');
});
