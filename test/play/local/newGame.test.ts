import { expect, test } from 'vitest';
import { begun, playThrough, type Room, SHORTEST } from '../../../testkit/play/playRoom.ts';

const playing = async (moves = 'f5d6'): Promise<Room> => {
  const room = begun({}, { random: Math.random });
  await playThrough(room, moves);
  return room;
};
/** Whether the new-game question is open, and the moves on the board. */
const shown = (room: Room) => [room.state().asksNewGame, room.moves()];

test('a new game asks once before it replaces an unfinished one', async () => {
  const room = await playing();
  const before = room.match()?.id ?? '';
  room.play.newGame();
  expect(shown(room)).toEqual([true, 'f5d6']);
  room.play.keepPlaying();
  expect(shown(room)).toEqual([false, 'f5d6']);
  room.play.confirmNewGame();
  expect([shown(room), room.saved.load(before)]).toEqual([[false, ''], undefined]);
});

test('a game undone to its start is asked about too', async () => {
  const room = await playing();
  room.play.undo();
  room.play.newGame();
  expect(shown(room)).toEqual([true, '']);
});

test.each([
  ['newGame', ''],
  ['newGame', SHORTEST],
  ['rematch', SHORTEST],
] as const)('%s is not asked about when the moves are "%s"', async (next, moves) => {
  const room = await playing(moves);
  const first = room.match()?.id;
  room.play[next]();
  expect([shown(room), room.match()?.id === first]).toEqual([[false, ''], false]);
});

test('another game is offered only once the result is visible', async () => {
  const room = await playing(SHORTEST);
  for (const [result, asks] of [
    ['none', false],
    ['closed', true],
  ] as const) {
    room.stores.match.setState({ result });
    room.play.offerNextGame();
    expect(room.state().asksNewGame).toBe(asks);
  }
  room.play.confirmNewGame();
  expect(shown(room)).toEqual([false, '']);
});
