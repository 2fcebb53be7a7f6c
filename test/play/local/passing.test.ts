import { expect, test } from 'vitest';
import { BEAT } from '../../../src/look/motion.ts';
import { commandsOnBoard, isAvailable } from '../../../src/play/commands/commands.ts';
import { selectMustPass } from '../../../src/store/selectors.ts';
import type { Settings } from '../../../src/store/settingsStore.ts';
import { settle } from '../../../testkit/net/fakeRooms.ts';
import { atTable, openPage } from '../../../testkit/play/fakeServer.ts';
import {
  A_WHILE,
  begun,
  openRoom,
  PASSING,
  playThrough,
  type Room,
  SHORTEST,
} from '../../../testkit/play/playRoom.ts';
import { FakeTable, setupOf } from '../../../testkit/server/fakeTable.ts';

const free = (settings: Partial<Settings>): Room => begun({ freePassing: true, ...settings });
/** Whether the pass button is visible, and whether it is enabled. */
const passing = ({ play }: Room) => [
  commandsOnBoard(play).some(({ name }) => name === 'pass'),
  isAvailable('pass', play),
];

test('two people can pass freely, even twice in a row, and undo it', () => {
  const room = free({ side: 'both' });
  room.play.pass();
  room.play.pass();
  room.press('f5');
  expect(room.moves()).toBe('----f5');
  room.play.undo();
  room.play.undo();
  expect(room.moves()).toBe('--');
  room.play.redo();
  expect(room.moves()).toBe('----');
});

test("after a person's free pass the computer moves without waiting for a card", async () => {
  const room = free({ side: 'black' });
  room.play.pass();
  expect([room.state().thinking, room.state().passCard]).toEqual(['reply', undefined]);
  await room.engine.answer();
  room.clock.pass(A_WHILE);
  expect(room.moves()).toMatch(/^--[a-h][1-8]$/);
  expect(passing(room)).toEqual([true, true]);
});

test.each<[string, Partial<Settings>, boolean]>([
  ['for the computer', { side: 'white' }, true],
  ['without the rule', { side: 'both', freePassing: false }, false],
  ['in Connect Four', { side: 'both', game: 'connect4' }, false],
  ['in a game of two computers', { side: 'none' }, false],
])('the pass button cannot be pressed %s', (_, settings, isShown) => {
  const room = free(settings);
  expect(passing(room)).toEqual([isShown, false]);
  room.play.pass();
  expect(room.moves()).toBe('');
});

test("the other side's free pass is shown on a card that disappears by itself and does not delay play", () => {
  const room = free({ side: 'both', passByHand: true });
  room.play.pass();
  room.clock.pass(0);
  expect(room.state().passCard).toBe('black');
  room.press('f4');
  expect(room.moves()).toBe('--f4');
  room.play.pass();
  room.clock.pass(BEAT.passCard);
  expect(room.state().passCard).toBeUndefined();
});

test('a saved game with free passing still has it after a reload', async () => {
  const room = free({ side: 'both' });
  room.play.pass();
  const again = openRoom({ storage: room.storage });
  again.play.continueMatch();
  await settle();
  expect([again.moves(), passing(again)]).toEqual(['--', [true, true]]);
});

test.each([
  [true, 0],
  [false, 1],
])('a game against a computer with free passing %s adds %i to the tallies', async (freePassing, count) => {
  const room = free({ side: 'black', freePassing });
  await playThrough(room, SHORTEST);
  expect([room.state().result, Object.keys(room.stores.records.getState())]).toMatchObject([
    'shown',
    { length: count },
  ]);
});

/** Ben joins a table of Anna's with free passing. */
const atFreeTable = () => atTable({}, new FakeTable({ setup: { ...setupOf('othello'), freePassing: true } }));

test('a table with free passing shows that to the player who comes', async () => {
  const page = openPage(undefined, { settings: { freePassing: true } });
  page.play.online.playFriend();
  await settle();
  expect(page.online().table?.setup.freePassing).toBe(true);
  expect((await atFreeTable()).match()?.setup.freePassing).toBe(true);
});

test('at a table a free pass takes effect at once, and the other side is to move', async () => {
  const page = await atFreeTable();
  expect(passing(page)).toEqual([true, false]);
  page.server.happen(table => table.say('black', { kind: 'pass', match: 1, ply: 0 }));
  page.clock.pass(0);
  expect([page.moves(), page.state().passCard]).toEqual(['--', 'black']);
  page.play.pass();
  expect([page.moves(), page.server.table.moves, passing(page)]).toEqual(['----', '----', [true, false]]);
});

const untilPass = async (side: 'black' | 'white' | 'both', passByHand = true): Promise<Room> => {
  const room = begun({ side, passByHand });
  await playThrough(room, PASSING);
  return room;
};

const waiting = (room: Room) => [
  selectMustPass(room.state(), room.stores.settings.getState()),
  room.state().passCard,
];

test('with confirmed passes, the card waits for the person, and the computer too', async () => {
  const room = await untilPass('black');
  expect(waiting(room)).toEqual([true, 'black']);
  await room.engine.answer();
  room.clock.pass(A_WHILE);
  expect(room.moves()).toBe(PASSING);
  room.play.dismissPassCard();
  room.clock.pass(A_WHILE);
  expect(room.moves().length).toBeGreaterThan(PASSING.length);
  expect(waiting(room)).toEqual([false, undefined]);
});

test.each([
  ['without passing by hand', 'black', false],
  ["for a computer's pass", 'white', true],
] as const)('no card waits %s', async (_, side, byHand) => {
  expect(waiting(await untilPass(side, byHand))).toEqual([false, undefined]);
});

test('with two people, the other one cannot play before the pass is confirmed', async () => {
  const room = await untilPass('both');
  room.press('a1');
  expect(room.state().refused?.refusal).toBe('notYourTurn');
});
