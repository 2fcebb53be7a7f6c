import { expect, test } from 'vitest';
import { PATIENCE } from '../../../src/net/contract/limits.ts';
import { writeTableState } from '../../../src/net/contract/tableState.ts';
import { FakeRooms, settle } from '../../../testkit/net/fakeRooms.ts';
import { FakeServer } from '../../../testkit/play/fakeServer.ts';
import { openRoom } from '../../../testkit/play/playRoom.ts';
import { clockOf, FakeTable, setupOf } from '../../../testkit/server/fakeTable.ts';

const MINUTE = 60_000;

/** A page that waits alone in the lobby; every ping is answered. */
const seeking = async () => {
  const rooms = new FakeRooms(
    (line, { kind }) => kind === 'ping' && line.receive('pong', { sent: 0, now: 0 }),
  );
  const { pages } = new FakeServer();
  const settings = {
    game: 'reversi',
    size: '6x6',
    headStart: 'corners1',
    clock: '10+5',
    name: 'Anna',
  } as const;
  const room = openRoom({ wire: { joinRoom: rooms.joinRoom, pages }, settings });
  const connection = () => room.stores.online.getState().connection;
  const pass = async (milliseconds: number): Promise<void> => {
    for (let left = milliseconds; left > 0; left -= 1_000) {
      room.clock.pass(Math.min(1_000, left));
      await settle();
    }
  };
  room.play.online.findOpponent();
  await settle();
  return { ...room, rooms, connection, pass };
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

test('a waiting page enters the lobby again now and then, unnoticed', async () => {
  const page = await seeking();
  await page.pass(MINUTE);
  expect(page.rooms.requests.length).toBeGreaterThanOrEqual(3);
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

test('waiting survives a lost connection', async () => {
  const page = await seeking();
  await page.pass(3_000);
  page.rooms.last.break();
  expect(page.connection().type).toBe('seeking');
  await page.pass(1_000);
  expect(page.rooms.joined).toHaveLength(2);
});

test("a found opponent leads to the table, with the seat's token", async () => {
  const page = await seeking();
  page.rooms.last.receive('found', { code: 'GHJKMN', token: 'token-of-a-seat-at-a-table' });
  await settle();
  expect(page.rooms.requests.at(-1)).toMatchObject({
    kind: 'sit',
    code: 'GHJKMN',
    token: 'token-of-a-seat-at-a-table',
  });
  expect(page.connection().type).toBe('connecting');
  await page.pass(2 * PATIENCE.seeking);
  expect(page.rooms.requests.filter(({ kind }) => kind === 'seek')).toHaveLength(1);
});

test('a player who cancels leaves the lobby at once', async () => {
  const page = await seeking();
  page.play.online.cancel();
  expect(page.connection().type).toBe('none');
  expect(page.rooms.last.isClosed).toBe(true);
  await page.pass(MINUTE);
  expect(page.rooms.requests).toHaveLength(1);
});

test('a player left alone at the table goes back to waiting, and is told so', async () => {
  const page = await seeking();
  page.rooms.last.receive('found', { code: 'GHJKMN', token: 'token-of-a-seat-at-a-table' });
  await settle();
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

test('a player whose table is gone before they come goes back to waiting', async () => {
  const page = await seeking();
  page.rooms.fate = 'unknownTable';
  page.rooms.last.receive('found', { code: 'GHJKMN', token: 'token-of-a-seat-at-a-table' });
  page.rooms.fate = 'open';
  await settle();
  expect(page.rooms.requests.map(({ kind }) => kind)).toEqual(['seek', 'sit', 'seek']);
  expect(page.connection()).toMatchObject({ type: 'seeking', isAgain: true });
});

test('a player who came too late, or missed too many games, is told so and not kept waiting', async () => {
  const page = await seeking();
  page.rooms.last.receive('refused', { message: 'seek', refusal: 'missedOften' });
  page.rooms.last.receive('goodbye', { reason: 'tooMany' });
  expect(page.connection()).toEqual({ type: 'ended', trouble: 'missedOften' });
  await page.pass(MINUTE);
  expect(page.rooms.requests).toHaveLength(1);
});

test('after the player who was found has left, the lobby looks for somebody else', async () => {
  const page = await seeking();
  page.rooms.last.receive('found', { code: 'GHJKMN', token: 'token-of-a-seat-at-a-table' });
  await settle();
  const server = FakeTable.ofTwo({ setup: setupOf('reversi'), isRated: true, clock: clockOf(5, 0) }).leave(
    'white',
  );
  page.rooms.last.receive('state', writeTableState(server.state));
  page.play.online.playAgain();
  await settle();
  expect(page.connection().type).toBe('seeking');
  expect(page.app().screen).toBe('menu');
  expect(page.rooms.requests.at(-1)).toMatchObject({
    kind: 'seek',
    setup: { game: 'reversi', size: '8x8' },
    clock: { kind: 'increment', initialSeconds: 300, incrementSeconds: 0 },
    isRated: true,
  });
});
