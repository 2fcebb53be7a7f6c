import { expect, test } from 'vitest';
import { canUndo, type Match, positionOf } from '../../../src/game/match.ts';
import { legalMoves } from '../../../src/game/position.ts';
import type { Square } from '../../../src/game/square.ts';
import { BEAT } from '../../../src/look/motion.ts';
import { settle } from '../../../testkit/net/fakeRooms.ts';
import { openRoom, type Room, type RoomOptions } from '../../../testkit/play/playRoom.ts';

const OPENINGS = ['f5d6c3d3c4f4c5b3', 'f5f4e3f2f3g4c3e2', 'f5d6c4g5c6c5b6c3'];

const xotRoom = (options: RoomOptions = {}): Room =>
  openRoom({ openings: OPENINGS, ...options, settings: { game: 'xot' } });

const startedWith = async (options: RoomOptions): Promise<Room> => {
  const room = xotRoom(options);
  room.play.startMatch();
  await settle();
  return room;
};

test('XOT begins after eight plies from the list, which cannot be undone', async () => {
  const room = await startedWith({});
  expect(OPENINGS).toContain(room.moves());
  expect(room.match()).toMatchObject({ given: 8, setup: { game: 'xot' } });
  expect(canUndo(room.match() as Match)).toBe(false);
});

test('every game of XOT draws a new opening', async () => {
  const drawn = [1, 2, 3, 4, 5, 6, 7, 8].map(async seed =>
    (await startedWith({ random: () => seed / 9 })).moves(),
  );
  expect(new Set(await Promise.all(drawn))).toEqual(new Set(OPENINGS));
});

test.each([
  ['cannot be loaded', undefined],
  ['are no games', ['f5f5f5f5f5f5f5f5']],
])('a notice says that the openings %s, and no match begins', async (_, openings) => {
  const room = await startedWith({ openings });
  expect([room.match(), room.app().screen]).toEqual([undefined, 'menu']);
  expect(room.notices()).toEqual(['openingsMissing']);
});

test('a notice appears while a person waits for the openings', async () => {
  const room = xotRoom();
  room.play.startMatch();
  room.clock.pass(BEAT.waitingWords);
  expect(room.notices()).toEqual(['openingsComing']);
  await settle();
  expect([room.notices(), room.match()?.given]).toEqual([[], 8]);
  room.clock.pass(BEAT.waitingWords);
  expect(room.notices()).toEqual([]);
});

test('openings that load late do not affect another game', async () => {
  const room = xotRoom();
  room.play.startMatch();
  room.play.set('game', 'othello');
  room.play.startMatch();
  await settle();
  expect(room.match()).toMatchObject({ given: 0, setup: { game: 'othello' } });
});

test.each(['newGame', 'rematch'] as const)(
  'after XOT, %s starts another game with an opening',
  async next => {
    const room = await startedWith({});
    const first = room.match();
    room.play[next]();
    await settle();
    expect(room.match()).toMatchObject({ given: 8, setup: { game: 'xot' } });
    expect(room.match()).not.toBe(first);
  },
);

test('a move played while the openings load does not cancel the new game', async () => {
  const room = await startedWith({});
  const first = room.match() as Match;
  const [legal] = legalMoves(positionOf(first));
  room.play.confirmNewGame();
  room.play.playSquare(legal as Square);
  await settle();
  expect(room.match()?.transcript).toHaveLength(8);
});
