import { expect, test } from 'vitest';
import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { parseSquare, type SquareName } from '../../../src/game/square.ts';
import { hintMilliseconds } from '../../../src/opponents/opponents.ts';
import { goodSquares } from '../../../src/play/local/adviser.ts';
import { settle } from '../../../testkit/net/fakeRooms.ts';
import {
  A_WHILE,
  begun,
  playThrough,
  type Room,
  square,
  squareNames,
} from '../../../testkit/play/playRoom.ts';

/** A game of two people after a move: White has three different moves. */
const underWay = (values = false): Room => {
  const room = begun({ side: 'both', values });
  room.press('f5');
  return room;
};

/** The search limits of a hint on the standard board. */
const MOMENT = hintMilliseconds(startOf(STANDARD_SETUP));

const hintOf = (room: Room) => room.state().hint;

/** The engine reports a result, and the wait of a hint passes. */
const advise = async (room: Room, scores: Parameters<Room['engine']['report']>[0]): Promise<void> => {
  room.engine.report(scores);
  room.clock.pass(A_WHILE);
  await settle();
};

const names = (squares: string) => squareNames(squares).map(name => parseSquare(name));

test('the first press marks good squares and the second the best of them', async () => {
  const room = underWay();
  room.play.hint();
  expect(room.state().thinking).toBe('hint');
  expect(room.engine.asked[0]?.request.method).toMatchObject({ by: 'analysis' });
  await advise(room, { d6: 3, f6: 3, f4: -1 });
  expect(hintOf(room)).toMatchObject({ good: names('d6f6'), best: undefined });
  expect([room.engine.asked, room.state().thinking]).toEqual([[], 'idle']);
  room.play.hint();
  expect(hintOf(room)).toMatchObject({ good: names('d6f6'), best: square('d6') });
});

test('a hint waits a moment, unless an analysis has proved everything', async () => {
  const room = underWay();
  room.play.hint();
  room.engine.report({ d6: 3, f4: 0 });
  expect(hintOf(room)).toBeUndefined();
  await room.engine.finish({ d6: 3, f4: 0 }, { exact: true });
  expect(hintOf(room)?.good).toEqual(names('d6'));
});

test("a hint's wait begins only when the engine has loaded", async () => {
  const room = underWay();
  room.play.hint();
  const listener = room.engine.asked[0]?.listener;
  listener?.onLoading?.(true);
  expect(room.state().loading).toBe(true);
  room.clock.pass(MOMENT - 1);
  listener?.onLoading?.(false);
  expect(room.state().loading).toBe(false);
  room.engine.report({ d6: 3, f4: 0 });
  room.clock.pass(MOMENT - 1);
  expect(hintOf(room)).toBeUndefined();
  room.clock.pass(1);
  expect(hintOf(room)?.good).toEqual(names('d6'));
});

test('a hint uses the analysis that shows the values', async () => {
  const room = underWay(true);
  room.engine.report({ d6: 3, f4: 0 }, { milliseconds: 60_000 });
  room.play.hint();
  expect(hintOf(room)?.good).toEqual(names('d6'));
  expect(room.engine.asked).toHaveLength(1);
  room.engine.report({ f4: 4, d6: 3 }, { milliseconds: 61_000, depth: 9 });
  room.play.hint();
  expect(hintOf(room)?.best).toBe(square('f4'));
});

test('an engine failure during a hint is reported, and the hint can be retried', async () => {
  const room = underWay();
  room.play.hint();
  await room.engine.settle({ type: 'failed', reason: 'notLoaded' });
  expect(room.state().thinking).toBe('failed');
  room.play.retry();
  room.play.hint();
  await advise(room, { d6: 3, f4: 0 });
  expect(hintOf(room)?.good).toEqual(names('d6'));
});

test('a move removes the marks, and the next turn starts with good squares again', async () => {
  const room = begun();
  room.play.hint();
  await advise(room, { c4: 3 });
  await playThrough(room, 'f5d6');
  expect(hintOf(room)).toBeUndefined();
  room.play.hint();
  await advise(room, { c3: 3 });
  expect(hintOf(room)?.best).toBeUndefined();
});

test('there is no hint while the computer is to move', () => {
  const room = begun();
  room.press('f5');
  room.play.hint();
  expect(room.state().thinking).toBe('reply');
});

test.each<['othello' | 'connect4', string, Partial<Record<SquareName, number>>, string]>([
  ['othello', 'within two discs of the best', { d3: 4, c4: 2, f5: 1 }, 'd3c4'],
  ['othello', 'but not all if scores differ', { d3: 4, c4: 3 }, 'd3'],
  ['othello', 'all if they do not', { d3: 4, c4: 4 }, 'd3c4'],
  ['othello', 'the only one', { d3: 4 }, 'd3'],
  ['connect4', 'all that win', { a6: 1, b6: 9, c6: 0 }, 'a6b6'],
  ['connect4', 'or else that draw', { a6: 0, b6: -2 }, 'a6'],
  ['connect4', 'a win rather than a promise', { a6: 0.9, b6: 1 }, 'b6'],
  ['connect4', 'promises rather than a loss', { a6: 0.1, b6: 0.09, c6: 0.01, d6: -4 }, 'a6b6'],
])('in %s the good moves are %s', (rules, _, scores, good) => {
  const moves = Object.entries(scores).map(([name, score]) => ({
    square: parseSquare(name as SquareName),
    score,
    // In Connect Four integer scores are proved.
    exact: rules === 'connect4' && Number.isInteger(score),
  }));
  expect(goodSquares(rules, moves)).toEqual(names(good));
});
