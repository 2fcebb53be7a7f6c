import { beforeEach, expect, test, vi } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { makeTranscript, parseTranscript } from '../../../src/game/transcript.ts';
import { linesOf, treeOf, withLine } from '../../../src/game/tree.ts';
import { parseStoredStudy } from '../../../src/store/kept/storedStudy.ts';
import { Database, type DatabaseOutcome, type StoreName } from '../../../src/store/library/database.ts';
import type { LibraryEntry } from '../../../src/store/library/entry.ts';
import { type LibraryItem, makeItem } from '../../../src/store/library/item.ts';
import { moveSome } from '../../../src/store/library/packedDatabase.ts';
import { IN_A_PACK, PACKED } from '../../../src/store/library/packs.ts';
import { type ItemKeys, Shelf } from '../../../src/store/library/shelf.ts';
import { SINGLE } from '../../../src/store/library/singleItems.ts';
import { emptyDatabase } from '../../../testkit/store/emptyDatabase.ts';

beforeEach(emptyDatabase);

const read = (moves: string) => parseTranscript(moves) ?? [];
const itemOf = (id: string, title: string) =>
  makeItem(
    { id, kind: 'imported', date: '2020', title },
    { study: { id, tree: treeOf(STANDARD_SETUP, []), origin: undefined }, at: [], savedAt: 0 },
  );

const done = <T>(outcome: DatabaseOutcome<T>): T => {
  if (outcome.type === 'failed') throw new Error(outcome.trouble);
  return outcome.value;
};
const manyItems = (count: number) =>
  Array.from({ length: count }, (_, index) => itemOf(`game${index}`, `Title ${index}`));
const idsIn = (items: readonly LibraryItem[]): readonly string[] => items.map(({ entry }) => entry.id);
const listed = async (shelf: Shelf): Promise<readonly LibraryEntry[]> => {
  const all: LibraryEntry[] = [];
  done(await shelf.list(entries => all.push(...entries)));
  return all;
};
const countIn = async (...stores: readonly StoreName[]): Promise<readonly number[]> =>
  done(
    await new Database().read(stores, from =>
      Promise.all(stores.map(name => from.objectStore(name).count())),
    ),
  );

test("items are stored together, and a second one with the same id keeps the person's edits of the first", async () => {
  const shelf = new Shelf(new Database());
  const many = manyItems(35);
  const again = itemOf('game3', 'Another title');
  const put = done(await shelf.put([...many.slice(0, 5), again, ...many.slice(5)], { keeps: true }));
  expect(put).toHaveLength(36);
  const kept = done(await shelf.entries(idsIn(many)));
  expect(kept.map(({ title }) => title)).toEqual(many.map(({ entry }) => entry.title));
});

test('merging two states of a game keeps the variations of both', async () => {
  const shelf = new Shelf(new Database());
  const withVariation = (variation: string, savedAt: number): LibraryItem => {
    const tree = withLine(treeOf(STANDARD_SETUP, read('f5d6c3')), read(variation));
    const study = { id: 'game', tree, origin: undefined };
    return makeItem({ id: 'game', kind: 'imported', date: '2020' }, { study, at: [], savedAt });
  };
  const [here, there] = [withVariation('f5f6', 1), withVariation('f5f4', 2)];
  for (const joins of [false, true]) {
    done(await shelf.put([here]));
    done(await shelf.put([there], { keeps: true, joins }));
    const tree = parseStoredStudy('game', done(await shelf.text('game')) ?? '')?.study.tree;
    const lines = tree === undefined ? [] : linesOf(tree).map(makeTranscript);
    expect(lines).toEqual(['f5d6c3', 'f5f4', ...(joins ? ['f5f6'] : [])]);
  }
});

/** Stores items in the format from before packs. */
const storeSingly = async (items: readonly LibraryItem[]): Promise<void> => {
  done(
    await new Database().write(SINGLE, async to => {
      for (const { entry, text, keys } of items) {
        await to.objectStore('libraryEntries').put(entry);
        await to.objectStore('libraryTexts').put({ id: entry.id, text });
        await to.objectStore('libraryPositions').put({ id: entry.id, keys });
      }
    }),
  );
};

