import { expect, test } from 'vitest';
import { PATIENCE } from '../../../src/net/contract/limits.ts';
import { writeTableState } from '../../../src/net/contract/tableState.ts';
import { Invitations } from '../../../src/play/online/invitations.ts';
import { type Fate, settle } from '../../../testkit/net/fakeRooms.ts';
import { openLine } from '../../../testkit/play/fakeServer.ts';
import type { Room } from '../../../testkit/play/playRoom.ts';
import { BEN, FakeTable, SECOND } from '../../../testkit/server/fakeTable.ts';

const TOKEN = 'token-of-a-seat-at-it-';

/** A page alone at its requested table, unless somebody `comes`. */
const alone = async (ask: (online: Room['play']['online']) => unknown, fate: Fate = 'open') => {
  const page = openLine({ game: 'connect4', side: 'white', clock: '10+5', name: 'Anna' }, fate);
  const table = new FakeTable();
  /** The server sends the table's state. */
  const tell = (you: 'black' | 'white' = 'black'): void => {
    page.rooms.last.receive('welcome', { code: 'ABCDEFG', token: TOKEN });
    page.rooms.last.receive('state', writeTableState({ ...table.state, code: 'ABCDEFG', you }));
  };
  const comes = (you?: 'white'): void => {
    table.sit(BEN);
    tell(you);
  };
  const hasLeft = (): boolean => page.rooms.last.sent.some(({ kind }) => kind === 'leave');
  ask(page.play.online);
  await settle();
  return { ...page, connection: () => page.online().connection, table, tell, comes, hasLeft };
};

/** A page that comes first under a word. */
const meeting = (fate?: Fate) => alone(online => online.join('banana'), fate);

