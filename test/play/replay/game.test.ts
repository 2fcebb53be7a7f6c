import { expect, test } from 'vitest';
import type { WireRecord } from '../../../src/net/contract/records.ts';
import { settle } from '../../../testkit/net/fakeRooms.ts';
import { FakeServer } from '../../../testkit/play/fakeServer.ts';
import { A_WHILE, openRoom, square, transcriptOf } from '../../../testkit/play/playRoom.ts';

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

const openPage = () => {
  const server = new FakeServer();
  server.records.set(RECORD.id, RECORD);
  const room = openRoom({ wire: server });
  const online = () => room.stores.online.getState();
  return { ...room, server, online };
};

const replaying = async () => {
  const page = openPage();
  page.play.openReplay(RECORD.id);
  await settle();
  page.clock.pass(A_WHILE);
  return page;
};

test('a finished match is shown at its end, with players and result, and no result card', async () => {
  const page = await replaying();
  expect(page.stores.app.getState().screen).toBe('board');
  expect(page.stores.match.getState().match).toMatchObject({
    seats: { black: { type: 'remote', name: 'Anna' }, white: { type: 'remote', name: 'Ben' } },
    ending: { winner: 'white', by: 'resignation' },
  });
  expect(page.online()).toMatchObject({ connection: { type: 'none' }, replay: { id: RECORD.id } });
  expect([transcriptOf(page), page.stores.match.getState().result]).toEqual([MOVES, 'none']);
});

test('it steps ply by ply, to its ends and no farther', async () => {
  const page = await replaying();
  page.play.undo();
  expect(transcriptOf(page)).toBe('f5d6c3d3');
  expect(page.stores.match.getState().match?.ending).toBeUndefined();
  page.play.goTo(0);
  page.play.undo();
  expect(transcriptOf(page)).toBe('');
  page.play.redo();
  expect(transcriptOf(page)).toBe('f5');
  page.play.goTo(99);
  page.play.redo();
  expect(transcriptOf(page)).toBe(MOVES);
  expect(page.stores.match.getState().match?.ending?.by).toBe('resignation');
});

test('nobody can play in it, at its end or before', async () => {
  const page = await replaying();
  page.play.playSquare(square('e3'));
  expect(page.stores.match.getState().refused?.refusal).toBe('gameOver');
  page.play.undo();
  page.play.playSquare(square('e3'));
  page.play.hint();
  page.play.rematch();
  page.play.newGame();
  expect([transcriptOf(page), page.engine.asked.length, page.saved.list().length]).toEqual([
    'f5d6c3d3',
    0,
    0,
  ]);
});

test('opening the menu closes it', async () => {
  const page = await replaying();
  page.play.openMenu();
  expect([page.stores.app.getState().screen, page.online().replay]).toEqual(['menu', undefined]);
});

test('an unknown match is reported, and the menu stays', async () => {
  const page = openPage();
  page.play.openReplay('another');
  await settle();
  expect(page.online().connection).toEqual({ type: 'ended', trouble: 'unknownMatch' });
  expect(page.stores.app.getState().screen).toBe('menu');
});

test('a record that loads too late is not shown', async () => {
  const page = openPage();
  page.play.openReplay(RECORD.id);
  page.play.startMatch();
  await settle();
  expect(page.online().replay).toBeUndefined();
  expect(transcriptOf(page)).toBe('');
});