test('a library of an older version is migrated completely, even if that is interrupted', async () => {
  const items = manyItems(700);
  await storeSingly(items);
  const some = await new Database().write([...SINGLE, ...PACKED], moveSome);
  expect(some).toEqual({ type: 'done', value: true });
  expect((await countIn(...SINGLE)).every(left => left > 0)).toBe(true);
  const shelf = new Shelf(new Database());
  const entries = await listed(shelf);
  expect(new Map(entries.map(entry => [entry.id, entry]))).toEqual(
    new Map(items.map(({ entry }) => [entry.id, entry])),
  );
  expect(await countIn(...SINGLE)).toEqual([0, 0, 0]);
  const last = items.at(-1) as LibraryItem;
  expect(done(await shelf.text(last.entry.id))).toBe(last.text);
  expect(done(await shelf.positionsOf([last.entry.id]))).toEqual([{ id: last.entry.id, keys: last.keys }]);
});

test('a library without room for migration is read in place, and migrated once there is room', async () => {
  const items = manyItems(1_600);
  await storeSingly(items);
  done(await new Database().write([...SINGLE, ...PACKED], moveSome));
  const database = new Database();
  const shelf = new Shelf(database);
  const write = vi.spyOn(database, 'write').mockResolvedValue({ type: 'failed', trouble: 'full' });
  const [entries, trouble] = [await listed(shelf), await shelf.trouble()];
  expect([idsIn(items).toSorted(), 'unmoved']).toEqual([entries.map(({ id }) => id).toSorted(), trouble]);
  const ids = idsIn(items).toSorted();
  for (const id of [ids[0], ids.at(-1)] as readonly string[]) {
    const item = items.find(({ entry }) => entry.id === id) as LibraryItem;
    expect(done(await shelf.text(id))).toBe(item.text);
    expect(done(await shelf.positionsOf([id]))).toEqual([{ id, keys: item.keys }]);
    expect(done(await shelf.entries([id]))).toEqual([item.entry]);
  }
  let exported = 0;
  done(
    await shelf.items(some => {
      exported += some.length;
      return true;
    }),
  );
  expect(exported).toBe(items.length);
  expect(await shelf.put(items.slice(0, 1))).toEqual({ type: 'failed', trouble: 'unmoved' });
  write.mockRestore();
  expect([(await listed(shelf)).length, await shelf.trouble()]).toEqual([items.length, undefined]);
  expect(await countIn(...SINGLE)).toEqual([0, 0, 0]);
});

test('positions are read completely, also from older packs without ids', async () => {
  const database = new Database();
  const shelf = new Shelf(database);
  const items = manyItems(120);
  await shelf.put(items);
  await database.write(['packedPositions'], async to => {
    const store = to.objectStore('packedPositions');
    const { ids: _, ...older } = await store.get((await store.getAllKeys())[1] as number);
    await store.put(older);
  });
  const read: ItemKeys[] = [];
  done(await shelf.positions(some => void read.push(...some)));
  const keysOf = new Map(read.map(({ id, keys }) => [id, keys]));
  expect(keysOf).toEqual(new Map(items.map(({ entry, keys }) => [entry.id, keys])));
});

test('a game can be changed or deleted without affecting others in its pack', async () => {
  const shelf = new Shelf(new Database());
  const items = manyItems(120);
  await shelf.put(items);
  await shelf.change(['game7'], entry => ({ ...entry, title: 'Renamed' }));
  const removed = done(await shelf.remove(['game8'], 1));
  expect(removed).toEqual([items[8]]);
  const entries = await listed(shelf);
  expect(entries.map(({ id }) => id)).toEqual(idsIn(items).filter(id => id !== 'game8'));
  expect(entries.find(({ id }) => id === 'game7')?.title).toBe('Renamed');
  expect(done(await shelf.text('game9'))).toBe(items[9]?.text);
  await shelf.put(removed);
  expect(done(await shelf.entries(['game8']))).toEqual([items[8]?.entry]);
  await shelf.remove(idsIn(items), 1);
  expect(await countIn(...PACKED)).toEqual([0, 0, 0]);
});

test('games stored one by one end up in common packs', async () => {
  const shelf = new Shelf(new Database());
  const items = manyItems(IN_A_PACK + 10);
  for (const item of items) await shelf.put([item]);
  expect(await countIn(...PACKED)).toEqual([2, 2, 2]);
  expect(new Set((await listed(shelf)).map(({ id }) => id))).toEqual(new Set(idsIn(items)));
});

test('two tabs that store the same games keep each of them once', async () => {
  const [here, there] = [new Shelf(new Database()), new Shelf(new Database())];
  await listed(here);
  await listed(there);
  const items = manyItems(30);
  const isNew = (): boolean => true;
  await there.put(items, { isNew });
  for (const part of [items.slice(0, 10), items.slice(10)]) {
    const put = done(await here.put(part, { keeps: true, isNew }));
    expect(put.every(({ wasThere }) => wasThere)).toBe(true);
  }
  expect(await listed(new Shelf(new Database()))).toHaveLength(items.length);
});
