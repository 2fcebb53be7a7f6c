import { expect, test } from 'vitest';
import { BEAT } from '../../../src/look/motion.ts';
import { commandsOnBoard, isAvailable } from '../../../src/play/commands/commands.ts';
import { settle } from '../../../testkit/net/fakeRooms.ts';
import { atTable, openPage } from '../../../testkit/play/fakeServer.ts';
import {
  A_WHILE,
  openRoom,
  playThrough,
  type Room,
  type RoomOptions,
  square,
  transcriptOf,
} from '../../../testkit/play/playRoom.ts';
import { FakeTable, setupOf } from '../../../testkit/server/fakeTable.ts';

type Settings = NonNullable<RoomOptions['settings']>;

const begun = (settings: Settings, rest: RoomOptions = {}): Room => {
  const room = openRoom({ ...rest, settings: { freePassing: true, ...settings } });
  room.play.startMatch();
  room.clock.pass(A_WHILE);
  return room;
};
const stateOf = ({ stores }: Room) => stores.match.getState();
const isThere = ({ play }: Room): boolean => commandsOnBoard(play).some(({ name }) => name === 'pass');
const canPass = ({ play }: Room): boolean => isAvailable('pass', play);

test('two people pass when they like, even twice in a row, and can take it back', () => {
  const room = begun({ side: 'both' });
  room.play.pass();
  room.play.pass();
  room.play.playSquare(square('f5'));
  expect(transcriptOf(room)).toBe('----f5');
  room.play.undo();
  room.play.undo();
  expect(transcriptOf(room)).toBe('--');
  room.play.redo();
  expect(transcriptOf(room)).toBe('----');
});

test('after a person the computer moves, without a card to wait for', async () => {
  const room = begun({ side: 'black' });
  room.play.pass();
  expect([stateOf(room).thinking, stateOf(room).passCard]).toEqual(['reply', undefined]);
  await room.engine.answer();
  room.clock.pass(A_WHILE);
  expect(transcriptOf(room)).toMatch(/^--[a-h][1-8]$/);
  expect(canPass(room)).toBe(true);
});

test('a person cannot pass for the computer', () => {
  const room = begun({ side: 'white' });
  expect([isThere(room), canPass(room)]).toEqual([true, false]);
  room.play.pass();
  expect(transcriptOf(room)).toBe('');
});

test('without the rule there is no button, and nobody passes', () => {
  const room = begun({ side: 'both', freePassing: false });
  expect([isThere(room), canPass(room)]).toEqual([false, false]);
  room.play.pass();
  expect(transcriptOf(room)).toBe('');
});

test.each([
  ['Connect Four', { game: 'connect4', side: 'both' }],
  ['a game of two computers', { side: 'none' }],
] as const)('in %s there is no button', (_, settings) => {
  expect(isThere(begun(settings))).toBe(false);
});

test("a card shows the other side's pass, goes by itself, and does not hold up play", () => {
  const room = begun({ side: 'both', passByHand: true });
  room.play.pass();
  room.clock.pass(0);
  expect(stateOf(room).passCard).toBe('black');
  room.play.playSquare(square('f4'));
  expect(transcriptOf(room)).toBe('--f4');
  room.play.pass();
  room.clock.pass(BEAT.passCard);
  expect(stateOf(room).passCard).toBeUndefined();
});

test('a saved game with free passing still has it after a reload', async () => {
  const room = begun({ side: 'both' });
  room.play.pass();
  const again = openRoom({ storage: room.storage });
  again.play.continueMatch();
  await settle();
  expect([transcriptOf(again), canPass(again)]).toEqual(['--', true]);
});

test('a game with free passing against a computer is not counted', async () => {
  const shortest = ['e6', 'f4', 'e3', 'f6', 'g5', 'd6', 'e7', 'f5', 'c5'] as const;
  const counted = async (freePassing: boolean): Promise<number> => {
    const room = begun({ side: 'black', freePassing });
    await playThrough(room, shortest);
    expect(stateOf(room).result).toBe('shown');
    return Object.keys(room.stores.records.getState()).length;
  };
  expect([await counted(false), await counted(true)]).toEqual([1, 0]);
});

const FREE = { ...setupOf('othello'), freePassing: true };

test('a table opened with the rule shows it to the player who comes', async () => {
  const page = openPage(undefined, { settings: { freePassing: true } });
  page.play.online.playFriend();
  await settle();
  expect(page.online().table?.setup.freePassing).toBe(true);
  const guest = await atTable({}, new FakeTable({ setup: FREE }));
  expect(guest.match()?.setup.freePassing).toBe(true);
});

test('at a table a pass takes effect at once, and the turn goes to the other side', async () => {
  const page = await atTable({}, new FakeTable({ setup: FREE }));
  expect([isThere(page), canPass(page)]).toEqual([true, false]);
  page.server.happen(table => table.say('black', { kind: 'pass', match: 1, ply: 0 }));
  page.clock.pass(0);
  expect([transcriptOf(page), page.stores.match.getState().passCard]).toEqual(['--', 'black']);
  page.play.pass();
  expect(transcriptOf(page)).toBe('----');
  expect([page.server.table.moves, canPass(page)]).toEqual(['----', false]);
});

test('a pass that the server has not received is sent again after reconnecting', async () => {
  const page = await atTable({}, new FakeTable({ setup: FREE }));
  page.server.happen(table => table.play('f5'));
  page.server.isSlow = true;
  page.play.pass();
  page.server.breakLine();
  page.server.isSlow = false;
  page.clock.pass(A_WHILE);
  await settle();
  page.clock.pass(A_WHILE);
  await settle();
  expect([transcriptOf(page), page.server.table.moves]).toEqual(['f5--', 'f5--']);
});

test('at a table without the rule nobody passes', async () => {
  const page = await atTable();
  page.server.happen(table => table.play('f5'));
  expect(isThere(page)).toBe(false);
  page.play.pass();
  expect(page.server.table.moves).toBe('f5');
});
