import { expect, test } from 'vitest';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { parseSquare, type SquareName } from '../../../src/game/square.ts';
import { makeTranscript, parseTranscript } from '../../../src/game/transcript.ts';
import { linesOf, treeOf } from '../../../src/game/tree.ts';
import { selectGameKind } from '../../../src/store/stores.ts';
import { memoryStorage, openRoom, type Room, type RoomOptions } from '../../../testkit/play/playRoom.ts';
import { until } from '../../../testkit/until.ts';

const settled = () => new Promise(done => setTimeout(done));
const read = (text: string) => parseTranscript(text) ?? [];
const playAll = ({ play }: Room, ...names: readonly SquareName[]): void => {
  for (const name of names) play.playSquare(parseSquare(name));
};
const shown = ({ stores }: Room): string => makeTranscript(stores.match.getState().match?.transcript ?? []);
const linesIn = ({ stores }: Room): readonly string[] =>
  linesOf(stores.study.getState().study?.tree ?? { setup: {} as never, children: [] }).map(makeTranscript);
const keptIn = ({ studies }: Room): readonly string[] => studies.ids();
const idIn = ({ stores }: Room): string => stores.study.getState().study?.id ?? '';

/** A game of two people in which these moves were played. */
const begun = (options: RoomOptions, ...names: readonly SquareName[]): Room => {
  const room = openRoom({ settings: { side: 'both' }, ...options });
  room.play.startMatch();
  playAll(room, ...names);
  return room;
};

/** The browser and tab after a reload. */
const reloaded = async ({ storage }: Room, tab: Storage): Promise<Room> => {
  const room = openRoom({ storage, tab });
  await room.resume();
  await settled();
  return room;
};

const tabStorage = memoryStorage;

test('what was tried is there again when the same game is analyzed again', async () => {
  const room = begun({}, 'f5', 'd6', 'c3');
  room.play.study.analyze();
  await settled();
  room.play.goTo(1);
  playAll(room, 'f6');
  room.play.study.leave();
  await settled();
  expect(shown(room)).toBe('f5d6c3');
  playAll(room, 'd3');
  room.play.study.analyze();
  expect(linesIn(room)).toEqual(['f5d6c3d3', 'f5f6']);
  expect(shown(room)).toBe('f5d6c3d3');
});

test('a game that went on in another way is the main line, before what was tried', async () => {
  const room = begun({}, 'f5', 'd6');
  room.play.study.analyze();
  await settled();
  playAll(room, 'c3', 'd3');
  room.play.study.leave();
  await settled();
  playAll(room, 'c4');
  room.play.study.analyze();
  expect(linesIn(room)).toEqual(['f5d6c4', 'f5d6c3d3']);
});

test('a reload comes back to the study at the same place', async () => {
  const tab = tabStorage();
  const room = begun({ tab }, 'f5', 'd6', 'c3');
  room.play.study.analyze();
  await settled();
  room.play.goTo(1);
  playAll(room, 'f6');
  room.play.study.annotate(read('f5f6'), { comment: 'Perpendicular', mark: '!' });
  const again = await reloaded(room, tab);
  expect(selectGameKind(again.stores)).toBe('study');
  expect(shown(again)).toBe('f5f6');
  expect(linesIn(again)).toEqual(['f5d6c3', 'f5f6']);
  again.play.study.leave();
  await settled();
  expect([selectGameKind(again.stores), shown(again)]).toEqual(['local', 'f5d6c3']);
});

test('a study that another tab has open continues as a copy', async () => {
  const room = begun({ acquire: async id => !/^study-\w+$/.test(id) }, 'f5', 'd6');
  const id = room.match()?.id ?? '';
  const other = openRoom({ storage: room.storage });
  room.play.study.analyze();
  await settled();
  playAll(room, 'c3');
  await other.play.study.reopen(`study-${id}`);
  expect(idIn(other)).toBe('');
  const [copy] = keptIn(room);
  expect(copy).toMatch(new RegExp(`^study-${id}-`));
  expect(room.tab.matchId).toBe(copy);
});

