import { expect, test } from 'vitest';
import type { SearchRequest } from '../../../src/engine/searchRequest.ts';
import { openRoom, playThrough, type Room, square } from '../../../testkit/play/playRoom.ts';

const connect4 = (side: 'both' | 'black' = 'both'): Room => {
  const room = openRoom({ settings: { game: 'connect4', side } });
  room.play.startMatch();
  return room;
};

const stateOf = ({ stores }: Room) => stores.match.getState();
const asked = ({ engine }: Room): SearchRequest['method'] | undefined => engine.asked[0]?.request.method;

test('the outlook of the columns is searched only on demand', () => {
  const room = connect4();
  expect(asked(room)).toBeUndefined();
  room.play.toggleScores();
  expect(asked(room)).toMatchObject({ by: 'solver', every: true });
  expect(stateOf(room).thinking).toBe('scores');
});

test('what is not proved quickly is searched longer, while the first answer shows', async () => {
  const room = connect4();
  room.play.toggleScores();
  const first = asked(room);
  await room.engine.answer('d6');
  expect(stateOf(room).scores?.map(score => score.square)).toEqual([square('d6')]);
  expect(asked(room)).not.toEqual(first);
  await room.engine.answer('e6');
  expect(stateOf(room).scores?.[0]?.square).toBe(square('e6'));
  expect(asked(room)).toBeUndefined();
});

test('the next disc clears the scores and starts a new search', async () => {
  const room = connect4();
  room.play.toggleScores();
  room.play.playSquare(square('d6'));
  expect([room.engine.stops, stateOf(room).scores]).toEqual([1, undefined]);
  expect(room.engine.asked[0]?.request.position.turn).toBe('white');
});

test("the computer's reply comes before the scores", async () => {
  const room = connect4('black');
  room.play.toggleScores();
  room.play.playSquare(square('d6'));
  expect(stateOf(room).thinking).toBe('reply');
  await playThrough(room, ['d5']);
  expect(stateOf(room).thinking).toBe('scores');
});

test('switching scores off clears them and ends the search', () => {
  const room = connect4();
  room.play.toggleScores();
  room.play.toggleScores();
  expect([room.engine.stops, stateOf(room).thinking, stateOf(room).scores]).toEqual([1, 'idle', undefined]);
});

test('a hint uses scores that are already known', async () => {
  const room = connect4();
  room.play.toggleScores();
  await room.engine.answer('d6');
  await room.engine.answer('d6');
  room.play.hint();
  expect(stateOf(room).hint?.good).toEqual([square('d6')]);
  expect(asked(room)).toBeUndefined();
});

test('Othello has none', () => {
  const room = openRoom();
  room.play.startMatch();
  room.play.toggleScores();
  expect(asked(room)).toBeUndefined();
});
