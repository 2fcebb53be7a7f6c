import { expect, test } from 'vitest';
import { BEAT, MOTION } from '../../../src/look/motion.ts';
import type { WireAnswer, WireRecord } from '../../../src/net/contract/records.ts';
import { selectIsPersonsTurn } from '../../../src/store/selectors.ts';
import { settle } from '../../../testkit/net/fakeRooms.ts';
import { FakeServer } from '../../../testkit/play/fakeServer.ts';
import { A_WHILE, memoryStorage, openRoom, type RoomOptions } from '../../../testkit/play/playRoom.ts';

const MOVES = 'f5d6c3d3c4';
const RECORD: WireRecord = {
  id: 'match-1',
  setup: { game: 'othello', size: '8x8' },
  clock: { kind: 'none' },
  players: { black: 'Anna', white: 'Ben' },
  moves: MOVES,
  given: 0,
  started: 1,
  finished: 2,
  result: { winner: 'white', by: 'resignation' },
};

/** The storage of a browser that has played online before. */
const ANOTHER_VISIT: RoomOptions = { storage: memoryStorage() };
ANOTHER_VISIT.storage?.setItem('flipside.identity', 'i'.repeat(22));

const openPage = (options: RoomOptions = {}) => {
  const server = new FakeServer();
  server.records.set(RECORD.id, RECORD);
  const room = openRoom({ wire: server, ...options });
  const online = () => room.stores.online.getState();
  return { ...room, server, online };
};

const replaying = async (settings: RoomOptions['settings'] = {}) => {
  const page = openPage({ settings });
  page.play.openReplay(RECORD.id);
  await settle();
  page.clock.pass(A_WHILE);
  return page;
};

test('a finished match is shown from its beginning, with its players', async () => {
  const page = await replaying();
  expect([page.moves(), page.online().replayRuns]).toEqual(['', false]);
  expect(page.match()?.seats).toEqual({
    black: { type: 'remote', name: 'Anna' },
    white: { type: 'remote', name: 'Ben' },
  });
});

test('at its last move it has ended, without a result card', async () => {
  const page = await replaying();
  page.play.goTo(99);
  page.clock.pass(A_WHILE);
  expect(page.app().screen).toBe('board');
  expect(page.match()).toMatchObject({
    seats: { black: { type: 'remote', name: 'Anna' }, white: { type: 'remote', name: 'Ben' } },
    ending: { winner: 'white', by: 'resignation' },
  });
  expect(page.online()).toMatchObject({ connection: { type: 'none' }, replay: { id: RECORD.id } });
  expect([page.moves(), page.state().result]).toEqual([MOVES, 'none']);
});

test('it steps ply by ply, to its ends and no farther', async () => {
  const page = await replaying();
  page.play.goTo(99);
  page.play.undo();
  expect(page.moves()).toBe('f5d6c3d3');
  expect(page.match()?.ending).toBeUndefined();
  page.play.goTo(0);
  page.play.undo();
  expect(page.moves()).toBe('');
  page.play.redo();
  expect(page.moves()).toBe('f5');
  page.play.goTo(99);
  page.play.redo();
  expect(page.moves()).toBe(MOVES);
  expect(page.match()?.ending?.by).toBe('resignation');
});

test('nobody can play in it, at its end or before', async () => {
  const page = await replaying();
  page.play.goTo(99);
  page.press('e3');
  expect(page.state().refused?.refusal).toBe('gameOver');
  page.play.undo();
  page.press('e3');
  page.play.hint();
  page.play.rematch();
  page.play.newGame();
  expect([page.moves(), page.engine.asked.length, page.saved.list().length]).toEqual(['f5d6c3d3', 0, 0]);
});

test('opening the menu closes it', async () => {
  const page = await replaying();
  page.play.openMenu();
  expect([page.app().screen, page.online().replay]).toEqual(['menu', undefined]);
});

