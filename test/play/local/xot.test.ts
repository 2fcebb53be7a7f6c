import { expect, test } from 'vitest';
import { canUndo, type Match, positionOf } from '../../../src/game/match.ts';
import { legalMoves } from '../../../src/game/position.ts';
import type { Square } from '../../../src/game/square.ts';
import { BEAT } from '../../../src/look/motion.ts';
import { openRoom, type Room, type RoomOptions, transcriptOf } from '../../../testkit/play/playRoom.ts';

const OPENINGS = ['f5d6c3d3c4f4c5b3', 'f5f4e3f2f3g4c3e2', 'f5d6c4g5c6c5b6c3'];
/** All that is waited for here has come by then. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};

const xotRoom = (options: RoomOptions = {}): Room =>
  openRoom({ openings: OPENINGS, ...options, settings: { game: 'xot' } });

const startedWith = async (options: RoomOptions): Promise<Room> => {
  const room = xotRoom(options);
  room.play.startMatch();
  await settled();
  return room;
};

const matchOf = ({ stores }: Room): Match | undefined => stores.match.getState().match;
const noticesOf = ({ stores }: Room) => stores.app.getState().notices.map(({ name }) => name);

test('XOT begins after eight plies of the list, which nobody takes back', async () => {
  const room = await startedWith({});
  expect(OPENINGS).toContain(transcriptOf(room));
  expect(matchOf(room)).toMatchObject({ given: 8, setup: { game: 'xot' } });
  expect(canUndo(matchOf(room) as Match)).toBe(false);
});

test('every game of XOT draws its opening anew', async () => {
  const drawn = [1, 2, 3, 4, 5, 6, 7, 8].map(async seed =>
    transcriptOf(await startedWith({ random: () => seed / 9 })),
  );
  expect(new Set(await Promise.all(drawn))).toEqual(new Set(OPENINGS));
});

test.each([
  ['cannot be loaded', undefined],
  ['are no games', ['f5f5f5f5f5f5f5f5']],
])('a person is told when the openings %s, and nothing else begins', async (_, openings) => {
  const room = await startedWith({ openings });
  expect([matchOf(room), room.stores.app.getState().screen]).toEqual([undefined, 'menu']);
  expect(noticesOf(room)).toEqual(['openingsMissing']);
});

test('a person who waits for the openings is told so, until they are there', async () => {
  const room = xotRoom();
  room.play.startMatch();
  room.clock.pass(BEAT.waitingWords);
  expect(noticesOf(room)).toEqual(['openingsComing']);
  await settled();
  expect([noticesOf(room), matchOf(room)?.given]).toEqual([[], 8]);
  room.clock.pass(BEAT.waitingWords);
  expect(noticesOf(room)).toEqual([]);
});

test('who plays something else before the openings are there is left alone', async () => {
  const room = xotRoom();
  room.play.startMatch();
  room.play.set('game', 'othello');
  room.play.startMatch();
  await settled();
  expect(matchOf(room)).toMatchObject({ given: 0, setup: { game: 'othello' } });
});

test.each(['newGame', 'rematch'] as const)('after XOT %s begins another game with an opening', async next => {
  const room = await startedWith({});
  const first = matchOf(room);
  room.play[next]();
  await settled();
  expect(matchOf(room)).toMatchObject({ given: 8, setup: { game: 'xot' } });
  expect(matchOf(room)).not.toBe(first);
});

test('a turn that is played while the openings come does not keep the new game away', async () => {
  const room = await startedWith({});
  const first = matchOf(room) as Match;
  const [legal] = legalMoves(positionOf(first));
  room.play.confirmNewGame();
  room.play.playSquare(legal as Square);
  await settled();
  expect(matchOf(room)?.transcript).toHaveLength(8);
});
