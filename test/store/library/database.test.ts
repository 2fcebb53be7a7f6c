import { beforeEach, expect, test, vi } from 'vitest';
import { Database, STORES } from '../../../src/store/library/database.ts';
import { emptyDatabase } from '../../../testkit/store/emptyDatabase.ts';

const TAGS = ['libraryTags'] as const;

beforeEach(emptyDatabase);

/** A newer page opens the database. */
const openByNewer = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('flipside', 99);
    request.onsuccess = () => resolve(request.result.close());
    request.onerror = () => reject(request.error);
  });

test('a first visit gets every store of the table', async () => {
  const names = Object.keys(STORES) as (keyof typeof STORES)[];
  const counted = await new Database().read(names, async from =>
    Promise.all(names.map(name => from.objectStore(name).count())),
  );
  expect(counted).toEqual({ type: 'done', value: names.map(() => 0) });
});

test('what is written is found by another page', async () => {
  await new Database().write(TAGS, to => to.objectStore('libraryTags').put({ id: 'a' }));
  const read = await new Database().read(TAGS, from => from.objectStore('libraryTags').get('a'));
  expect(read).toEqual({ type: 'done', value: { id: 'a' } });
});

test('work that fails in the middle leaves nothing behind', async () => {
  const database = new Database();
  const half = database.write(TAGS, async to => {
    await to.objectStore('libraryTags').put({ id: 'half' });
    throw new Error('the rest went wrong');
  });
  await expect(half).rejects.toThrow('the rest went wrong');
  const count = await database.read(TAGS, from => from.objectStore('libraryTags').count());
  expect(count).toEqual({ type: 'done', value: 0 });
});

test.each([
  ['a database of a newer page is left alone', 0],
  ['this page gives way to a newer one', 1],
])('%s', async (_, reads) => {
  const database = new Database();
  if (reads > 0) await database.read(TAGS, async () => 1);
  await openByNewer();
  expect(await database.read(TAGS, async () => 1)).toEqual({ type: 'failed', trouble: 'newer' });
});

/** A browser that answers a request to open the database with these events only. */
const onlyTells = (...events: readonly string[]): void => {
  const request = new (IDBOpenDBRequest as unknown as new () => IDBOpenDBRequest)();
  request.addEventListener = (type: string, listener: unknown): void => {
    if (events.includes(type)) setTimeout(() => (listener as EventListener)(new Event(type)));
  };
  vi.stubGlobal('indexedDB', { open: () => request });
};

test('an upgrade that another tab blocks is given up, and works once the tab is gone', async () => {
  const database = new Database({ blocked: 1 });
  onlyTells('blocked');
  expect(await database.read(TAGS, async () => 1)).toEqual({ type: 'failed', trouble: 'blocked' });
  vi.unstubAllGlobals();
  expect(await database.read(TAGS, async () => 1)).toEqual({ type: 'done', value: 1 });
});

test('a browser that refuses or lacks the database is told from a full one', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await new Database().read(TAGS, async () => 1)).toEqual({ type: 'failed', trouble: 'refused' });
  vi.unstubAllGlobals();
  emptyDatabase();
  const full = await new Database().write(TAGS, async () => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(full).toEqual({ type: 'failed', trouble: 'full' });
});

test('a browser that never answers is not waited for', async () => {
  onlyTells();
  expect(await new Database({ open: 1 }).read(TAGS, async () => 1)).toEqual({
    type: 'failed',
    trouble: 'silent',
  });
  vi.unstubAllGlobals();
});

test('work without end is called off', async () => {
  const database = new Database({ work: 1 });
  const outcome = await database.write(TAGS, () => new Promise(() => undefined));
  expect(outcome).toEqual({ type: 'failed', trouble: 'silent' });
});
