import { expect, test } from 'vitest';
import { openRoom, playThrough, type Room, transcriptOf } from '../../../testkit/play/playRoom.ts';

const playing = async (): Promise<Room> => {
  const room = openRoom({ random: Math.random });
  room.play.startMatch();
  await playThrough(room, ['f5', 'd6']);
  return room;
};

const asks = ({ stores }: Room): boolean => stores.match.getState().asksNewGame;

test('a new game over an unfinished one asks once, and replaces it if confirmed', async () => {
  const room = await playing();
  const before = room.stores.match.getState().match?.id ?? '';
  room.play.newGame();
  expect([asks(room), transcriptOf(room)]).toEqual([true, 'f5d6']);
  room.play.confirmNewGame();
  expect([asks(room), transcriptOf(room)]).toEqual([false, '']);
  expect(room.saved.load(before)).toBeUndefined();
});

test('a person who keeps playing continues on the same board', async () => {
  const room = await playing();
  room.play.newGame();
  room.play.keepPlaying();
  expect([asks(room), transcriptOf(room)]).toEqual([false, 'f5d6']);
});

test('a game that was taken back to its start is asked about too', async () => {
  const room = await playing();
  room.play.undo();
  room.play.newGame();
  expect(asks(room)).toBe(true);
});

test('neither an untouched game nor a finished one is asked about', async () => {
  const room = openRoom({ random: Math.random });
  room.play.startMatch();
  const first = room.stores.match.getState().match?.id;
  room.play.newGame();
  expect(room.stores.match.getState().match?.id).not.toBe(first);
  await playThrough(room, ['e6', 'f4', 'e3', 'f6', 'g5', 'd6', 'e7', 'f5', 'c5']);
  room.play.newGame();
  expect([asks(room), transcriptOf(room)]).toEqual([false, '']);
});

test('after the end a rematch begins at once', async () => {
  const room = openRoom();
  room.play.startMatch();
  await playThrough(room, ['e6', 'f4', 'e3', 'f6', 'g5', 'd6', 'e7', 'f5', 'c5']);
  room.play.rematch();
  expect([asks(room), transcriptOf(room)]).toEqual([false, '']);
});

const SHORT_GAME = ['e6', 'f4', 'e3', 'f6', 'g5', 'd6', 'e7', 'f5', 'c5'] as const;

test('another game is offered only once the result is known, and not before the end', async () => {
  const room = await playing();
  room.play.offerNextGame();
  expect(asks(room)).toBe(false);
  room.play.startMatch();
  await playThrough(room, SHORT_GAME);
  room.stores.match.setState({ result: 'none' });
  room.play.offerNextGame();
  expect(asks(room)).toBe(false);
  room.stores.match.setState({ result: 'closed' });
  room.play.offerNextGame();
  expect(asks(room)).toBe(true);
  room.play.confirmNewGame();
  expect([asks(room), transcriptOf(room)]).toEqual([false, '']);
});
