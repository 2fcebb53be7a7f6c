import { expect, test } from 'vitest';
import { isMatchOver } from '../../src/game/match.ts';
import { BEAT } from '../../src/look/motion.ts';
import { endingFor } from '../../src/store/results/endings.ts';
import { selectPosition } from '../../src/store/selectors.ts';
import type { Settings } from '../../src/store/settingsStore.ts';
import { A_WHILE, begun, openRoom, type Room } from '../../testkit/play/playRoom.ts';

/** Fills a small board. */
const WHOLE_GAME = 'a2a1b1a3a4c4d4d2b4d3c1d1';
const SMALL = { side: 'both', size: '4x4' } as const;
/** Longer than any move's animation on a small board, and shorter than any ending. */
const A_TURN = 700;

const result = (room: Room) => room.state().result;

/** Two people have just made the last move, and its animation has ended. */
const endGame = (settings: Partial<Settings> = {}): Room => {
  const room = begun({ ...SMALL, ...settings });
  room.press(WHOLE_GAME);
  room.clock.pass(A_TURN);
  return room;
};

/** Duration of the visible ending. */
const endingTime = (room: Room): number => {
  const match = room.match();
  return (match && endingFor(match, room.stores)?.plan.total) ?? 0;
};

test('after the last move the ending is shown, then the result, and only then another game is offered', () => {
  const room = endGame();
  room.play.offerNextGame();
  expect([result(room), room.state().asksNewGame]).toEqual(['coming', false]);
  room.clock.pass(endingTime(room) - A_TURN);
  expect(result(room)).toBe('coming');
  room.clock.pass(A_TURN);
  expect(result(room)).toBe('shown');
});

test('a click on the board skips to the result, and offers nothing else', () => {
  const room = endGame();
  room.press('a1');
  expect([result(room), room.state().refused]).toEqual(['shown', undefined]);
  room.clock.pass(A_WHILE);
  expect(result(room)).toBe('shown');
});

test('leaving a game stops its ending', () => {
  const room = endGame();
  room.play.openMenu();
  let changes = 0;
  room.stores.match.subscribe(() => changes++);
  room.clock.pass(A_WHILE);
  expect(changes).toBe(0);
});

test.each(['undo', 'newGame', 'rematch'] as const)('%s during an ending stops it at once', leave => {
  const room = endGame();
  room.play[leave]();
  expect([result(room), isMatchOver(room.match()!)]).toEqual(['none', false]);
  room.clock.pass(A_WHILE);
  expect(result(room)).toBe('none');
});

test('without animation the result appears after a delay', () => {
  const room = endGame({ animation: 'off' });
  expect(endingTime(room)).toBe(0);
  room.clock.pass(BEAT.resultDelay - A_TURN);
  expect(result(room)).toBe('shown');
});

/** The result cards shown after these moves, in turn. */
const shownAfter = (room: Room, moves: string): readonly string[] => {
  const seen = new Set<string>();
  room.stores.match.subscribe(state => seen.add(state.result));
  room.press(moves);
  room.clock.pass(A_WHILE);
  return [...seen];
};

test('with reduced motion the ending is a single picture shown with the result', () => {
  const room = openRoom({ settings: SMALL });
  room.play.observe({ reducedMotion: true });
  room.play.startMatch();
  expect(shownAfter(room, WHOLE_GAME)).toEqual(['none', 'shown']);
  expect(selectPosition(room.state()).discs.black.isEmpty()).toBe(false);
});

test('in Connect Four the row of four lights up before the result', () => {
  const room = begun({ game: 'connect4', side: 'both' });
  expect(shownAfter(room, 'd6a6d5a5d4a4d3')).toEqual(['none', 'coming', 'shown']);
});
