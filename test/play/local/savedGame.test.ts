import { expect, test } from 'vitest';
import { settle } from '../../../testkit/net/fakeRooms.ts';
import {
  begun,
  fullStorage,
  memoryStorage,
  openRoom,
  playThrough,
  type Room,
  SHORTEST,
} from '../../../testkit/play/playRoom.ts';

test('a reload continues in the same position, with the redo list', async () => {
  const [storage, tab] = [memoryStorage(), memoryStorage()];
  const before = begun({}, { storage, tab });
  await playThrough(before, 'f5d6');
  before.play.undo();
  before.press('d3');
  const after = openRoom({ storage, tab });
  expect(await after.resume()).toBe(true);
  expect([after.app().screen, after.moves(), after.engine.asked.length]).toEqual(['board', 'd3', 1]);
  after.play.undo();
  const again = openRoom({ storage, tab });
  await again.resume();
  again.play.redo();
  expect(again.moves()).toBe('d3');
});

test('a new tab opens the menu and offers to continue', async () => {
  const storage = memoryStorage();
  await playThrough(begun({}, { storage }), 'f5d6');
  const other = openRoom({ storage });
  other.refreshContinue();
  expect(await other.resume()).toBe(false);
  expect([other.app().screen, other.app().unfinished?.transcript.length]).toEqual(['menu', 2]);
});

test('Study lists games begun in this browser, finished or not, but no replaced or empty ones', () => {
  const room = begun({ side: 'both' }, { random: Math.random });
  const ids: (string | undefined)[] = [];
  const begin = (moves: string): void => {
    room.press(moves);
    ids.push(room.match()?.id);
  };
  begin(SHORTEST);
  room.play.rematch();
  begin('f5');
  room.play.newGame();
  room.play.confirmNewGame();
  begin('d3');
  room.play.openMenu();
  room.play.startMatch();
  room.play.openPlace('study');
  expect(room.app().screen).toBe('study');
  expect(new Set(room.app().kept.map(({ match }) => match.id))).toEqual(new Set([ids[0], ids[2]]));
});

test('a match without moves is removed when the next one begins', () => {
  const storage = memoryStorage();
  const room = begun({ side: 'both' }, { storage, random: Math.random });
  const key = (): string => `flipside.match.${room.match()?.id}`;
  const untouched = key();
  expect(storage.getItem(untouched)).not.toBeNull();
  room.play.openMenu();
  room.play.startMatch();
  expect([storage.getItem(untouched), storage.getItem(key())]).toEqual([null, expect.any(String)]);
});

test("a place forgets the tab's game, and the unfinished game is offered again", () => {
  const tab = memoryStorage();
  const room = begun({ side: 'both' }, { tab });
  room.press('f5');
  room.play.openPlace('you');
  const { screen, unfinished } = room.app();
  expect([screen, unfinished?.transcript.length, tab.length]).toEqual(['you', 1, 0]);
});

test('closing the colors returns to the place they were opened from', () => {
  const { play, app } = openRoom();
  for (const place of ['you', 'study', 'menu'] as const) {
    play.openPlace(place);
    const { screen } = app();
    play.openColors();
    play.cancelDraft();
    expect(app().screen).toBe(screen);
  }
});

test.each<[string, (room: Room) => unknown]>([
  ['from the menu', ({ play }) => play.continueMatch()],
  ['after a reload', room => room.resume()],
])('a match open in another tab continues here as a copy %s', async (_, goOn) => {
  const [storage, tab] = [memoryStorage(), memoryStorage()];
  const first = begun({}, { storage, tab });
  await playThrough(first, 'f5d6');
  const second = openRoom({ storage, tab, acquire: () => Promise.resolve(false), random: () => 0.7 });
  goOn(second);
  await settle();
  second.press('c3');
  expect(second.moves()).toBe('f5d6c3');
  expect(second.saved.load(first.match()?.id ?? '')?.transcript).toHaveLength(2);
});

test('a match without moves here is kept if another tab has continued it', async () => {
  const [storage, tab] = [memoryStorage(), memoryStorage()];
  const first = begun({}, { storage, tab, random: Math.random });
  const second = openRoom({ storage, tab });
  await second.resume();
  second.press('f5');
  first.play.openMenu();
  first.play.startMatch();
  expect(first.saved.list().map(({ match }) => match.transcript.length)).toContain(1);
});

test.each(['', SHORTEST])('a match with the moves "%s" is not offered again', async moves => {
  const room = begun();
  await playThrough(room, moves);
  room.play.openMenu();
  expect(room.app().unfinished).toBeUndefined();
});

test('a notice says that the browser stores nothing', () => {
  expect(begun({}, { storage: fullStorage() }).notices()).toEqual(['storageFull']);
});
