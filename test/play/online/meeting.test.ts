import { expect, test } from 'vitest';
import { PATIENCE } from '../../../src/net/contract/limits.ts';
import { writeTableState } from '../../../src/net/contract/tableState.ts';
import { Invitations } from '../../../src/play/online/invitations.ts';
import { FakeRooms, type Fate, settle } from '../../../testkit/net/fakeRooms.ts';
import { FakeServer } from '../../../testkit/play/fakeServer.ts';
import { openRoom } from '../../../testkit/play/playRoom.ts';
import { ANNA, FakeTable } from '../../../testkit/server/fakeTable.ts';

const SECOND = 1_000;
const TOKEN = 'token-of-a-seat-at-it-';

/** A page that is the first to join by a word. */
const meeting = async (fate: Fate = 'open', word = 'banana') => {
  const rooms = new FakeRooms(
    (line, { kind }) => kind === 'ping' && line.receive('pong', { sent: 0, now: 0 }),
  );
  rooms.fate = fate;
  const { pages } = new FakeServer();
  const room = openRoom({
    wire: { joinRoom: rooms.joinRoom, pages },
    settings: { game: 'connect4', side: 'white', clock: '10+5', name: 'Anna' },
  });
  const online = () => room.stores.online.getState();
  const pass = async (milliseconds: number): Promise<void> => {
    for (let left = milliseconds; left > 0; left -= SECOND) {
      room.clock.pass(Math.min(SECOND, left));
      await settle();
    }
  };
  const table = new FakeTable();
  const tell = (you: 'black' | 'white'): void => {
    rooms.last.receive('welcome', { code: 'ABCDEFG', token: TOKEN });
    rooms.last.receive('state', writeTableState({ ...table.state, code: 'ABCDEFG', you }));
  };
  room.play.online.join(word);
  await settle();
  return { ...room, rooms, online, pass, table, tell };
};

test('the first to come waits, and sends the game, side and clock', async () => {
  const page = await meeting();
  page.tell('black');
  expect(page.online()).toMatchObject({
    connection: { type: 'meeting', word: 'BANANA', since: 0, isThere: true },
    table: undefined,
  });
  expect(page.rooms.requests).toMatchObject([
    {
      kind: 'meet',
      word: 'BANANA',
      setup: { game: 'connect4' },
      clock: { initialSeconds: 600, incrementSeconds: 5 },
      color: 'white',
      name: 'Anna',
    },
  ]);
  expect(page.app().screen).toBe('menu');
});

test('when the other player comes the game opens, and waiting no longer times out', async () => {
  const page = await meeting();
  page.tell('black');
  await page.pass(10 * SECOND);
  page.table.sit({ ...ANNA, identity: 'ben', newToken: 'bens', name: 'Ben' });
  page.tell('black');
  expect(page.online()).toMatchObject({ connection: { type: 'connected' }, cameSecond: false });
  expect(page.app().screen).toBe('board');
  await page.pass(2 * PATIENCE.meeting);
  expect(page.online().connection.type).toBe('connected');
});

test('the second to come is at the board at once, and knows that the other player chose the game', async () => {
  const page = await meeting();
  page.table.sit({ ...ANNA, identity: 'ben', newToken: 'bens', name: 'Ben' });
  page.tell('white');
  expect(page.online()).toMatchObject({ connection: { type: 'connected' }, cameSecond: true });
});

test('after three minutes alone the page says so and leaves, and the word may be tried again', async () => {
  const page = await meeting();
  page.tell('black');
  await page.pass(PATIENCE.meeting - SECOND);
  expect(page.online().connection.type).toBe('meeting');
  await page.pass(SECOND);
  expect(page.online().connection).toEqual({ type: 'ended', trouble: 'nobodyMet', word: 'BANANA' });
  expect(page.rooms.last.sent.some(({ kind }) => kind === 'leave')).toBe(true);
  const calls = page.rooms.requests.length;
  await page.pass(PATIENCE.meeting);
  expect(page.rooms.requests).toHaveLength(calls);
  page.play.online.join('BANANA');
  await settle();
  expect(page.online().connection).toMatchObject({ type: 'meeting', since: 2 * PATIENCE.meeting });
});

test.each<[Fate, string]>([
  ['failed', 'unreachable'],
  ['tooMany', 'tooMany'],
])(
  'a server that is %s is tried every three seconds for three minutes, and then reported as %s',
  async (fate, trouble) => {
    const page = await meeting(fate);
    await page.pass(30 * SECOND);
    expect(page.rooms.requests).toHaveLength(11);
    expect(page.online().connection).toMatchObject({ type: 'meeting', isThere: false });
    await page.pass(PATIENCE.meeting);
    expect(page.online().connection).toEqual({ type: 'ended', trouble, word: 'BANANA' });
    expect(page.rooms.requests.length).toBeLessThanOrEqual(61);
  },
);

test('a server that can be reached only in the second minute is joined', async () => {
  const page = await meeting('failed');
  await page.pass(90 * SECOND);
  page.rooms.fate = 'open';
  await page.pass(3 * SECOND);
  page.tell('black');
  expect(page.online().connection).toMatchObject({ type: 'meeting', isThere: true, since: 0 });
});

