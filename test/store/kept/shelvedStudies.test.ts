import { beforeEach, expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { parseTranscript } from '../../../src/game/transcript.ts';
import { annotated, type GameTree, treeOf } from '../../../src/game/tree.ts';
import { SavedStudies } from '../../../src/store/kept/savedStudies.ts';
import { makeStoredStudy } from '../../../src/store/kept/storedStudy.ts';
import { StudyShelf } from '../../../src/store/kept/studyShelf.ts';
import { Database } from '../../../src/store/library/database.ts';
import type { Study } from '../../../src/store/studyStore.ts';
import { memoryStorage } from '../../../testkit/play/playRoom.ts';
import { emptyDatabase } from '../../../testkit/store/emptyDatabase.ts';
import { bigTree } from '../../../testkit/study/bigTree.ts';

beforeEach(emptyDatabase);

let now = 0;
/** A tab of a browser with this storage. */
const tabOf = (storage: Storage) =>
  new SavedStudies(
    { lasting: storage, visit: memoryStorage(), shelf: new StudyShelf(new Database()) },
    () => ++now,
  );

const read = (text: string) => parseTranscript(text) ?? [];
const treeWith = (moves: string): GameTree => treeOf(STANDARD_SETUP, read(moves));
const studyOf = (id: string, tree: GameTree): Study => ({ id, tree, origin: undefined });
const lettersIn = (storage: Storage): number =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .map(key => storage.getItem(key)?.length ?? 0)
    .reduce((sum, length) => sum + length, 0);
const fetched = async (studies: SavedStudies, id: string) => {
  await studies.fetch(id);
  return studies.load(id);
};
/** A storage with room for a number of letters; real ones have about five million. */
const smallStorage = (room: number): Storage => {
  const storage = memoryStorage();
  const keep = storage.setItem.bind(storage);
  storage.setItem = (key, value) => {
    if (lettersIn(storage) - (storage.getItem(key)?.length ?? 0) + value.length > room)
      throw new DOMException('full', 'QuotaExceededError');
    keep(key, value);
  };
  return storage;
};

/** Storage content written by earlier versions of the page. */
const OLD = {
  'study-a':
    '{"version":1,"lines":["f5d6c3","f5f6"],"notes":[{"at":"f5f6","comment":"Why?","mark":"!?"}],"at":"f5","savedAt":5}',
  'study-b':
    '{"version":2,"game":"connect4","size":"7x6","origin":{"kind":"local","id":"b","players":{"black":{"type":"human"},"white":{"type":"human"}}},"lines":["4455"],"notes":[],"at":"","savedAt":7}',
  'study-broken': '{"version":1,"lines":["a1"]}',
};

test('studies of earlier versions move to the database once, and none is lost', async () => {
  const storage = memoryStorage();
  for (const [id, text] of Object.entries(OLD)) storage.setItem(`flipside.study.${id}`, text);
  const before = Object.keys(OLD).map(id => tabOf(storage).savedAt(id));
  await tabOf(storage).shelve(undefined);
  expect(lettersIn(storage)).toBeLessThan(150);
  const tab = tabOf(storage);
  expect([tab.ids().toSorted(), tab.ids().map(id => tab.isAway(id))]).toEqual([
    Object.keys(OLD),
    [true, true, true],
  ]);
  expect(Object.keys(OLD).map(id => tab.savedAt(id))).toEqual(before);
  for (const id of ['study-a', 'study-b'] as const) {
    const there = memoryStorage();
    there.setItem(`flipside.study.${id}`, OLD[id]);
    const direct = tabOf(there).load(id);
    expect(direct).toMatchObject({ study: { id } });
    expect([await fetched(tab, id), await tab.peek(id)]).toEqual([direct, direct]);
  }
  expect([await fetched(tab, 'study-broken'), tab.ids().includes('study-broken')]).toEqual(['broken', false]);
  expect(storage.getItem('flipside.aside.study.study-broken')).toBe(OLD['study-broken']);
});

test('the current study stays in the storage, and a later move wins over the moved text', async () => {
  const storage = memoryStorage();
  const tab = tabOf(storage);
  await tab.save(studyOf('study-a', treeWith('f5d6')), []);
  await tab.save(studyOf('study-b', treeWith('f5f6')), []);
  await tab.shelve('study-a');
  expect([tab.isAway('study-a'), tab.isAway('study-b')]).toEqual([false, true]);
  await tab.fetch('study-b');
  await tab.save(studyOf('study-b', treeWith('f5f6e6')), []);
  expect(tabOf(storage).load('study-b')).toMatchObject({ study: { tree: treeWith('f5f6e6') } });
  await tabOf(storage).shelve(undefined);
  expect(await fetched(tabOf(storage), 'study-b')).toMatchObject({ study: { tree: treeWith('f5f6e6') } });
});

test('six large studies are saved although the storage has room for only one', async () => {
  const storage = smallStorage(300_000);
  const tab = tabOf(storage);
  const tree = bigTree(2_500, 3);
  const text = makeStoredStudy({ study: studyOf('x', tree), at: [], savedAt: 0 });
  expect(text.length).toBeGreaterThan(100_000);
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  for (const id of ids) {
    const commented = annotated(tree, [], { comment: id });
    expect(await tab.save(studyOf(id, commented), [])).toBe(true);
  }
  expect(lettersIn(storage)).toBeLessThan(1_000);
  const other = tabOf(storage);
  for (const id of ids)
    expect(await fetched(other, id)).toMatchObject({ study: { id, tree: { note: { comment: id } } } });
});

test('a large study that changes faster than it is written is saved in its latest state', async () => {
  const storage = memoryStorage();
  const tab = tabOf(storage);
  const tree = bigTree(2_500, 3);
  const states = ['one', 'two', 'three'].map(comment => annotated(tree, [], { comment }));
  const saving = states.map(state => tab.save(studyOf('x', state), []));
  expect(tab.load('x')).toMatchObject({ study: { tree: { note: { comment: 'three' } } } });
  await Promise.all(saving);
  expect(await fetched(tabOf(storage), 'x')).toMatchObject({
    study: { tree: { note: { comment: 'three' } } },
  });
});

test('the last change of a large study is saved synchronously before the page closes', async () => {
  const storage = memoryStorage();
  const tab = tabOf(storage);
  const tree = annotated(bigTree(2_500, 3), [], { comment: 'last' });
  const saving = tab.save(studyOf('x', tree), []);
  expect(tab.secure()).toBe(true);
  const reader = tabOf(storage);
  expect(reader.load('x')).toMatchObject({ study: { tree: { note: { comment: 'last' } } } });
  await saving;
  expect([lettersIn(storage) < 1_000, tab.secure()]).toEqual([true, true]);
});

test('without room for that, the person can be warned before it is lost', async () => {
  const tab = tabOf(smallStorage(50_000));
  const saving = tab.save(studyOf('x', bigTree(2_500, 3)), []);
  expect(tab.secure()).toBe(false);
  await saving;
  expect(tab.secure()).toBe(true);
});

test('two tabs that move the same study never overwrite a newer state', async () => {
  const storage = memoryStorage();
  const [one, two] = [tabOf(storage), tabOf(storage)];
  await one.save(studyOf('x', treeWith('f5')), []);
  const moving = two.shelve(undefined);
  await one.save(studyOf('x', treeWith('f5d6')), []);
  await Promise.all([moving, one.shelve(undefined)]);
  expect(await fetched(tabOf(storage), 'x')).toMatchObject({ study: { tree: treeWith('f5d6') } });
});

test('a study deleted while another tab moves it stays deleted', async () => {
  const storage = memoryStorage();
  const tab = tabOf(storage);
  await tab.save(studyOf('x', treeWith('f5')), []);
  const moving = tabOf(storage).shelve(undefined);
  tab.remove('x');
  await moving;
  expect([tabOf(storage).ids(), await tabOf(storage).peek('x')]).toEqual([[], undefined]);
});

test('a study that cannot be fetched is neither dropped nor overwritten', async () => {
  const storage = memoryStorage();
  await tabOf(storage).save(studyOf('x', treeWith('f5')), []);
  await tabOf(storage).shelve(undefined);
  const database = globalThis.indexedDB;
  Reflect.deleteProperty(globalThis, 'indexedDB');
  const tab = tabOf(storage);
  await tab.fetch('x');
  expect([tab.load('x'), tab.isAway('x'), tab.ids()]).toEqual([undefined, true, ['x']]);
  globalThis.indexedDB = database;
  expect(await fetched(tab, 'x')).toMatchObject({ study: { tree: treeWith('f5') } });
});

test('the oldest are dropped if all together exceed the limit', async () => {
  const storage = memoryStorage();
  const tab = tabOf(storage);
  for (const [id, savedAt] of [
    ['old', 1],
    ['new', 2],
  ] as const)
    storage.setItem(`flipside.shelved.${id}`, JSON.stringify({ savedAt, letters: 30_000_000 }));
  await tab.save(studyOf('x', treeWith('f5')), []);
  expect(tab.ids().toSorted()).toEqual(['new', 'x']);
});

test("somebody else's study is available for the visit, unless one with its id is on the shelf", async () => {
  const storage = memoryStorage();
  const tab = tabOf(storage);
  tab.hold(studyOf('study-a', treeWith('f5d6')), []);
  expect([tab.isHeld('study-a'), tabOf(storage).load('study-a')]).toEqual([true, undefined]);
  expect(tab.load('study-a')).toMatchObject({ study: { tree: treeWith('f5d6') } });
  const other = tabOf(storage);
  await other.save(studyOf('study-a', treeWith('f5f6')), []);
  await other.shelve(undefined);
  expect([tab.isAway('study-a'), tab.load('study-a')]).toEqual([true, undefined]);
  expect(await fetched(tab, 'study-a')).toMatchObject({ study: { tree: treeWith('f5f6') } });
});
