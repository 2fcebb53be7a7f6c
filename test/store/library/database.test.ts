import { beforeEach, expect, test, vi } from 'vitest';
import { Database, STORES } from '../../../src/store/library/database.ts';
import { emptyDatabase } from '../../../testkit/store/emptyDatabase.ts';

const TAGS = ['libraryTags'] as const;

beforeEach(emptyDatabase);

/** A newer version of the page opens the database. */
const openByNewer = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('flipside', 99);
    request.onsuccess = () => resolve(request.result.close());
    request.onerror = () => reject(request.error);
  });

test('a first visit creates every store of the table', async () => {
  const names = Object.keys(STORES) as (keyof typeof STORES)[];
  const counted = await new Database().read(names, async from =>
    Promise.all(names.map(name => from.objectStore(name).count())),
  );
  expect(counted).toEqual({ type: 'done', value: names.map(() => 0) });
});

test('data written by one page is found by another', async () => {
  await new Database().write(TAGS, to => to.objectStore('libraryTags').put({ id: 'a' }));
  const read = await new Database().read(TAGS, from => from.objectStore('libraryTags').get('a'));
  expect(read).toEqual({ type: 'done', value: { id: 'a' } });
});

test('a failing transaction leaves nothing behind', async () => {
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

/** A browser that answers a request to open the database with only these events. */
const onlyTells = (...events: readonly string[]): void => {
  const request = new (IDBOpenDBRequest as unknown as new () => IDBOpenDBRequest)();
  request.addEventListener = (type: string, listener: unknown): void => {
    if (events.includes(type)) setTimeout(() => (listener as EventListener)(new Event(type)));
  };
  vi.stubGlobal('indexedDB', { open: () => request });
};

test('an upgrade blocked by another tab times out, and works once the tab is closed', async () => {
  const database = new Database({ blocked: 1 });
  onlyTells('blocked');
  expect(await database.read(TAGS, async () => 1)).toEqual({ type: 'failed', trouble: 'blocked' });
  vi.unstubAllGlobals();
  expect(await database.read(TAGS, async () => 1)).toEqual({ type: 'done', value: 1 });
});

test('refused, missing and full databases are distinguished', async () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(await new Database().read(TAGS, async () => 1)).toEqual({ type: 'failed', trouble: 'refused' });
  vi.unstubAllGlobals();
  emptyDatabase();
  const full = await new Database().write(TAGS, async () => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
  expect(full).toEqual({ type: 'failed', trouble: 'full' });
});

test('a browser that never answers runs into the timeout', async () => {
  onlyTells();
  expect(await new Database({ open: 1 }).read(TAGS, async () => 1)).toEqual({
    type: 'failed',
    trouble: 'silent',
  });
  vi.unstubAllGlobals();
});

test('endless work is aborted', async () => {
  const database = new Database({ work: 1 });
  const outcome = await database.write(TAGS, () => new Promise(() => undefined));
  expect(outcome).toEqual({ type: 'failed', trouble: 'silent' });
});
