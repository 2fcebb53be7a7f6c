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

test('the outlook of every column is asked for on demand only', () => {
  const room = connect4();
  expect(asked(room)).toBeUndefined();
  room.play.toggleScores();
  expect(asked(room)).toMatchObject({ by: 'solver', every: true });
  expect(stateOf(room).thinking).toBe('scores');
});

test('what is not proved quickly is searched longer, and the first answer stands meanwhile', async () => {
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

test('with the next disc the old scores go and new ones are sought', async () => {
  const room = connect4();
  room.play.toggleScores();
  room.play.playSquare(square('d6'));
  expect([room.engine.stops, stateOf(room).scores]).toEqual([1, undefined]);
  expect(room.engine.asked[0]?.request.position.turn).toBe('white');
});

test('while the computer is to move its reply comes first', async () => {
  const room = connect4('black');
  room.play.toggleScores();
  room.play.playSquare(square('d6'));
  expect(stateOf(room).thinking).toBe('reply');
  await playThrough(room, ['d5']);
  expect(stateOf(room).thinking).toBe('scores');
});

test('switched off, they go and nothing is sought', () => {
  const room = connect4();
  room.play.toggleScores();
  room.play.toggleScores();
  expect([room.engine.stops, stateOf(room).thinking, stateOf(room).scores]).toEqual([1, 'idle', undefined]);
});

test('a hint rests on scores that are known', async () => {
  const room = connect4();
  room.play.toggleScores();
  await room.engine.answer('d6');
  await room.engine.answer('d6');
  room.play.hint();
  expect(stateOf(room).hint?.good).toEqual([square('d6')]);
  expect(asked(room)).toBeUndefined();
});

test('in Othello there are none', () => {
  const room = openRoom();
  room.play.startMatch();
  room.play.toggleScores();
  expect(asked(room)).toBeUndefined();
});
