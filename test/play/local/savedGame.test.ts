import { expect, test } from 'vitest';
import type { SquareName } from '../../../src/game/square.ts';
import {
  memoryStorage,
  openRoom,
  playThrough,
  square,
  transcriptOf,
} from '../../../testkit/play/playRoom.ts';

/** Lets settled promises run their callbacks. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
};

test('a reload while the computer thinks continues exactly there', async () => {
  const [storage, tab] = [memoryStorage(), memoryStorage()];
  const before = openRoom({ storage, tab });
  before.play.startMatch();
  before.play.playSquare(square('f5'));
  const after = openRoom({ storage, tab });
  expect(await after.resume()).toBe(true);
  expect(after.stores.app.getState().screen).toBe('board');
  expect([transcriptOf(after), after.engine.asked.length]).toEqual(['f5', 1]);
});

test('a new tab opens the menu and offers to continue', async () => {
  const storage = memoryStorage();
  const first = openRoom({ storage });
  first.play.startMatch();
  await playThrough(first, ['f5', 'd6']);
  const other = openRoom({ storage });
  other.refreshContinue();
  expect(await other.resume()).toBe(false);
  const { screen, unfinished } = other.stores.app.getState();
  expect([screen, unfinished?.transcript.length]).toEqual(['menu', 2]);
});

/** Black flips every disc. */
const SHORT_GAME = ['e6', 'f4', 'e3', 'f6', 'g5', 'd6', 'e7', 'f5', 'c5'] as const;

test('Study lists the games begun in this browser, finished ones too, but none that was replaced or untouched', () => {
  const room = openRoom({ settings: { side: 'both' }, random: Math.random });
  const id = () => room.stores.match.getState().match?.id ?? '';
  const ids: string[] = [];
  const begin = (names: readonly SquareName[]): void => {
    for (const name of names) room.play.playSquare(square(name));
    ids.push(id());
  };
  room.play.startMatch();
  begin(SHORT_GAME);
  room.play.rematch();
  begin(['f5']);
  room.play.newGame();
  room.play.confirmNewGame();
  begin(['d3']);
  room.play.openMenu();
  room.play.startMatch();
  room.play.openStudy();
  const { screen, kept } = room.stores.app.getState();
  expect(screen).toBe('study');
  expect(kept.map(({ match }) => match.id).toSorted()).toEqual([ids[0], ids[2]].toSorted());
});

test('a place forgets the game of this tab, and the game that waits is offered again', () => {
  const [storage, tab] = [memoryStorage(), memoryStorage()];
  const room = openRoom({ storage, tab, settings: { side: 'both' } });
  room.play.startMatch();
  room.play.playSquare(square('f5'));
  room.play.openYou();
  const { screen, unfinished } = room.stores.app.getState();
  expect([screen, unfinished?.transcript.length]).toEqual(['you', 1]);
  expect(tab.length).toBe(0);
});

test('colors are closed to the place from which they were opened', () => {
  const { play, stores } = openRoom();
  for (const open of [play.openYou, play.openStudy, play.openMenu]) {
    open();
    const { screen } = stores.app.getState();
    play.openColors();
    play.cancelDraft();
    expect(stores.app.getState().screen).toBe(screen);
  }
});

test('undone plies survive a reload', async () => {
  const [storage, tab] = [memoryStorage(), memoryStorage()];
  const before = openRoom({ storage, tab });
  before.play.startMatch();
  await playThrough(before, ['f5', 'd6']);
  before.play.undo();
  const after = openRoom({ storage, tab });
  await after.resume();
  after.play.redo();
  expect(transcriptOf(after)).toBe('f5d6');
});

test('a match that another tab plays continues here as a copy', async () => {
  const storage = memoryStorage();
  const first = openRoom({ storage });
  first.play.startMatch();
  await playThrough(first, ['f5', 'd6']);
  const second = openRoom({ storage, acquire: () => Promise.resolve(false), random: () => 0.7 });
  second.play.continueMatch();
  await settled();
  second.play.playSquare(square('c3'));
  expect(transcriptOf(second)).toBe('f5d6c3');
  expect(second.saved.load(first.stores.match.getState().match?.id ?? '')?.transcript).toHaveLength(2);
});

test('a match left untouched here is kept if another tab has played on it', async () => {
  const [storage, tab] = [memoryStorage(), memoryStorage()];
  const first = openRoom({ storage, tab, random: Math.random });
  first.play.startMatch();
  const second = openRoom({ storage, tab });
  await second.resume();
  second.play.playSquare(square('f5'));
  first.play.openMenu();
  first.play.startMatch();
  expect(first.saved.list().map(({ match }) => match.transcript.length)).toContain(1);
});

test('a match in which nobody has moved is not offered again', () => {
  const room = openRoom();
  room.play.startMatch();
  room.play.openMenu();
  expect(room.stores.app.getState().unfinished).toBeUndefined();
});

test('a finished match cannot be continued', async () => {
  const room = openRoom();
  room.play.startMatch();
  await playThrough(room, ['e6', 'f4', 'e3', 'f6', 'g5', 'd6', 'e7', 'f5', 'c5']);
  room.play.openMenu();
  expect(room.stores.app.getState().unfinished).toBeUndefined();
});

test('a notice says that the browser stores nothing', () => {
  const storage = memoryStorage();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const room = openRoom({ storage });
  room.play.startMatch();
  expect(room.stores.app.getState().notices.map(({ name }) => name)).toEqual(['storageFull']);
});