test('an unknown match is reported, and the menu stays', async () => {
  const page = openPage();
  page.play.openReplay('another');
  await settle();
  expect(page.online().connection).toEqual({ type: 'ended', trouble: 'unknownMatch' });
  expect(page.app().screen).toBe('menu');
});

test('a record that loads too late is not shown', async () => {
  const page = openPage();
  page.play.openReplay(RECORD.id);
  page.play.startMatch();
  await settle();
  expect(page.online().replay).toBeUndefined();
  expect(page.moves()).toBe('');
});

test('it plays move by move to its end, however fast answers are wanted, and then stands still', async () => {
  const page = await replaying({ animation: 'off', replyAtOnce: true });
  page.play.resume();
  expect(page.moves()).toBe('');
  page.clock.pass(BEAT.afterAsking);
  expect(page.moves()).toBe('f5');
  page.clock.pass(BEAT.replayTurn - 1);
  expect(page.moves()).toBe('f5');
  page.clock.pass(1);
  expect(page.moves()).toBe('f5d6');
  page.clock.pass(A_WHILE);
  expect([page.moves(), page.online().replayRuns]).toEqual([MOVES, false]);
});

test('it waits until the discs have turned over', async () => {
  const page = await replaying({ animation: 'slow' });
  page.play.goTo(2);
  page.clock.pass(A_WHILE);
  page.play.resume();
  page.clock.pass(BEAT.afterAsking);
  const landed = page.clock.now();
  expect(page.moves()).toBe('f5d6c3');
  while (page.moves() === 'f5d6c3') page.clock.pass(1);
  const flips = 2 * (MOTION.landing + MOTION.flip);
  expect(page.clock.now() - landed).toBeGreaterThanOrEqual(flips + BEAT.afterFlips);
});

test('played at its end it begins again', async () => {
  const page = await replaying();
  page.play.goTo(99);
  page.play.resume();
  expect(page.moves()).toBe('');
  page.clock.pass(BEAT.replayTurn);
  expect(page.moves()).toBe('f5');
});

test.each(['pause', 'undo', 'redo'] as const)('%s stops it', async deed => {
  const page = await replaying();
  page.play.goTo(2);
  page.play.resume();
  page.play[deed]();
  const before = page.moves();
  page.clock.pass(A_WHILE);
  expect([page.moves(), page.online().replayRuns]).toEqual([before, false]);
});

test('behind a hidden page it stands still, and goes on when the page is shown', async () => {
  const page = await replaying();
  page.play.resume();
  page.play.observe({ visible: false });
  page.clock.pass(A_WHILE);
  expect(page.moves()).toBe('');
  page.play.observe({ visible: true });
  page.clock.pass(A_WHILE);
  expect(page.moves()).toBe(MOVES);
});

test('leaving it for the menu ends it', async () => {
  const page = await replaying();
  page.play.resume();
  page.play.openMenu();
  page.clock.pass(A_WHILE);
  expect([page.moves(), page.online().replayRuns]).toEqual(['', false]);
});

const OWN_GAMES: WireAnswer<'games'> = {
  matches: [
    {
      id: RECORD.id,
      code: 'ABCDEF',
      setup: RECORD.setup,
      you: 'white',
      players: RECORD.players,
      started: 1,
      finished: 2,
      result: RECORD.result,
    },
  ],
};

test('a player of the match has their own seat in its replay, but no turn', async () => {
  const page = openPage();
  page.server.games = OWN_GAMES;
  page.play.online.loadGames();
  await settle();
  page.play.openReplay(RECORD.id);
  await settle();
  page.play.goTo(1);
  expect(page.match()?.seats).toEqual({
    black: { type: 'remote', name: 'Anna' },
    white: { type: 'human' },
  });
  expect(selectIsPersonsTurn(page.state())).toBe(false);
});

test('the link to an own match finds the seat as well', async () => {
  const page = openPage(ANOTHER_VISIT);
  page.server.games = OWN_GAMES;
  page.play.openReplay(RECORD.id);
  await settle();
  expect(page.match()?.seats.white).toEqual({ type: 'human' });
});
