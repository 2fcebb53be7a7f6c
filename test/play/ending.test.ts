import { expect, test } from 'vitest';
import { isMatchOver } from '../../src/game/match.ts';
import { BEAT } from '../../src/look/motion.ts';
import { endingFor } from '../../src/store/results/endings.ts';
import { selectPosition } from '../../src/store/selectors.ts';
import type { Settings } from '../../src/store/settingsStore.ts';
import { A_WHILE, openRoom, type Room, square, squareNames } from '../../testkit/play/playRoom.ts';

/** Fills a small board. */
const WHOLE_GAME = 'a2a1b1a3a4c4d4d2b4d3c1d1';
/** Longer than any turn on a small board, and shorter than any ending. */
const A_TURN = 700;

const result = ({ stores }: Room) => stores.match.getState().result;
const matchIn = ({ stores }: Room) => stores.match.getState().match;

/** Two people have just made the last move, and its discs have landed. */
const endGame = (settings: Partial<Settings> = {}): Room => {
  const room = openRoom({ settings: { side: 'both', size: '4x4', ...settings } });
  room.play.startMatch();
  for (const name of squareNames(WHOLE_GAME)) room.play.playSquare(square(name));
  room.clock.pass(A_TURN);
  return room;
};

/** How long the ending on the screen takes. */
const endingTime = (room: Room): number => {
  const match = matchIn(room);
  return (match && endingFor(match, room.stores)?.plan.total) ?? 0;
};

test('after the last move its ending is shown, and then the result', () => {
  const room = endGame();
  expect(result(room)).toBe('coming');
  room.clock.pass(endingTime(room) - A_TURN);
  expect(result(room)).toBe('coming');
  room.clock.pass(A_TURN);
  expect(result(room)).toBe('shown');
});

test('a click on the board hurries the result, and offers nothing else', () => {
  const room = endGame();
  room.play.playSquare(square('a1'));
  expect([result(room), room.stores.match.getState().refused]).toEqual(['shown', undefined]);
  room.clock.pass(A_WHILE);
  expect(result(room)).toBe('shown');
});

test('while the ending is shown, no other game is offered', () => {
  const room = endGame();
  room.play.offerNextGame();
  expect(room.stores.match.getState().asksNewGame).toBe(false);
});

test.each<readonly [string, (room: Room) => void]>([
  ['Undo', room => room.play.undo()],
  ['New game', room => room.play.newGame()],
  ['Rematch', room => room.play.rematch()],
])('%s in the middle of an ending ends it at once', (_, leave) => {
  const room = endGame();
  leave(room);
  expect([result(room), isMatchOver(matchIn(room) as never)]).toEqual(['none', false]);
  room.clock.pass(A_WHILE);
  expect(result(room)).toBe('none');
});

test('without animation the result follows by itself, after its beat', () => {
  const room = endGame({ animation: 'off' });
  expect(endingTime(room)).toBe(0);
  room.clock.pass(BEAT.resultDelay - A_TURN);
  expect(result(room)).toBe('shown');
});

test('with reduced motion the ending is one picture that comes with the result', () => {
  const room = openRoom({ settings: { side: 'both', size: '4x4' } });
  room.play.observe({ reducedMotion: true });
  room.play.startMatch();
  const seen = new Set<string>();
  room.stores.match.subscribe(state => seen.add(state.result));
  for (const name of squareNames(WHOLE_GAME)) room.play.playSquare(square(name));
  room.clock.pass(A_WHILE);
  expect([...seen]).toEqual(['none', 'shown']);
  expect(selectPosition(room.stores.match.getState()).discs.black.isEmpty()).toBe(false);
});

test('in Connect Four the four light up before the result', () => {
  const room = openRoom({ settings: { game: 'connect4', side: 'both' } });
  room.play.startMatch();
  for (const name of ['d6', 'a6', 'd5', 'a5', 'd4', 'a4'] as const) room.play.playSquare(square(name));
  room.clock.pass(A_WHILE);
  room.play.playSquare(square('d3'));
  const order: string[] = [];
  room.stores.match.subscribe(state => order.at(-1) === state.result || order.push(state.result));
  room.clock.pass(A_WHILE);
  expect(order.slice(-2)).toEqual(['coming', 'shown']);
});
