import { beforeEach, expect, test, vi } from 'vitest';
import { systemClock } from '../../../src/play/clock.ts';
import type { OtherTabs } from '../../../src/play/library/thread/holdings.ts';
import {
  bring,
  entriesOf,
  FINAL,
  IMPORTED,
  libraryOf,
  linesOf,
  listAll,
  opened,
  played,
} from '../../../testkit/play/libraryRoom.ts';
import { openRoom, type Room, SHORTEST } from '../../../testkit/play/playRoom.ts';
import { testLibrary } from '../../../testkit/play/testBrowser.ts';
import { emptyDatabase } from '../../../testkit/store/emptyDatabase.ts';
import { until } from '../../../testkit/until.ts';

beforeEach(emptyDatabase);

const aMoment = () => new Promise(resolve => setTimeout(resolve, 20));
/** Waits until the library lists this many entries. */
const lists = (room: Room, count: number) => until(() => expect(entriesOf(room)).toHaveLength(count));

test('a finished game is in the library, also after a reload', async () => {
  const room = await played();
  expect(entriesOf(room)[0]).toMatchObject({
    kind: 'game',
    game: 'othello',
    line: SHORTEST,
    plies: 9,
    result: { winner: 'black', by: 'play', counts: { black: 13, white: 0 } },
    players: { black: { type: 'human' }, white: { type: 'human' } },
  });
  await until(async () => expect(entriesOf(await opened())).toEqual(entriesOf(room)));
});

test('a game that is undone and finished again is stored once', async () => {
  const room = await played();
  room.play.undo();
  room.press('c5');
  room.play.openMenu();
  await aMoment();
  await until(async () => expect(entriesOf(await opened())).toHaveLength(1));
});

test('an unfinished game is not stored', async () => {
  const room = await opened();
  room.play.startMatch();
  room.press('f5d6');
  await aMoment();
  expect(entriesOf(await opened({ storage: room.storage }))).toEqual([]);
});

test('a game saved elsewhere in the browser is imported, but not again after it was deleted', async () => {
  const before = await played();
  const { storage } = before;
  emptyDatabase();
  const room = await opened({ storage });
  await until(() => expect(linesOf(room)).toEqual([SHORTEST]));
  room.play.library.remove(entriesOf(room).map(({ id }) => id));
  await until(() => expect(entriesOf(room)).toEqual([]));
  const again = await opened({ storage });
  await aMoment();
  expect(entriesOf(again)).toEqual([]);
});

test('an unchanged entry stays the same object, so that its row is not drawn again', async () => {
  const room = await played();
  const [before] = libraryOf(room).rows.entries;
  await bring(room, FINAL);
  await lists(room, 2);
  expect(libraryOf(room).rows.entries).toContain(before);
});

test('a deleted game can be restored completely', async () => {
  const room = await played();
  const before = entriesOf(room);
  room.play.library.remove(before.map(({ id }) => id));
  await until(() => expect(libraryOf(room).restorable).toBe(1));
  room.play.library.restore();
  await until(() => expect(entriesOf(room)).toEqual(before));
  expect(libraryOf(room).news).toEqual({ type: 'restored', count: 1 });
  room.play.library.open(before[0]?.id ?? '');
  await until(() => expect(room.stores.study.getState().study?.tree.children).toHaveLength(1));
});

test('a study with a variation shares the entry of its game', async () => {
  const room = await played({ time: systemClock });
  room.play.study.analyze();
  await until(() => expect(room.stores.study.getState().study).toBeDefined());
  room.play.goTo(1);
  room.press('d6');
  room.play.openMenu();
  await until(() => expect(entriesOf(room)[0]?.isAnnotated).toBe(true));
  expect(entriesOf(room)).toHaveLength(1);
  expect(entriesOf(room)[0]).toMatchObject({ kind: 'game', line: SHORTEST });
});

test('a study without a game has its own entry', async () => {
  const room = await opened({ time: systemClock });
  room.play.study.openBoard();
  room.press('f5d6');
  room.play.openMenu();
  await lists(room, 1);
  expect(entriesOf(room)[0]).toMatchObject({ kind: 'study', line: 'f5d6', players: undefined });
});

