import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { OpeningBook } from '../../../src/openings/book.ts';
import { FULL_STRENGTH } from '../../../src/opponents/levels.ts';
import type { Settings } from '../../../src/store/settingsStore.ts';
import { A_WHILE, openRoom, type Room, type RoomOptions } from '../../../testkit/play/playRoom.ts';
import { fromRoot } from '../../../tools/paths.ts';

const book = OpeningBook.read(gunzipSync(readFileSync(fromRoot('public', 'assets', 'openings.book'))));
const HAS_BOOK = { openingFiles: { book: async () => book } };
const levels = (flipside: number) => ({
  levels: { ...openRoom().stores.settings.getState().levels, flipside },
});

const settled = async (room: Room): Promise<void> => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  room.clock.pass(A_WHILE);
};

/** A match in which Flipside begins. */
const begun = async (settings: Partial<Settings>, options: RoomOptions = HAS_BOOK): Promise<Room> => {
  const room = openRoom({ ...options, settings: { side: 'white', opponent: 'flipside', ...settings } });
  room.play.startMatch();
  await settled(room);
  return room;
};
const plies = ({ stores }: Room) => stores.match.getState().match?.transcript.length;
const notices = ({ stores }: Room) => stores.app.getState().notices.map(({ name }) => name);

test('with tournament openings, Flipside begins with a move of the book and needs no search', async () => {
  const room = await begun({ bookOpenings: true, ...levels(10) });
  expect([plies(room), room.engine.asked.length]).toEqual([1, 0]);
});

test.each([
  ['without the setting', { bookOpenings: false, ...levels(10) }],
  ['at full strength', { bookOpenings: true, ...levels(FULL_STRENGTH) }],
  ['where fewer discs win', { bookOpenings: true, game: 'anti', ...levels(10) }],
] as const)('%s it thinks for itself, and the book is not fetched', async (_, settings) => {
  let fetched = 0;
  const count = async () => {
    fetched++;
    return book;
  };
  const room = await begun(settings, { openingFiles: { book: count } });
  expect([plies(room), room.engine.asked.length, fetched]).toEqual([0, 1, 0]);
});

test('where the book ends, it thinks for itself', async () => {
  const room = await begun({ bookOpenings: true, game: 'othello', size: '6x6', ...levels(10) });
  expect([plies(room), room.engine.asked.length]).toEqual([0, 1]);
});

test('a book that cannot be fetched is told once, and Flipside plays on its own', async () => {
  const room = await begun({ bookOpenings: true, ...levels(10) }, {});
  expect([plies(room), room.engine.asked.length]).toEqual([0, 1]);
  expect(notices(room)).toEqual(['bookMissing']);
});

test('a match that is left while the book is coming gets no reply', async () => {
  let bring = (): void => undefined;
  const coming = new Promise<OpeningBook | undefined>(resolve => {
    bring = () => resolve(book);
  });
  const room = await begun({ bookOpenings: true, ...levels(10) }, { openingFiles: { book: () => coming } });
  expect(room.stores.match.getState().thinking).toBe('reply');
  room.play.openMenu();
  bring();
  await settled(room);
  expect(plies(room)).toBe(0);
});
