import { expect, test } from 'vitest';
import { boardOf, GAMES, type GameName, ratingBar, type Setup, startOf } from '../../src/game/games.ts';
import { parseShapeText, parseSize } from '../../src/game/shape.ts';

const setupOf = (game: GameName, size?: string): Setup => ({
  game,
  shape: boardOf(game, size === undefined ? undefined : parseSize(size)),
  headStart: undefined,
  freePassing: false,
});

test('every game can be rated on its usual board, unless squares are blocked', () => {
  const rated = GAMES.filter(game => ratingBar(setupOf(game)) === undefined);
  expect(rated).toEqual(['othello', 'reversi', 'anti', 'xot', 'connect4']);
  for (const game of ['octagon', 'blocked'] as const) expect(ratingBar(setupOf(game))).toBe('game');
});

test('boards of other sizes are never rated', () => {
  for (const size of ['4x4', '6x6', '8x7']) expect(ratingBar(setupOf('othello', size))).toBe('size');
  const blocked = parseShapeText('8x8-a1h8')!;
  expect(ratingBar({ ...setupOf('othello'), shape: blocked })).toBe('size');
});

test('games from a position set up by hand are never rated', () => {
  const { discs, turn } = startOf(setupOf('othello'));
  expect(ratingBar({ ...setupOf('othello'), start: { discs, turn } })).toBe('start');
});

test('games with a head start or free passing are never rated', () => {
  const headStart = { color: 'black', kind: 'discs', count: 2 } as const;
  expect(ratingBar({ ...setupOf('othello'), headStart })).toBe('headStart');
  expect(ratingBar({ ...setupOf('othello'), freePassing: true })).toBe('freePassing');
});
