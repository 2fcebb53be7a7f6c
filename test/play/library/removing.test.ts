import { beforeEach, expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { treeOf } from '../../../src/game/tree.ts';
import { systemClock } from '../../../src/play/clock.ts';
import { makeItem } from '../../../src/store/library/item.ts';
import type { LibraryWork } from '../../../src/store/library/libraryStore.ts';
import { libraryOf, opened } from '../../../testkit/play/libraryRoom.ts';
import type { Room } from '../../../testkit/play/playRoom.ts';
import { emptyDatabase } from '../../../testkit/store/emptyDatabase.ts';
import { until } from '../../../testkit/until.ts';

beforeEach(emptyDatabase);

/** More entries than are deleted in one transaction. */
const MANY = 2300;
const items = Array.from({ length: MANY }, (_, index) =>
  makeItem(
    { id: `g${index}`, kind: 'imported', date: '2020' },
    { study: { id: `g${index}`, tree: treeOf(STANDARD_SETUP, []), origin: undefined }, at: [], savedAt: 0 },
  ),
);
const ids = items.map(({ entry }) => entry.id);

const filled = async (): Promise<Room> => {
  const room = await opened({ time: systemClock });
  await room.context.library.thread.call('put', items, {});
  await until(() => expect(libraryOf(room).count).toBe(MANY));
  return room;
};

/** Records the progress from now on. */
const told = (room: Room): readonly LibraryWork[] => {
  const all: LibraryWork[] = [];
  room.stores.library.subscribe(({ work }) => {
    if (work !== undefined) all.push(work);
  });
  return all;
};

test('deleting and restoring many games reports progress', async () => {
  const room = await filled();
  const works = told(room);
  room.play.library.remove(ids);
  await until(() =>
    expect(libraryOf(room)).toMatchObject({ news: { type: 'removed', count: MANY }, count: 0 }),
  );
  room.play.library.restore();
  await until(() => expect(libraryOf(room)).toMatchObject({ news: { type: 'restored' }, count: MANY }));
  for (const what of ['removing', 'restoring']) {
    const steps = works.filter(work => work.what === what && work.done > 0 && work.done < work.of);
    expect(steps.length).toBeGreaterThan(0);
  }
  expect(libraryOf(room).work).toBeUndefined();
});

test('cancelling a deletion keeps the rest, and the deleted games can be restored', async () => {
  const room = await filled();
  const stop = room.stores.library.subscribe(({ work }) => {
    if (work?.what !== 'removing' || work.done === 0) return;
    stop();
    room.play.library.cancelWork();
  });
  room.play.library.remove(ids);
  await until(() => expect(libraryOf(room).news?.type).toBe('removed'));
  const { restorable, count } = libraryOf(room);
  expect(restorable).toBeGreaterThan(0);
  expect(count).toBe(MANY - restorable);
  room.play.library.restore();
  await until(() => expect(libraryOf(room).count).toBe(MANY));
});