test('games are found by a position, in any orientation', async () => {
  const room = await played();
  room.play.startMatch();
  room.press('f5');
  room.play.library.findPosition();
  await until(() => expect(libraryOf(room).list).toMatchObject({ count: 1, isBusy: false }));
  room.play.startMatch();
  room.press('f5f6');
  room.play.library.findPosition();
  await until(() => expect(libraryOf(room).list).toMatchObject({ count: 0, isBusy: false }));
});

test('tags are added, also to the entry being shown, renamed and removed', async () => {
  const room = await played();
  const [entry] = entriesOf(room);
  room.play.library.look(entry);
  room.play.library.addTag(' Club ', [entry?.id ?? '']);
  await until(() => expect(entriesOf(room)[0]?.tags).toHaveLength(1));
  const [tag] = libraryOf(room).tags;
  expect(tag?.name).toBe('Club');
  expect(libraryOf(room).looked).toEqual(entriesOf(room)[0]);
  room.play.library.renameTag(tag?.id ?? '', 'Friends');
  await until(() => expect(libraryOf(room).tags[0]?.name).toBe('Friends'));
  room.play.library.removeTag(tag?.id ?? '');
  await until(() => expect(entriesOf(room)[0]?.tags).toEqual([]));
  expect(libraryOf(room).tags).toEqual([]);
});

test('an imported game is stored once, however often it is imported, and keeps its tags', async () => {
  const room = await opened();
  expect(await bring(room, IMPORTED)).toEqual({ type: 'added', added: 1, known: 0, copied: 0 });
  await lists(room, 1);
  room.play.library.addTag('Old', [entriesOf(room)[0]?.id ?? '']);
  await until(() => expect(entriesOf(room)[0]?.tags).toHaveLength(1));
  expect(await bring(room, `${IMPORTED}\n${IMPORTED}`)).toEqual({
    type: 'added',
    added: 0,
    known: 1,
    copied: 0,
  });
  expect(entriesOf(room)).toMatchObject([{ kind: 'imported', date: '1997', tags: [expect.any(String)] }]);
});

test('an imported game that is studied stays one entry, and keeps its details', async () => {
  const room = await opened({ time: systemClock });
  await bring(room, FINAL);
  await lists(room, 1);
  room.play.library.open(entriesOf(room)[0]?.id ?? '');
  await until(() => expect(room.stores.study.getState().study).toBeDefined());
  room.play.goTo(1);
  room.press('f6');
  room.play.openMenu();
  await until(() => expect(entriesOf(room)[0]?.isAnnotated).toBe(true));
  const entry = { kind: 'imported', event: 'Final', date: '1997', players: { black: { name: 'Ann' } } };
  await until(async () => expect(entriesOf(await opened({ storage: room.storage }))).toMatchObject([entry]));
});

/** The library as a file. */
const exported = async (room: Room): Promise<string> => {
  const file = await room.play.library.exportAll();
  return (await file?.text()) ?? '';
};

test('the whole library is exported to a file and imported, once', async () => {
  const room = await played();
  await bring(room, IMPORTED);
  await lists(room, 2);
  room.play.library.addTag('Old', [entriesOf(room)[0]?.id ?? '']);
  await until(() => expect(entriesOf(room)[0]?.tags).toHaveLength(1));
  const before = entriesOf(room);
  const text = await exported(room);
  expect(JSON.parse(text)).toMatchObject({ format: 'flipside-library', version: 1 });
  emptyDatabase();
  const fresh = await opened();
  await fresh.play.importing.importLibrary(new Blob([await exported(fresh)]));
  expect(libraryOf(fresh).news).toEqual({ type: 'added', added: 0, known: 0, copied: 0 });
  await fresh.play.importing.importLibrary(new Blob([text]));
  expect(libraryOf(fresh).news).toEqual({ type: 'added', added: 2, known: 0, copied: 0 });
  await lists(fresh, 2);
  expect(entriesOf(fresh)).toEqual(before);
  expect(await exported(fresh)).toBe(text);
  await fresh.play.importing.importLibrary(new Blob([JSON.stringify(JSON.parse(text), null, 2)]));
  expect(libraryOf(fresh).news).toEqual({ type: 'added', added: 0, known: 2, copied: 0 });
});

