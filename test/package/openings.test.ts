import { gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { positionOf } from '../../src/package/game.ts';
import { loadBook, loadNames } from '../../src/package/openings.ts';
import { PASSING } from '../../testkit/game/specialGames.ts';

afterEach(() => {
  vi.doUnmock('../../public/assets/openings.json');
  vi.doUnmock('../../public/assets/openings.book?inline');
});

test('names are found by moves and by positions in any orientation', async () => {
  const names = await loadNames();
  expect(names.of('f5d6c3d3c4')).toBe('Tiger');
  expect(names.at(positionOf('f5d6c3d3c4'))).toMatchObject({ en: 'Tiger' });
  expect(names.at(positionOf('c4e3f6e6f5'))).toMatchObject({ en: 'Tiger' });
  for (const { moves, name } of names.all.slice(0, 40)) expect(names.at(positionOf(moves))).toEqual(name);
  expect(() => names.at({} as never)).toThrow('The position must be one of @flipside/game');
});

test('damaged files are reported', async () => {
  vi.resetModules();
  vi.doMock('../../public/assets/openings.json', () => ({ default: {} }));
  const packed = gzipSync('no book').toString('base64');
  vi.doMock('../../public/assets/openings.book?inline', () => ({ default: `data:;base64,${packed}` }));
  const damaged = await import('../../src/package/openings.ts');
  await expect(damaged.loadNames()).rejects.toThrow('The file of opening names is damaged.');
  await expect(damaged.loadBook()).rejects.toThrow('The file of the opening book is damaged.');
});

test('aborted loading rejects with the reason', async () => {
  await expect(loadNames({ signal: AbortSignal.abort(new Error('left')) })).rejects.toThrow('left');
});

test('the book has the moves after some moves, the most common first, and is empty where it ends', async () => {
  const book = await loadBook();
  const [most, ...others] = book.moves('f5');
  expect(most).toMatchObject({ move: 'd6', value: expect.any(Number) });
  expect(others.map(({ move }) => move)).toEqual(['f6', 'f4']);
  const { games = 0, blackWins = 0, draws = 0, whiteWins = 0 } = most ?? {};
  expect(blackWins + draws + whiteWins).toBe(games);
  // On a symmetric board one move stands for all equivalent ones.
  expect(book.moves('')).toHaveLength(1);
  expect(book.moves(positionOf('f5'))).toEqual(book.moves('f5'));
  expect(book.moves(PASSING)).toEqual([]);
  expect(book.size).toBeGreaterThan(10_000);
});
