import { expect, test } from 'vitest';
import { parseSquare, type SquareName } from '../../../src/game/square.ts';
import { goodSquares } from '../../../src/play/local/adviser.ts';
import type { Settings } from '../../../src/store/settingsStore.ts';
import { A_WHILE, openRoom, playThrough, type Room, square } from '../../../testkit/play/playRoom.ts';

const started = (): Room => {
  const room = openRoom();
  room.play.startMatch();
  return room;
};

/** A game of two people after a move: White has three moves, none like another. */
const underWay = (settings: Partial<Settings> = {}): Room => {
  const room = openRoom({ settings: { side: 'both', ...settings } });
  room.play.startMatch();
  room.play.playSquare(square('f5'));
  return room;
};

const hintOf = ({ stores }: Room) => stores.match.getState().hint;

/** The engine finds something, and the time of a hint passes. */
const advise = async (room: Room, scores: Parameters<Room['engine']['report']>[0]): Promise<void> => {
  room.engine.report(scores);
  room.clock.pass(A_WHILE);
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};

const scored = (...scores: readonly [SquareName, number][]) =>
  scores.map(([name, score]) => ({ square: parseSquare(name), score, exact: false }));

/** In Connect Four whole scores are proved. */
const proved = (...scores: readonly [SquareName, number][]) =>
  scored(...scores).map(one => ({ ...one, exact: Number.isInteger(one.score) }));

const names = (...squares: readonly SquareName[]) => squares.map(name => parseSquare(name));

test('the first press marks good squares and the second the best of them', async () => {
  const room = underWay();
  room.play.hint();
  expect(room.stores.match.getState().thinking).toBe('hint');
  await advise(room, { d6: 3, f6: 3, f4: -1 });
  expect(hintOf(room)).toMatchObject({ good: names('d6', 'f6'), best: undefined });
  room.play.hint();
  expect(hintOf(room)).toMatchObject({ good: names('d6', 'f6'), best: square('d6') });
});

test('a hint waits for a moment, but not for an analysis that has proved everything', async () => {
  const room = underWay();
  room.play.hint();
  room.engine.report({ d6: 3, f4: 0 });
  expect(hintOf(room)).toBeUndefined();
  await room.engine.finish({ d6: 3, f4: 0 }, { exact: true });
  expect(hintOf(room)?.good).toEqual(names('d6'));
});

test('a hint comes from the analysis that shows the values', async () => {
  const room = underWay({ values: true });
  room.engine.report({ d6: 3, f4: 0 }, { milliseconds: 60_000 });
  room.play.hint();
  expect(hintOf(room)?.good).toEqual(names('d6'));
  expect(room.engine.asked).toHaveLength(1);
  room.engine.report({ f4: 4, d6: 3 }, { milliseconds: 61_000, depth: 9 });
  room.play.hint();
  expect(hintOf(room)?.best).toBe(square('f4'));
});

test('a hint ends with the analysis that it came from', async () => {
  const room = underWay();
  room.play.hint();
  expect(room.engine.asked[0]?.request.method).toMatchObject({ by: 'analysis' });
  await advise(room, { d6: 3 });
  expect(room.engine.asked).toHaveLength(0);
  expect(room.stores.match.getState().thinking).toBe('idle');
});

test('an engine that fails to give a hint is told, and asked again on demand', async () => {
  const room = underWay();
  room.play.hint();
  await room.engine.settle({ type: 'failed', reason: 'notLoaded' });
  expect(room.stores.match.getState().thinking).toBe('failed');
  room.play.retry();
  room.play.hint();
  await advise(room, { d6: 3, f4: 0 });
  expect(hintOf(room)?.good).toEqual(names('d6'));
});

test('the marks go with the next play, and the next turn starts with good squares again', async () => {
  const room = started();
  room.play.hint();
  await advise(room, { c4: 3 });
  await playThrough(room, ['f5', 'd6']);
  expect(hintOf(room)).toBeUndefined();
  room.play.hint();
  await advise(room, { c3: 3 });
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