test('an empty board is kept from its first move on, and is another one each time', async () => {
  const room = openRoom();
  room.play.study.openBoard();
  await settled();
  const first = idIn(room);
  expect(keptIn(room)).toEqual([]);
  playAll(room, 'f5');
  room.play.openMenu();
  room.play.study.openBoard();
  await settled();
  room.play.openMenu();
  expect(keptIn(room)).toEqual([first]);
  expect(await room.play.study.reopen(first)).toBe(true);
  expect(shown(room)).toBe('f5');
});

test('a deleted move comes back with all that followed, until something else is changed', () => {
  const room = begun({}, 'f5', 'd6', 'c3');
  room.play.study.analyze();
  room.play.study.remove(read('f5d6'));
  expect([linesIn(room), shown(room)]).toEqual([['f5'], 'f5']);
  room.play.study.restore();
  expect([linesIn(room), shown(room)]).toEqual([['f5d6c3'], 'f5d6']);
  room.play.study.remove(read('f5d6'));
  playAll(room, 'f6');
  room.play.study.restore();
  expect(linesIn(room)).toEqual(['f5f6']);
});

test('a browser that keeps nothing is told of once, and the study goes on', async () => {
  const room = begun({}, 'f5');
  room.storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  room.play.study.analyze();
  await settled();
  playAll(room, 'd6');
  await until(() => expect(room.notices()).toEqual(['storageFull']));
  expect(linesIn(room)).toEqual(['f5d6']);
});

test('a study that cannot be read is set aside, and the game is analyzed afresh', async () => {
  const room = begun({}, 'f5');
  const id = room.match()?.id ?? '';
  room.storage.setItem(`flipside.study.study-${id}`, '{"version":1,"lines":["a1"]}');
  room.play.study.analyze();
  await settled();
  expect(room.notices()).toEqual(['matchBroken']);
  expect(linesIn(room)).toEqual(['f5']);
});

/** A game that somebody has sent, opened by its link in this tab. */
const sent = async (tab: Storage): Promise<Room> => {
  const room = openRoom({ tab });
  room.play.study.lookAt({ tree: treeOf(STANDARD_SETUP, read('f5d6c3')) });
  await settled();
  return room;
};

test('a game that is opened by a link survives a reload, but takes no room in the browser', async () => {
  const tab = tabStorage();
  const room = await sent(tab);
  room.play.goTo(1);
  expect(room.studies.ids()).toEqual([]);
  const again = await reloaded(room, tab);
  expect([linesIn(again), shown(again), again.studies.ids()]).toEqual([['f5d6c3'], 'f5', []]);
});

/** Another tab may have the lock for ever, as far as this one knows. */
const neverGranted = () => new Promise<boolean>(() => undefined);

test('a game that was pasted survives a reload before the browser has said that no other tab has it', async () => {
  const tab = tabStorage();
  const room = openRoom({ tab, acquire: neverGranted });
  room.play.study.openRecord({ tree: treeOf(STANDARD_SETUP, read('f5d6c3')) });
  const again = await reloaded(room, tab);
  expect([linesIn(again), keptIn(again)]).toEqual([['f5d6c3'], [idIn(room)]]);
});

test('the study of a game, too, survives such a reload', async () => {
  const tab = tabStorage();
  const room = begun({ tab, acquire: neverGranted }, 'f5', 'd6');
  room.play.study.analyze();
  room.play.secure();
  const again = await reloaded(room, tab);
  expect([selectGameKind(again.stores), linesIn(again)]).toEqual(['study', ['f5d6']]);
});

test('it is kept from the first change on', async () => {
  const tab = tabStorage();
  const room = await sent(tab);
  room.play.goTo(1);
  playAll(room, 'f6');
  expect(room.studies.ids()).toEqual([idIn(room)]);
  expect(linesIn(await reloaded(room, tabStorage()))).toEqual([]);
  expect(room.studies.isHeld(idIn(room))).toBe(false);
});

test('it is kept when the person says so', async () => {
  const room = await sent(tabStorage());
  room.play.study.keep(idIn(room));
  await settled();
  expect(room.studies.ids()).toEqual([idIn(room)]);
});
