import { beforeEach, expect, test } from 'vitest';
import { makeTranscript } from '../../../src/game/transcript.ts';
import { linesOf } from '../../../src/game/tree.ts';
import { selectGameKind } from '../../../src/store/stores.ts';
import { opened } from '../../../testkit/play/libraryRoom.ts';
import { begun, memoryStorage, openRoom, type Room } from '../../../testkit/play/playRoom.ts';
import { emptyDatabase } from '../../../testkit/store/emptyDatabase.ts';
import { until } from '../../../testkit/until.ts';

beforeEach(emptyDatabase);

const linesIn = ({ stores }: Room): readonly string[] =>
  linesOf(stores.study.getState().study?.tree ?? { setup: {} as never, children: [] }).map(makeTranscript);

/** A game whose study has a variation and was moved to the database. */
const shelved = async (tab = memoryStorage()): Promise<Room> => {
  const first = begun({ side: 'both' }, { tab });
  first.press('f5d6c3');
  first.play.study.analyze();
  await until(() => expect(first.studies.ids()).toHaveLength(1));
  first.play.goTo(1);
  first.press('f6');
  const [id = ''] = first.studies.ids();
  const room = await opened({ storage: first.storage });
  await until(() => expect(room.studies.isAway(id)).toBe(true));
  expect(room.storage.getItem(`flipside.study.${id}`)).toBeNull();
  return room;
};

test('the study of a game is loaded from the database when the game is analyzed again', async () => {
  const room = await shelved();
  room.play.continueMatch();
  await until(() => expect(room.match()).toBeDefined());
  room.play.study.analyze();
  await until(() => expect(linesIn(room)).toEqual(['f5d6c3', 'f5f6']));
});

test('a reload restores a study that another tab has moved there meanwhile', async () => {
  const tab = memoryStorage();
  const { storage } = await shelved(tab);
  const again = openRoom({ storage, tab });
  expect(await again.resume()).toBe(true);
  expect([selectGameKind(again.stores), linesIn(again)]).toEqual(['study', ['f5d6c3', 'f5f6']]);
});

test('the list of studies shows it, and it can be deleted and restored', async () => {
  const room = await shelved();
  const { app } = room.stores;
  const listed = () => app.getState().keptStudies.map(({ study }) => study.id);
  room.play.study.list();
  await until(() => expect(listed()).toHaveLength(1));
  const [id = ''] = listed();
  room.play.study.forget(id);
  expect(room.studies.ids()).toEqual([]);
  room.play.study.bringBack();
  await until(() => expect(listed()).toEqual([id]));
  expect(await room.play.study.reopen(id)).toBe(true);
  expect(linesIn(room)).toEqual(['f5d6c3', 'f5f6']);
});

test('if the database does not answer, the game is analyzed under another id', async () => {
  const { storage } = await shelved();
  const database = globalThis.indexedDB;
  Reflect.deleteProperty(globalThis, 'indexedDB');
  const room = openRoom({ storage });
  const [id = ''] = room.studies.ids();
  room.play.continueMatch();
  await until(() => expect(room.match()).toBeDefined());
  room.play.study.analyze();
  await until(() => expect(linesIn(room)).toEqual(['f5d6c3']));
  globalThis.indexedDB = database;
  await until(() => expect(room.studies.ids()).toHaveLength(2));
  expect(await room.studies.peek(id)).toMatchObject({
    study: { id, tree: { children: [{ children: [{}, {}] }] } },
  });
});
