import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { treeOf } from '../../../src/game/tree.ts';
import { Database } from '../../../src/store/library/database.ts';
import { makeItem } from '../../../src/store/library/item.ts';
import { Shelf } from '../../../src/store/library/shelf.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const itemOf = (id: string, title: string) =>
  makeItem(
    { id, kind: 'imported', date: '2020', title },
    { study: { id, tree: treeOf(STANDARD_SETUP, []), origin: undefined }, at: [], savedAt: 0 },
  );

test('items that are put in together are all there, and a second one of the same id keeps what was said of the first', async () => {
  const shelf = new Shelf(new Database());
  const many = Array.from({ length: 35 }, (_, index) => itemOf(`game${index}`, `Title ${index}`));
  const again = itemOf('game3', 'Another title');
  const outcome = await shelf.put([...many.slice(0, 5), again, ...many.slice(5)], { keeps: true });
  expect(outcome.type === 'done' && outcome.value.length).toBe(36);
  const kept = await shelf.entries(many.map(({ entry }) => entry.id));
  expect(kept.type === 'done' && kept.value.map(({ title }) => title)).toEqual(
    many.map(({ entry }) => entry.title),
  );
});
