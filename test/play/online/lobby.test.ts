import { expect, test } from 'vitest';
import { PATIENCE } from '../../../src/net/contract/limits.ts';
import { writeTableState } from '../../../src/net/contract/tableState.ts';
import { settle } from '../../../testkit/net/fakeRooms.ts';
import { openLine } from '../../../testkit/play/fakeServer.ts';
import { clockOf, FakeTable, MINUTE, setupOf } from '../../../testkit/server/fakeTable.ts';

/** A page that waits alone in the lobby. */
const seeking = async () => {
  const page = openLine({
    ...{ game: 'reversi', size: '6x6', headStart: 'corners1', clock: '10+5', name: 'Anna' },
  });
  page.play.online.findOpponent();
  await settle();
  return { ...page, connection: () => page.online().connection };
};

/** A page that was paired and has requested the table. */
const found = async () => {
  const page = await seeking();
  page.rooms.last.receive('found', { code: 'GHJKMN', token: 'token-of-a-seat-at-a-table' });
  await settle();
  return page;
};

test('a search for an opponent names the game, without a head start', async () => {
  const page = await seeking();
  expect(page.connection()).toEqual({ type: 'seeking', since: 0 });
  expect(page.rooms.requests).toMatchObject([
    {
      kind: 'seek',
      setup: { game: 'reversi', size: '6x6' },
      clock: { initialSeconds: 600, incrementSeconds: 5 },
      name: 'Anna',
    },
  ]);
  expect(page.rooms.requests[0]).not.toHaveProperty('setup.headStart');
});

test('a waiting page re-enters the lobby regularly, unnoticed, and at once after a lost connection', async () => {
  const page = await seeking();
  await page.pass(3_000);
  page.rooms.last.break();
  expect(page.connection().type).toBe('seeking');
  await page.pass(1_000);
  expect(page.rooms.joined).toHaveLength(2);
  await page.pass(MINUTE);
  expect(page.rooms.requests.length).toBeGreaterThanOrEqual(4);
  expect(page.rooms.joined.filter(({ isClosed }) => !isClosed)).toHaveLength(1);
  expect(page.connection()).toEqual({ type: 'seeking', since: 0 });
});

test('after three minutes the page says that nobody came, and stops trying', async () => {
  const page = await seeking();
  await page.pass(PATIENCE.seeking - 1_000);
  expect(page.connection().type).toBe('seeking');
  await page.pass(1_000);
  expect(page.connection()).toEqual({ type: 'ended', trouble: 'nobodyCame' });
  const { length } = page.rooms.requests;
  await page.pass(MINUTE);
  expect(page.rooms.requests).toHaveLength(length);
  expect(page.rooms.last.isClosed).toBe(true);
});

test("a found opponent leads to the table, with the seat's token", async () => {
  const page = await found();
  const token = 'token-of-a-seat-at-a-table';
  expect(page.rooms.requests.at(-1)).toMatchObject({ kind: 'sit', code: 'GHJKMN', token });
  expect(page.connection().type).toBe('connecting');
  await page.pass(2 * PATIENCE.seeking);
  expect(page.rooms.requests.filter(({ kind }) => kind === 'seek')).toHaveLength(1);
});

test('a player who cancels leaves the lobby at once', async () => {
  const page = await seeking();
  page.play.online.cancel();
  expect([page.connection().type, page.rooms.last.isClosed]).toEqual(['none', true]);
  await page.pass(MINUTE);
  expect(page.rooms.requests).toHaveLength(1);
});

test('a player left alone at the table returns to waiting, and is told so', async () => {
  const page = await found();
  const server = FakeTable.ofTwo({ setup: setupOf('reversi', '6x6') });
  page.rooms.last.receive('state', writeTableState(server.state));
  expect(page.app().screen).toBe('board');
  page.stores.settings.setState({ clock: '1+0' });
  page.rooms.last.receive('goodbye', { reason: 'otherMissed' });
  await settle();
  expect(page.connection()).toMatchObject({ type: 'seeking', isAgain: true });
  expect(page.app().screen).toBe('menu');
  expect(page.rooms.requests.at(-1)).toEqual(page.rooms.requests[0]);
  await page.pass(PATIENCE.seeking);
  expect(page.connection()).toEqual({ type: 'ended', trouble: 'nobodyCame' });
});

test('a player whose table is gone before they arrive returns to waiting', async () => {
  const page = await seeking();
  page.rooms.fate = 'unknownTable';
  page.rooms.last.receive('found', { code: 'GHJKMN', token: 'token-of-a-seat-at-a-table' });
  page.rooms.fate = 'open';
  await settle();
  expect(page.rooms.requests.map(({ kind }) => kind)).toEqual(['seek', 'sit', 'seek']);
  expect(page.connection()).toMatchObject({ type: 'seeking', isAgain: true });
});

test('a player whose seat another tab takes over stops waiting', async () => {
  const page = await found();
  page.rooms.last.receive('goodbye', { reason: 'takenOver' });
  await settle();
  expect(page.connection()).toEqual({ type: 'ended', trouble: 'takenOver' });
});

test('a player who arrived too late, or missed too many games, is told so and stops waiting', async () => {
  const page = await seeking();
  page.rooms.last.receive('refused', { message: 'seek', refusal: 'missedOften' });
  page.rooms.last.receive('goodbye', { reason: 'tooMany' });
  expect(page.connection()).toEqual({ type: 'ended', trouble: 'missedOften' });
  await page.pass(MINUTE);
  expect(page.rooms.requests).toHaveLength(1);
});

test('after the other player has left, the lobby searches for another opponent', async () => {
  const page = await found();
  const table = FakeTable.ofTwo({ setup: setupOf('reversi'), isRated: true, clock: clockOf(5, 0) });
  page.rooms.last.receive('state', writeTableState(table.leave('white').state));
  page.play.online.playAgain();
  await settle();
  expect([page.connection().type, page.app().screen]).toEqual(['seeking', 'menu']);
  expect(page.rooms.requests.at(-1)).toMatchObject({
    kind: 'seek',
    setup: { game: 'reversi', size: '8x8' },
    clock: { kind: 'increment', initialSeconds: 300, incrementSeconds: 0 },
    isRated: true,
  });
});
