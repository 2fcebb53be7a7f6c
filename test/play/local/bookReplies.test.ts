import { expect, test, vi } from 'vitest';
import { FULL_STRENGTH } from '../../../src/opponents/levels.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../../src/store/settingsStore.ts';
import { settle } from '../../../testkit/net/fakeRooms.ts';
import { A_WHILE, begun } from '../../../testkit/play/playRoom.ts';
import { book } from '../../../testkit/study/openingBook.ts';

const FULLY = { levels: { ...DEFAULT_SETTINGS.levels, flipside: FULL_STRENGTH } };

/** Waits for the code of the book, and for what it does. */
const untilLooked = async (): Promise<void> => {
  await settle();
  await vi.dynamicImportSettled();
  await settle();
};

/** Flipside begins a match with this loader of the book. */
const flipsideBegins = async (
  changes: Partial<Settings>,
  fetchBook: () => Promise<typeof book | undefined>,
) => {
  const levels = { ...DEFAULT_SETTINGS.levels, flipside: 10 };
  const settings: Partial<Settings> = { side: 'white', opponent: 'flipside', bookOpenings: true, levels };
  const room = begun({ ...settings, ...changes }, { openingFiles: { book: fetchBook } });
  await untilLooked();
  room.clock.pass(A_WHILE);
  return { room, plies: () => room.match()?.transcript.length, searches: room.engine.asked.length };
};

test.each<[string, Partial<Settings>, number, number]>([
  ['with tournament openings it plays from the book', {}, 1, 1],
  ['on other boards it thinks for itself', { size: '6x6' }, 0, 0],
  ['without the setting the book is not fetched', { bookOpenings: false }, 0, 0],
  ['at full strength it needs no setting', { ...FULLY, bookOpenings: false }, 1, 1],
  ['where fewer discs win it is not fetched', { game: 'anti' }, 0, 0],
  ['nor there at full strength', { ...FULLY, game: 'anti' }, 0, 0],
])('%s', async (_, settings, played, fetched) => {
  const fetchBook = vi.fn(async () => book);
  const { plies, searches } = await flipsideBegins(settings, fetchBook);
  expect([plies(), searches, fetchBook.mock.calls.length]).toEqual([played, 1 - played, fetched]);
});

test('a failure to load the book is reported once, and Flipside plays without it', async () => {
  const { room, plies, searches } = await flipsideBegins({}, async () => undefined);
  expect([plies(), searches, room.notices()]).toEqual([0, 1, ['bookMissing']]);
});

test('a match that is left while the book is loading gets no reply', async () => {
  let bring = (): void => undefined;
  const coming = new Promise<typeof book>(resolve => {
    bring = () => resolve(book);
  });
  const { room, plies } = await flipsideBegins({}, () => coming);
  expect(room.state().thinking).toBe('reply');
  room.play.openMenu();
  bring();
  await untilLooked();
  room.clock.pass(A_WHILE);
  expect(plies()).toBe(0);
});
