import { expect, test } from 'vitest';
import type { Stores } from '../../../server/storage/storage.ts';
import { pictureAt } from '../../../server/web/pictures.ts';

test('equal pictures are drawn once for all requests', async () => {
  const stores = {} as Stores;
  const draw = async (address: string) => (await pictureAt(stores, address))?.draw();
  const first = await draw('/embed/f5d6c3d3');
  expect(await draw('/embed.html?moves=f5d6c3d3')).toBe(first);
  expect(await draw('/embed/f5d6c3')).not.toBe(first);
});