test('a connection lost while waiting comes back under the same word', async () => {
  const page = await meeting();
  page.tell('black');
  page.rooms.last.break();
  await settle();
  expect(page.online().connection).toMatchObject({ type: 'meeting', isThere: false });
  await page.pass(3 * SECOND);
  expect(page.rooms.requests.map(({ kind }) => kind)).toEqual(['meet', 'meet']);
});

test('a word in use by two others is reported at once', async () => {
  const page = await meeting('wordTaken');
  expect(page.online().connection).toEqual({ type: 'ended', trouble: 'wordTaken', word: 'BANANA' });
});

test('a player who cancels stops waiting, and leaves nothing behind', async () => {
  const page = await meeting();
  page.tell('black');
  page.play.online.cancel();
  expect(page.online().connection).toEqual({ type: 'none' });
  expect(page.rooms.last.sent.some(({ kind }) => kind === 'leave')).toBe(true);
  await page.pass(2 * PATIENCE.meeting);
  expect(page.online().connection).toEqual({ type: 'none' });
});

test('a seat at a table that is gone leads to waiting under its code', async () => {
  const page = await meeting('open', 'KTXRAMP');
  page.play.online.cancel();
  page.keys.keep('KTXRAMP', TOKEN);
  page.rooms.fate = 'unknownTable';
  page.play.online.join('KTXRAMP');
  await settle();
  expect(page.rooms.requests.map(({ kind }) => kind)).toEqual(['meet', 'sit', 'meet']);
});

/** A page that has invited a friend and gone back to the menu. */
const invited = async () => {
  const page = await meeting();
  page.play.online.cancel();
  page.play.online.playFriend();
  await settle();
  page.tell('black');
  const connection = page.rooms.last;
  page.play.openMenu();
  return { ...page, connection };
};

test('an invitation is left open: the table is kept, for a day, and can be gone back to', async () => {
  const page = await invited();
  expect(page.connection.sent.some(({ kind }) => kind === 'leave')).toBe(false);
  expect(page.online()).toMatchObject({
    table: undefined,
    connection: { type: 'none' },
    invitations: [{ code: 'ABCDEFG', hasCome: false }],
  });
  page.play.online.join('ABCDEFG');
  await settle();
  expect(page.rooms.requests.at(-1)).toMatchObject({ kind: 'sit', code: 'ABCDEFG', token: TOKEN });
  page.clock.pass(24 * 60 * 60 * SECOND);
  expect(page.context.kept.invitations.list()).toEqual([]);
});

test('cancelling an invitation closes its table', async () => {
  const page = await meeting();
  page.play.online.cancel();
  page.play.online.playFriend();
  await settle();
  page.tell('black');
  page.play.online.cancel();
  expect(page.rooms.last.sent.some(({ kind }) => kind === 'leave')).toBe(true);
  expect(page.online().invitations).toEqual([]);
});

/** A page at whose table a friend has sat down. */
const joined = async () => {
  const page = await meeting();
  page.play.online.cancel();
  page.play.online.playFriend();
  await settle();
  page.tell('black');
  page.table.sit({ ...ANNA, identity: 'ben', newToken: 'bens', name: 'Ben' });
  page.tell('black');
  return page;
};

test('once the friend has come the table is kept as a game under way, which a page opened later finds', async () => {
  const page = await joined();
  const underWay = [{ code: 'ABCDEFG', isUnderWay: true, against: 'Ben' }];
  expect(page.online().invitations).toMatchObject(underWay);
  const later = new Invitations(page.context);
  later.note({ ...page.table.state, code: 'ABCDEFG', you: 'watcher' });
  expect(page.context.kept.invitations.list()).toEqual([]);
  later.note({ ...page.table.state, code: 'ABCDEFG', you: 'black' });
  expect(page.context.kept.invitations.list()).toMatchObject(underWay);
});

test('a game that the person leaves, or that has ended, is kept no longer', async () => {
  const left = await joined();
  left.play.online.leave();
  expect(left.rooms.last.sent.some(({ kind }) => kind === 'leave')).toBe(true);
  expect(left.online().invitations).toEqual([]);
  const over = await joined();
  over.table.resign('black');
  over.tell('black');
  expect(over.online().invitations).toEqual([]);
});

test('a friend who follows an invitation that was left is told of, once', async () => {
  const page = await invited();
  page.context.wire.pages.ask = async () => ({}) as never;
  const told = () => page.notices();
  expect(told()).toEqual([]);
  await page.pass(20 * SECOND);
  expect(page.online().invitations).toMatchObject([{ code: 'ABCDEFG', hasCome: true }]);
  expect(told()).toEqual(['friendCame']);
  page.play.dismissNotice(page.app().notices[0]?.id ?? 0);
  await page.pass(20 * SECOND);
  expect(told()).toEqual([]);
});

test('the news that a friend has come ends at the table', async () => {
  const page = await invited();
  page.context.wire.pages.ask = async () => ({}) as never;
  await page.pass(20 * SECOND);
  page.play.online.join('ABCDEFG');
  await settle();
  page.table.sit({ ...ANNA, identity: 'ben', newToken: 'bens', name: 'Ben' });
  page.tell('black');
  expect(page.app().notices).toEqual([]);
});

test('who has their data deleted waits for nobody any more', async () => {
  const page = await invited();
  page.context.wire.pages.ask = async () => ({ wasKnown: true }) as never;
  await page.play.online.forget();
  expect([page.online().invitations, page.context.kept.invitations.list()]).toEqual([[], []]);
});