test('the first to come waits, and sends the game, side and clock', async () => {
  const page = await meeting();
  page.tell();
  const connection = { type: 'meeting', word: 'BANANA', since: 0, isThere: true };
  expect(page.online()).toMatchObject({ connection, table: undefined });
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

test('when the other player comes the game opens, and the timeout ends', async () => {
  const page = await meeting();
  page.tell();
  await page.pass(10 * SECOND);
  page.comes();
  expect(page.online()).toMatchObject({ connection: { type: 'connected' }, cameSecond: false });
  expect(page.app().screen).toBe('board');
  await page.pass(2 * PATIENCE.meeting);
  expect(page.connection().type).toBe('connected');
});

test('the second to come is at the board at once, and knows that the other player chose the game', async () => {
  const page = await meeting();
  page.comes('white');
  expect(page.online()).toMatchObject({ connection: { type: 'connected' }, cameSecond: true });
});

test('after three minutes alone the page says so and leaves, and the word can be tried again', async () => {
  const page = await meeting();
  page.tell();
  await page.pass(PATIENCE.meeting - SECOND);
  expect(page.connection().type).toBe('meeting');
  await page.pass(SECOND);
  expect(page.connection()).toEqual({ type: 'ended', trouble: 'nobodyMet', word: 'BANANA' });
  expect(page.hasLeft()).toBe(true);
  const calls = page.rooms.requests.length;
  await page.pass(PATIENCE.meeting);
  expect(page.rooms.requests).toHaveLength(calls);
  page.play.online.join('BANANA');
  await settle();
  expect(page.connection()).toMatchObject({ type: 'meeting', since: 2 * PATIENCE.meeting });
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
    expect(page.connection()).toMatchObject({ type: 'meeting', isThere: false });
    await page.pass(PATIENCE.meeting);
    expect(page.connection()).toEqual({ type: 'ended', trouble, word: 'BANANA' });
    expect(page.rooms.requests.length).toBeLessThanOrEqual(61);
  },
);

test('a server that becomes reachable in the second minute is joined', async () => {
  const page = await meeting('failed');
  await page.pass(90 * SECOND);
  page.rooms.fate = 'open';
  await page.pass(3 * SECOND);
  page.tell();
  expect(page.connection()).toMatchObject({ type: 'meeting', isThere: true, since: 0 });
});

test('a connection lost while waiting is restored under the same word', async () => {
  const page = await meeting();
  page.tell();
  page.rooms.last.break();
  await settle();
  expect(page.connection()).toMatchObject({ type: 'meeting', isThere: false });
  await page.pass(3 * SECOND);
  expect(page.rooms.requests.map(({ kind }) => kind)).toEqual(['meet', 'meet']);
});

test('a word in use by two others is reported at once', async () => {
  const page = await meeting('wordTaken');
  expect(page.connection()).toEqual({ type: 'ended', trouble: 'wordTaken', word: 'BANANA' });
});

test('a player who cancels stops waiting, and leaves nothing behind', async () => {
  const page = await meeting();
  page.tell();
  page.play.online.cancel();
  expect([page.connection(), page.hasLeft()]).toEqual([{ type: 'none' }, true]);
  await page.pass(2 * PATIENCE.meeting);
  expect(page.connection()).toEqual({ type: 'none' });
});

test('a seat at a table that is gone leads to waiting under its code', async () => {
  const page = await alone(() => undefined, 'unknownTable');
  page.keys.keep('KTXRAMP', TOKEN);
  page.play.online.join('KTXRAMP');
  await settle();
  expect(page.rooms.requests.map(({ kind }) => kind)).toEqual(['sit', 'meet']);
});

/** A page that waits for a friend. */
const inviting = async () => {
  const page = await alone(online => online.playFriend());
  page.tell();
  return page;
};
/** A page that has invited a friend and returned to the menu. */
const invited = async () => {
  const page = await inviting();
  page.play.openMenu();
  return page;
};

test('a pending invitation keeps its table for a day, and the player can return to it', async () => {
  const page = await invited();
  expect(page.hasLeft()).toBe(false);
  const invitations = [{ code: 'ABCDEFG', hasCome: false }];
  expect(page.online()).toMatchObject({ table: undefined, connection: { type: 'none' }, invitations });
  page.play.online.join('ABCDEFG');
  await settle();
  expect(page.rooms.requests.at(-1)).toMatchObject({ kind: 'sit', code: 'ABCDEFG', token: TOKEN });
  page.clock.pass(24 * 60 * 60 * SECOND);
  expect(page.context.kept.invitations.list()).toEqual([]);
});

test('a listed table that the server has lost is removed with a notice, and the page stops waiting', async () => {
  const page = await invited();
  page.rooms.fate = 'unknownTable';
  const before = page.rooms.requests.length;
  page.play.online.join('ABCDEFG');
  await settle();
  expect(page.rooms.requests.slice(before).map(({ kind }) => kind)).toEqual(['sit']);
  expect(page.online()).toMatchObject({ connection: { type: 'none' }, invitations: [] });
  expect(page.notices()).toEqual(['tableGone']);
});

test('a waiting page that checks for the friend learns that the table is gone', async () => {
  const page = await invited();
  page.context.wire.pages.ask = async () => ({ isGone: true }) as never;
  await page.pass(20 * SECOND);
  expect([page.online().invitations, page.notices()]).toEqual([[], ['tableGone']]);
});

test('cancelling an invitation closes its table', async () => {
  const page = await inviting();
  page.play.online.cancel();
  expect([page.hasLeft(), page.online().invitations]).toEqual([true, []]);
});

/** A page at whose table a friend has sat down. */
const joined = async () => {
  const page = await inviting();
  page.comes();
  return page;
};

test('once the friend has come the table is saved as a running game, which a page opened later finds', async () => {
  const page = await joined();
  const underWay = [{ code: 'ABCDEFG', isUnderWay: true, against: 'Ben' }];
  expect(page.online().invitations).toMatchObject(underWay);
  const later = new Invitations(page.context);
  later.note({ ...page.table.state, code: 'ABCDEFG', you: 'watcher' });
  expect(page.context.kept.invitations.list()).toEqual([]);
  later.note({ ...page.table.state, code: 'ABCDEFG', you: 'black' });
  expect(page.context.kept.invitations.list()).toMatchObject(underWay);
});

test('a game that was left or has ended is no longer saved', async () => {
  const left = await joined();
  left.play.online.leave();
  expect([left.hasLeft(), left.online().invitations]).toEqual([true, []]);
  const over = await joined();
  over.table.resign('black');
  over.tell();
  expect(over.online().invitations).toEqual([]);
});

/** A friend has accepted the invitation that the page left open. */
const followed = async () => {
  const page = await invited();
  page.context.wire.pages.ask = async () => ({}) as never;
  expect(page.notices()).toEqual([]);
  await page.pass(20 * SECOND);
  expect(page.online().invitations).toMatchObject([{ code: 'ABCDEFG', hasCome: true }]);
  expect(page.notices()).toEqual(['friendCame']);
  return page;
};

test('a friend who accepts a pending invitation is announced once', async () => {
  const page = await followed();
  page.play.dismissNotice(page.app().notices[0]?.id ?? 0);
  await page.pass(20 * SECOND);
  expect(page.notices()).toEqual([]);
});

test('the notice about the friend disappears at the table', async () => {
  const page = await followed();
  page.play.online.join('ABCDEFG');
  await settle();
  page.comes();
  expect(page.notices()).toEqual([]);
});

test('deleting all data cancels all invitations', async () => {
  const page = await invited();
  page.context.wire.pages.ask = async () => ({ wasKnown: true }) as never;
  await page.play.online.forget();
  expect([page.online().invitations, page.context.kept.invitations.list()]).toEqual([[], []]);
});
