import { expect, test } from 'vitest';
import { PATIENCE } from '../../../src/net/contract/limits.ts';
import { settle } from '../../../testkit/net/fakeRooms.ts';
import { atTable, came, FakeServer, openPage, TABLE_CODE } from '../../../testkit/play/fakeServer.ts';

test.each([
  ['lost with', true],
  ['received before', false],
])('a move %s the connection arrives once after reconnecting', async (_, isSlow) => {
  const page = await atTable();
  page.server.happen(table => table.play('f5'));
  page.server.isSlow = isSlow;
  page.press('f6');
  page.server.breakLine();
  page.server.isSlow = false;
  expect(page.online().connection.type).toBe('reconnecting');
  page.clock.pass(100);
  await settle();
  expect(page.online()).toMatchObject({ connection: { type: 'connected' }, refusal: undefined });
  expect([page.moves(), page.server.table.moves]).toEqual(['f5f6', 'f5f6']);
});

test('a reload waits for a server that is down', async () => {
  const page = await atTable();
  page.server.breakLine();
  page.server.absence = 'unreachable';
  page.server.rooms.fate = 'failed';
  const again = await came(openPage(page.server, { storage: page.storage }));
  for (let seconds = 0; seconds < 60; seconds++) {
    again.clock.pass(1_000);
    await settle();
  }
  expect(again.online().connection.type).toBe('connecting');
  page.server.rooms.fate = 'open';
  again.clock.pass(6_000);
  await settle();
  expect(again.online()).toMatchObject({ connection: { type: 'connected' }, table: { you: 'white' } });
});

test('a seat that another tab has taken over can be taken back', async () => {
  const page = await atTable();
  await came(openPage(page.server, { storage: page.storage }));
  expect(page.online().connection).toEqual({ type: 'ended', trouble: 'takenOver' });
  page.play.online.join(TABLE_CODE);
  expect(page.online().table?.code).toBe(TABLE_CODE);
  await settle();
  expect(page.online()).toMatchObject({ connection: { type: 'connected' }, table: { you: 'white' } });
});

test('the other side is told when the page is hidden', async () => {
  const page = await atTable();
  page.play.observe({ visible: false });
  expect(page.server.table.state.seats.white?.presence).toBe('away');
  page.play.observe({ visible: true });
  expect(page.server.table.state.seats.white?.presence).toBe('here');
});

test('a page hidden while disconnected reports that after reconnecting', async () => {
  const page = await atTable();
  page.server.breakLine();
  page.play.observe({ visible: false });
  page.clock.pass(100);
  await settle();
  expect(page.server.table.state.seats.white?.presence).toBe('away');
});

test('a lost network is shown at once, and the page reconnects when it returns', async () => {
  const page = await atTable();
  page.server.rooms.fate = 'failed';
  page.play.observe({ connected: false });
  expect(page.online().connection.type).toBe('reconnecting');
  page.clock.pass(PATIENCE.grace);
  await settle();
  page.server.rooms.fate = 'open';
  page.play.observe({ connected: true });
  await settle();
  expect(page.online()).toMatchObject({ connection: { type: 'connected' }, table: { you: 'white' } });
});

test('a table cancelled while connecting does not open later', async () => {
  const page = openPage();
  page.play.online.join(TABLE_CODE);
  page.play.online.cancel();
  await settle();
  expect(page.online().connection.type).toBe('none');
  expect(page.app().screen).toBe('menu');
});

test.each(['noServer', 'unreachable'] as const)(
  'without a server (%s) the page says so, and dials nothing',
  async absence => {
    const server = new FakeServer();
    server.absence = absence;
    const page = openPage(server);
    page.play.online.playFriend();
    await settle();
    expect(page.online().connection).toEqual({ type: 'ended', trouble: absence });
    expect(server.rooms.requests).toEqual([]);
  },
);

test('a retry shows as connecting at once, without a gap', async () => {
  const page = openPage();
  page.play.online.findOpponent();
  await settle();
  const ways: string[] = [];
  const stop = page.stores.online.subscribe(({ connection }) => ways.push(connection.type));
  page.play.online.findOpponent();
  await settle();
  stop();
  expect(ways).toEqual(['connecting', 'seeking']);
});
