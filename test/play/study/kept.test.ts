import { expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { makeTranscript, parseTranscript } from '../../../src/game/transcript.ts';
import { linesOf, treeOf } from '../../../src/game/tree.ts';
import { selectGameKind } from '../../../src/store/stores.ts';
import {
  begun,
  fullStorage,
  memoryStorage,
  openRoom,
  type Room,
  type RoomOptions,
  square,
} from '../../../testkit/play/playRoom.ts';
import { settled, until } from '../../../testkit/until.ts';

const read = (text: string) => parseTranscript(text) ?? [];
const linesIn = ({ stores }: Room): readonly string[] =>
  linesOf(stores.study.getState().study?.tree ?? { setup: {} as never, children: [] }).map(makeTranscript);
const idIn = ({ stores }: Room): string => stores.study.getState().study?.id ?? '';

/** A game of two people with these moves. */
const twoPeople = (moves: string, options: RoomOptions = {}): Room => {
  const room = begun({ side: 'both' }, options);
  room.press(moves);
  return room;
};

/** The browser and tab after a reload. */
const reloaded = async ({ storage }: Room, tab: Storage): Promise<Room> => {
  const room = openRoom({ storage, tab });
  await room.resume();
  await settled();
  return room;
};

test.each([
  ['what was tried is there again', 1, 'f6', 'd3', ['f5d6c3d3', 'f5f6']],
  ['a game that went on in another way is the main line', 2, 'c4d3', 'd3', ['f5d6c3d3', 'f5d6c4d3']],
])('%s when the same game is analyzed again', async (_, ply, tried, played, lines) => {
  const room = twoPeople('f5d6c3');
  room.play.study.analyze();
  await settled();
  room.play.goTo(ply);
  room.press(tried);
  room.play.study.leave();
  await settled();
  expect(room.moves()).toBe('f5d6c3');
  room.press(played);
  room.play.study.analyze();
  expect([linesIn(room), room.moves()]).toEqual([lines, lines[0]]);
});

test('a reload restores the study at the same position', async () => {
  const tab = memoryStorage();
  const room = twoPeople('f5d6c3', { tab });
  room.play.study.analyze();
  await settled();
  room.play.goTo(1);
  room.press('f6');
  room.play.study.annotate(read('f5f6'), { comment: 'Perpendicular', mark: '!' });
  const again = await reloaded(room, tab);
  expect(selectGameKind(again.stores)).toBe('study');
  expect(again.moves()).toBe('f5f6');
  expect(linesIn(again)).toEqual(['f5d6c3', 'f5f6']);
  again.play.study.leave();
  await settled();
  expect([selectGameKind(again.stores), again.moves()]).toEqual(['local', 'f5d6c3']);
});

test('a study open in another tab continues as a copy', async () => {
  const room = twoPeople('f5d6', { acquire: async id => !/^study-\w+$/.test(id) });
  const id = room.match()?.id ?? '';
  const other = openRoom({ storage: room.storage });
  room.play.study.analyze();
  await settled();
  room.press('c3');
  await other.play.study.reopen(`study-${id}`);
  expect(idIn(other)).toBe('');
  const [copy] = room.studies.ids();
  expect(copy).toMatch(new RegExp(`^study-${id}-`));
  expect(room.tab.matchId).toBe(copy);
});

test('an empty board is saved from its first move on, and is a new study each time', async () => {
  const room = openRoom();
  room.play.study.openBoard();
  await settled();
  const first = idIn(room);
  expect(room.studies.ids()).toEqual([]);
  room.press('f5');
  room.play.openMenu();
  room.play.study.openBoard();
  await settled();
  room.play.openMenu();
  expect(room.studies.ids()).toEqual([first]);
  expect(await room.play.study.reopen(first)).toBe(true);
  expect(room.moves()).toBe('f5');
});

test('a board that has been cleared again is no longer saved', async () => {
  const room = openRoom();
  room.play.study.openBoard();
  await settled();
  room.press('f5');
  expect(room.studies.ids()).toHaveLength(1);
  room.play.study.remove([square('f5')]);
  expect(room.studies.ids()).toEqual([]);
});

test('a deleted move is restored with all that followed, until the next change', () => {
  const room = twoPeople('f5d6c3');
  room.play.study.analyze();
  room.play.study.remove(read('f5d6'));
  expect([linesIn(room), room.moves()]).toEqual([['f5'], 'f5']);
  room.play.study.restore();
  expect([linesIn(room), room.moves()]).toEqual([['f5d6c3'], 'f5d6']);
  room.play.study.remove(read('f5d6'));
  room.press('f6');
  room.play.study.restore();
  expect(linesIn(room)).toEqual(['f5f6']);
});

test('a browser without storage is reported once, and the study goes on', async () => {
  const room = twoPeople('f5');
  fullStorage(room.storage);
  room.play.study.analyze();
  await settled();
  room.press('d6');
  await until(() => expect(room.notices()).toEqual(['storageFull']));
  expect(linesIn(room)).toEqual(['f5d6']);
});

test('an unreadable study is backed up, and the game is analyzed afresh', async () => {
  const room = twoPeople('f5');
  const id = room.match()?.id ?? '';
  room.storage.setItem(`flipside.study.study-${id}`, '{"version":1,"lines":["a1"]}');
  room.play.study.analyze();
  await settled();
  expect(room.notices()).toEqual(['matchBroken']);
  expect(linesIn(room)).toEqual(['f5']);
});

/** A game opened by a link in this tab. */
const sent = async (tab: Storage): Promise<Room> => {
  const room = openRoom({ tab });
  room.play.study.lookAt({ tree: treeOf(STANDARD_SETUP, read('f5d6c3')) });
  await settled();
  return room;
};

test('a game opened by a link survives a reload, but is not saved permanently', async () => {
  const tab = memoryStorage();
  const room = await sent(tab);
  room.play.goTo(1);
  expect(room.studies.ids()).toEqual([]);
  const again = await reloaded(room, tab);
  expect([linesIn(again), again.moves(), again.studies.ids()]).toEqual([['f5d6c3'], 'f5', []]);
});

/** A lock that is never granted. */
const neverGranted = () => new Promise<boolean>(() => undefined);

test('a pasted game survives a reload before its lock is granted', async () => {
  const tab = memoryStorage();
  const room = openRoom({ tab, acquire: neverGranted });
  room.play.study.openRecord({ tree: treeOf(STANDARD_SETUP, read('f5d6c3')) });
  const again = await reloaded(room, tab);
  expect([linesIn(again), again.studies.ids()]).toEqual([['f5d6c3'], [idIn(room)]]);
});

test('so does the study of a game', async () => {
  const tab = memoryStorage();
  const room = twoPeople('f5d6', { tab, acquire: neverGranted });
  room.play.study.analyze();
  room.play.secure();
  const again = await reloaded(room, tab);
  expect([selectGameKind(again.stores), linesIn(again)]).toEqual(['study', ['f5d6']]);
});

test('it is saved from the first change on', async () => {
  const room = await sent(memoryStorage());
  room.play.goTo(1);
  room.press('f6');
  expect(room.studies.ids()).toEqual([idIn(room)]);
  expect(linesIn(await reloaded(room, memoryStorage()))).toEqual([]);
  expect(room.studies.isHeld(idIn(room))).toBe(false);
});

test('it is saved on request', async () => {
  const room = await sent(memoryStorage());
  room.play.study.keep(idIn(room));
  await settled();
  expect(room.studies.ids()).toEqual([idIn(room)]);
});
