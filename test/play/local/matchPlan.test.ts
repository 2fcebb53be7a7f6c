import { expect, test } from 'vitest';
import { positionOf } from '../../../src/game/match.ts';
import { begun, openRoom } from '../../../testkit/play/playRoom.ts';

test('a match has the chosen game, size, seats and head start', () => {
  const size = '7x4';
  const room = begun({ game: 'reversi', size, side: 'white', opponent: 'jack', headStart: 'discs4' });
  expect(room.match()).toMatchObject({
    setup: {
      game: 'reversi',
      shape: { width: 7, height: 4 },
      headStart: { color: 'white', kind: 'discs', count: 4 },
    },
    seats: { black: { type: 'computer', opponent: 'jack', level: 1 }, white: { type: 'human' } },
  });
});

test.each([
  [0.2, 'black'],
  [0.8, 'white'],
] as const)('a random number of %f gives the person %s, and the head start', (lot, color) => {
  const match = begun({ side: 'random', headStart: 'corners2' }, { random: () => lot }).match()!;
  expect([match.seats[color].type, match.setup.headStart?.color]).toEqual(['human', color]);
  expect(positionOf(match).discs[color].size).toBe(4);
});

test('with two computers each color has its own', () => {
  const second = { opponent: 'lennie', level: 1 } as const;
  expect(begun({ side: 'none', opponent: 'arthur', second }).match()?.seats).toMatchObject({
    black: { opponent: 'lennie' },
    white: { opponent: 'arthur' },
  });
});

test('an opponent replaced in one game still plays the others', () => {
  const room = begun({ opponent: 'jack', game: 'connect4' });
  expect(room.match()?.seats.white).toMatchObject({ opponent: 'solver' });
  room.play.set('game', 'othello');
  room.play.startMatch();
  expect(room.match()?.seats.white).toMatchObject({ opponent: 'jack' });
});

test('a new game repeats the match on the board with another seed, whatever the menu says by now', () => {
  const room = begun({ game: 'anti', size: '6x6', opponent: 'adam' }, { random: Math.random });
  const first = room.match()!;
  room.play.set('game', 'othello');
  room.play.set('opponent', 'bitboard');
  room.play.newGame();
  const { setup, seats, seed } = room.match()!;
  expect([setup, seats, seed === first.seed]).toEqual([first.setup, first.seats, false]);
});

test('a rematch swaps the sides, and the head start stays with its player', () => {
  const room = begun({ headStart: 'corners1' });
  room.play.rematch();
  const { setup, seats } = room.match()!;
  expect([seats.white.type, setup.headStart?.color]).toEqual(['human', 'white']);
  room.play.rematch();
  expect(room.match()?.setup.headStart?.color).toBe('black');
});

test("the menu's board has the chosen game and size", () => {
  const room = openRoom();
  room.play.set('game', 'anti');
  room.play.set('size', '5x7');
  const { shape, rules, planned } = room.app();
  expect([shape.width, shape.height, rules, planned?.setup]).toMatchObject([
    5,
    7,
    'anti',
    { game: 'anti', shape },
  ]);
});

test.each([
  ['none', 'black', 'white'],
  ['white', 'white', 'black'],
] as const)('a challenge begins a plain game, and the settings remember it (side %s)', (side, own, other) => {
  const { play, match, stores } = openRoom({
    settings: { game: 'othello', size: '10x10', side, headStart: 'corners2', freePassing: true },
  });
  play.challenge({ game: 'anti', opponent: 'flipside', level: 4 });
  expect(match()).toMatchObject({
    setup: { game: 'anti', headStart: undefined, freePassing: false, shape: { width: 8, height: 8 } },
    seats: { [own]: { type: 'human' }, [other]: { type: 'computer', opponent: 'flipside', level: 4 } },
  });
  expect(stores.settings.getState()).toMatchObject({ game: 'anti', opponent: 'flipside', side: own });
});
