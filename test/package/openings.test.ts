import { expect, test } from 'vitest';
import { positionOf } from '../../src/package/game.ts';
import { loadNames } from '../../src/package/openings.ts';

test('names are found by moves and by positions, whichever way the board is turned', async () => {
  const names = await loadNames();
  expect(names.of('f5d6c3d3c4')).toBe('Tiger');
  expect(names.at(positionOf('f5d6c3d3c4'))).toMatchObject({ en: 'Tiger' });
  expect(names.at(positionOf('c4e3f6e6f5'))).toMatchObject({ en: 'Tiger' });
  for (const { moves, name } of names.all.slice(0, 40)) expect(names.at(positionOf(moves))).toEqual(name);
  expect(() => names.at({} as never)).toThrow('The position must be one of @flipside/game');
});

test('who no longer wants it is told so', async () => {
  await expect(loadNames({ signal: AbortSignal.abort(new Error('left')) })).rejects.toThrow('left');
});
