import { expect, test } from 'vitest';
import { parseSquare, type SquareName } from '../../../src/game/square.ts';
import { goodSquares } from '../../../src/play/local/adviser.ts';
import { openRoom, playThrough, type Room, square } from '../../../testkit/play/playRoom.ts';

const started = (): Room => {
  const room = openRoom();
  room.play.startMatch();
  return room;
};

const hintOf = ({ stores }: Room) => stores.match.getState().hint;

const scored = (...scores: readonly [SquareName, number][]) =>
  scores.map(([name, score]) => ({ square: parseSquare(name), score, exact: false }));

/** In Connect Four whole scores are proved. */
const proved = (...scores: readonly [SquareName, number][]) =>
  scored(...scores).map(one => ({ ...one, exact: Number.isInteger(one.score) }));

const names = (...squares: readonly SquareName[]) => squares.map(name => parseSquare(name));

test('the first press marks good squares and the second the best of them', async () => {
  const room = started();
  room.play.hint();
  expect(room.stores.match.getState().thinking).toBe('hint');
  await room.engine.answer('c4', ['d3']);
  expect(hintOf(room)).toMatchObject({ good: names('c4', 'd3'), best: undefined });
  room.play.hint();
  expect(hintOf(room)).toMatchObject({ good: names('c4', 'd3'), best: square('c4') });
  expect(room.engine.asked).toHaveLength(0);
});

test('a hint uses the score of every move', () => {
  const room = started();
  room.play.hint();
  expect(room.engine.asked[0]?.request.method).toMatchObject({ by: 'flipside', every: true });
});

test('the marks go with the next play, and the next turn starts with good squares again', async () => {
  const room = started();
  room.play.hint();
  await room.engine.answer('c4');
  await playThrough(room, ['f5', 'd6']);
  expect(hintOf(room)).toBeUndefined();
  room.play.hint();
  await room.engine.answer('c3');
  expect(hintOf(room)?.best).toBeUndefined();
});

test('there is no hint while the computer is to move', () => {
  const room = started();
  room.play.playSquare(square('f5'));
  room.play.hint();
  expect(room.stores.match.getState().thinking).toBe('reply');
});

test('moves within two discs of the best are good', () => {
  expect(goodSquares('othello', scored(['d3', 4], ['c4', 2], ['f5', 1]))).toEqual(names('d3', 'c4'));
});

test('if scores differ, not all squares are good', () => {
  expect(goodSquares('othello', scored(['d3', 4], ['c4', 3]))).toEqual(names('d3'));
  expect(goodSquares('othello', scored(['d3', 4], ['c4', 4]))).toEqual(names('d3', 'c4'));
  expect(goodSquares('othello', scored(['d3', 4]))).toEqual(names('d3'));
});

test('in Connect Four winning moves are good, or else drawing ones', () => {
  expect(goodSquares('connect4', proved(['a6', 1], ['b6', 9], ['c6', 0]))).toEqual(names('a6', 'b6'));
  expect(goodSquares('connect4', proved(['a6', 0], ['b6', -2]))).toEqual(names('a6'));
});

test('in Connect Four a win beats a promising move, and that beats a loss', () => {
  expect(goodSquares('connect4', proved(['a6', 0.9], ['b6', 1]))).toEqual(names('b6'));
  expect(goodSquares('connect4', proved(['a6', 0.1], ['b6', 0.09], ['c6', 0.01], ['d6', -4]))).toEqual(
    names('a6', 'b6'),
  );
});