test('a damaged file changes nothing, and the error has its place', async () => {
  const room = await played();
  await bring(room, IMPORTED);
  await lists(room, 2);
  const before = entriesOf(room);
  const text = await exported(room);
  for (const [file, reason] of [
    ['', 'foreign'],
    ['{"games":[]}', 'foreign'],
    [text.replace('"version":1', '"version":2'), 'newer'],
    [text.slice(0, -30), 'garbled'],
    [text.slice(0, -3), 'garbled'],
    [text.replace(/\n\{/, '\n{{'), 'garbled'],
    [text.replaceAll('f5d6c3d3c4', 'f5d6c3d3a1'), 'entry'],
  ] as const) {
    await room.play.importing.importLibrary(new Blob([file]));
    expect(libraryOf(room).news).toMatchObject({ type: 'broken', defect: { reason } });
  }
  expect(entriesOf(room)).toEqual(before);
});

test('persistent storage is requested once, when the library has a few games', async () => {
  const persist = vi.fn(async () => undefined);
  const look = async () => ({ used: undefined, quota: undefined, persisted: false, canAsk: true });
  const room = await opened({ library: { ...testLibrary(() => 0), space: { look, persist } } });
  await bring(room, IMPORTED);
  room.play.library.load();
  await aMoment();
  expect(persist).not.toHaveBeenCalled();
  await bring(room, [1, 2, 3].map(year => IMPORTED.replace('1997', `190${year}`)).join('\n'));
  await lists(room, 4);
  for (let times = 0; times < 2; times++) {
    room.play.library.load();
    await until(() => expect(persist).toHaveBeenCalled());
    await aMoment();
  }
  expect(persist).toHaveBeenCalledOnce();
});

test('a database failure is reported, and playing goes on', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const room = openRoom({ settings: { side: 'both' } });
  listAll(room);
  room.play.library.load();
  expect(libraryOf(room).state).toBe('loading');
  await until(() => expect(libraryOf(room).trouble).toBe('refused'));
  room.stores.library.setState({ trouble: undefined });
  expect(await room.play.library.exportAll()).toBeUndefined();
  expect(libraryOf(room).trouble).toBe('refused');
  room.play.startMatch();
  room.press(SHORTEST);
  expect(room.match()?.transcript).toHaveLength(9);
  vi.unstubAllGlobals();
  emptyDatabase();
  room.play.library.load();
  await until(() => expect(linesOf(room)).toEqual([SHORTEST]));
});

test('additions, changes and deletions in one tab appear in the other', async () => {
  const listeners: ((ids: readonly string[] | undefined) => void)[] = [];
  const tab = (own: number): OtherTabs => ({
    tell: ids => listeners[1 - own]?.(ids),
    follow: listener => {
      listeners[own] = listener;
    },
  });
  const [first, second] = [
    await opened({ library: testLibrary(() => 1, tab(0)) }),
    await opened({ library: testLibrary(() => 2, tab(1)) }),
  ];
  await bring(first, `${IMPORTED}\n${FINAL}`, 'Club');
  await until(() => expect(entriesOf(second)).toHaveLength(2));
  const [one] = entriesOf(first);
  first.play.library.remove([one?.id ?? '']);
  await until(() => expect(entriesOf(second)).toHaveLength(1));
  first.play.library.removeTag(libraryOf(first).tags[0]?.id ?? '');
  await until(() => expect(libraryOf(second).tags).toEqual([]));
  expect(entriesOf(second)[0]?.tags).toEqual([]);
});

test('a file that the browser cannot read is reported, and changes nothing', async () => {
  const room = await played();
  const gone = new File(['x'], 'gone.json');
  gone.text = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  await room.play.importing.importLibrary(gone);
  expect(libraryOf(room)).toMatchObject({ news: { type: 'unreadable' }, work: undefined });
});
