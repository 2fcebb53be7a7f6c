import { expect, test } from 'vitest';
import { positionOf } from '../../../src/game/match.ts';
import type { Settings } from '../../../src/store/settingsStore.ts';
import { openRoom, type Room } from '../../../testkit/play/playRoom.ts';

const matchOf = ({ stores }: Room) => {
  const { match } = stores.match.getState();
  if (match === undefined) throw new Error('no match');
  return match;
};
const startedWith = (settings: Partial<Settings>, random = Math.random): Room => {
  const room = openRoom({ settings, random });
  room.play.startMatch();
  return room;
};

test('a match has the chosen game, size, seats and head start', () => {
  const room = startedWith({
    game: 'reversi',
    size: '7x4',
    side: 'white',
    opponent: 'jack',
    headStart: 'discs4',
  });
  const { setup, seats } = matchOf(room);
  expect([setup.game, setup.shape.width, setup.shape.height]).toEqual(['reversi', 7, 4]);
  expect(setup.headStart).toEqual({ color: 'white', kind: 'discs', count: 4 });
  expect(seats).toEqual({
    black: { type: 'computer', opponent: 'jack', level: 1 },
    white: { type: 'human' },
  });
});

test.each([
  [0.2, 'black'],
  [0.8, 'white'],
] as const)('a random number of %f gives the person %s, and the head start', (lot, color) => {
  const room = startedWith({ side: 'random', headStart: 'corners2' }, () => lot);
  const match = matchOf(room);
  expect([match.seats[color].type, match.setup.headStart?.color]).toEqual(['human', color]);
  expect(positionOf(match).discs[color].size).toBe(4);
});

test('with two computers each color has its own', () => {
  const second = { opponent: 'lennie', level: 1 } as const;
  const { seats } = matchOf(startedWith({ side: 'none', opponent: 'arthur', second }));
  expect(seats).toMatchObject({ black: { opponent: 'lennie' }, white: { opponent: 'arthur' } });
});

test('an opponent replaced in one game still plays the others', () => {
  const room = startedWith({ opponent: 'jack', game: 'connect4' });
  expect(matchOf(room).seats.white).toMatchObject({ opponent: 'solver' });
  room.play.set('game', 'othello');
  room.play.startMatch();
  expect(matchOf(room).seats.white).toMatchObject({ opponent: 'jack' });
});

test('a new game repeats the match on the board with another seed, whatever the menu says by now', () => {
  const room = startedWith({ game: 'anti', size: '6x6', opponent: 'adam' });
  const first = matchOf(room);
  room.play.set('game', 'othello');
  room.play.set('opponent', 'bitboard');
  room.play.newGame();
  const { setup, seats, seed } = matchOf(room);
  expect([setup, seats, seed === first.seed]).toEqual([first.setup, first.seats, false]);
});

test('a rematch swaps the sides, and the head start stays with its player', () => {
  const room = startedWith({ headStart: 'corners1' });
  room.play.rematch();
  const { setup, seats } = matchOf(room);
  expect([seats.white.type, setup.headStart?.color]).toEqual(['human', 'white']);
  room.play.rematch();
  expect(matchOf(room).setup.headStart?.color).toBe('black');
});

test("the menu's board has the chosen game and size", () => {
  const room = openRoom();
  room.play.set('game', 'anti');
  room.play.set('size', '5x7');
  const { shape, rules, planned } = room.stores.app.getState();
  expect([shape.width, shape.height, rules, planned?.setup.game]).toEqual([5, 7, 'anti', 'anti']);
  expect(planned?.setup.shape).toEqual(shape);
});
