import { expect, test } from 'vitest';
import { Connection, type ConnectionEnd } from '../../src/net/connection.ts';
import { PATIENCE } from '../../src/net/contract/limits.ts';
import type { JoinRequest } from '../../src/net/room.ts';
import { FakeRooms, type Fate, settle } from '../../testkit/net/fakeRooms.ts';
import { TestClock } from '../../testkit/testClock.ts';

const WATCH: JoinRequest = { kind: 'watch', code: 'ABCDEF' };
const A_GREETING = { by: 'black', greeting: 'hello' } as const;

/** A page with a connection, and the listener for its events. */
const openRoom = async (fate: Fate = 'open', isAwaited = false) => {
  const time = new TestClock();
  const rooms = new FakeRooms();
  rooms.fate = fate;
  const received: string[] = [];
  const ends: ConnectionEnd[] = [];
  const counts = { lost: 0 };
  const follower = {
    received: ({ kind }: { readonly kind: string }) => received.push(kind),
    lost: () => counts.lost++,
    ended: (why: ConnectionEnd) => ends.push(why),
  };
  const parts = {
    joinRoom: rooms.joinRoom,
    time,
    random: () => 0.5,
    request: () => WATCH,
    isAwaited,
    follower,
  };
  const connection = new Connection(parts);
  await settle();
  /** Advances the time in small steps, so that promises settle in between. */
  const pass = async (milliseconds: number): Promise<void> => {
    for (let left = milliseconds; left > 0; left -= 100) {
      time.pass(Math.min(100, left));
      await settle();
    }
  };
  /** Advances the time while the server answers every ping. */
  const live = async (milliseconds: number): Promise<void> => {
    for (let left = milliseconds; left > 0; left -= 1_000) {
      await pass(Math.min(1_000, left));
      rooms.last.receive('pong', { sent: 0, now: 0 });
    }
  };
  return { time, rooms, received, ends, counts, connection, pass, live };
};

/** A page that was let in. */
const cameIn = async () => {
  const room = await openRoom();
  room.rooms.last.receive('greeting', A_GREETING);
  return room;
};

test('a page pings the server regularly', async () => {
  const room = await cameIn();
  await room.live(10 * PATIENCE.heartbeat);
  expect(room.rooms.last.sent.filter(({ kind }) => kind === 'ping').length).toBeGreaterThanOrEqual(10);
  expect(room.counts.lost).toBe(0);
});

test('a server that falls silent is noticed within five seconds', async () => {
  const room = await cameIn();
  await room.live(20_000);
  await room.pass(PATIENCE.silence - 200);
  expect(room.counts.lost).toBe(0);
  await room.pass(200);
  expect(room.counts.lost).toBe(1);
});

test('a broken connection is noticed at once, and the page reconnects at once', async () => {
  const room = await cameIn();
  room.rooms.last.break();
  expect(room.counts.lost).toBe(1);
  await room.pass(100);
  expect(room.rooms.requests).toEqual([WATCH, WATCH]);
  room.rooms.last.receive('greeting', A_GREETING);
  expect(room.received).toEqual(['greeting', 'greeting']);
});

test('a page that loses the network reports it at once', async () => {
  const room = await cameIn();
  room.connection.drop();
  expect(room.counts.lost).toBe(1);
});

test('a page that was connected keeps retrying, with pauses that grow to at most five seconds', async () => {
  const room = await cameIn();
  room.rooms.fate = 'failed';
  room.rooms.last.break();
  await room.pass(10_000);
  const inTenSeconds = room.rooms.requests.length;
  expect(inTenSeconds).toBeLessThan(8);
  await room.pass(3_600_000 / 10);
  expect(room.rooms.requests.length - inTenSeconds).toBeGreaterThanOrEqual(3_600 / 10 / 5);
  expect(room.ends).toEqual([]);
  room.rooms.fate = 'open';
  await room.pass(5_000);
  expect(room.rooms.joined).toHaveLength(2);
});

test('when the network comes back the page retries at once', async () => {
  const room = await cameIn();
  room.rooms.fate = 'failed';
  room.rooms.last.break();
  await room.pass(9_000);
  room.rooms.fate = 'open';
  room.connection.check();
  await settle();
  expect(room.rooms.joined).toHaveLength(2);
});

test('a request without an answer is abandoned and retried', async () => {
  const room = await cameIn();
  room.rooms.fate = 'silent';
  room.rooms.last.break();
  await room.pass(5_000);
  expect(room.rooms.requests).toHaveLength(2);
  await room.pass(1_000);
  expect(room.rooms.requests).toHaveLength(3);
  await room.pass(60_000);
  expect(room.rooms.requests.length).toBeGreaterThanOrEqual(5);
});

test('a page that wakes up checks the connection, and knows within two seconds', async () => {
  const room = await cameIn();
  room.connection.check();
  await room.pass(1_900);
  expect(room.counts.lost).toBe(0);
  await room.pass(200);
  expect(room.counts.lost).toBe(1);
});

test('a hidden page with slow timers does not think the server is gone', async () => {
  const room = await cameIn();
  await room.live(4_000);
  const { sent } = room.rooms.last;
  sent.length = 0;
  room.time.sleep(60_000);
  await settle();
  expect(room.counts.lost).toBe(0);
  expect(sent.map(({ kind }) => kind)).toContain('ping');
  room.rooms.last.receive('pong', { sent: 0, now: 0 });
  await room.live(10_000);
  expect(room.counts.lost).toBe(0);
});

test('a page that never connected reports after a few tries that the server is unreachable', async () => {
  const room = await openRoom('failed');
  await room.pass(5_000);
  expect(room.ends).toEqual(['unreachable']);
  expect(room.counts.lost).toBe(0);
});

test('a page with a reserved seat retries from the start', async () => {
  const room = await openRoom('failed', true);
  await room.pass(60_000);
  expect(room.ends).toEqual([]);
  room.rooms.fate = 'open';
  await room.pass(5_000);
  expect(room.rooms.joined).toHaveLength(1);
});

test('the first answer may take longer, since there is more to load', async () => {
  const room = await openRoom('silent');
  await room.pass(14_000);
  expect(room.rooms.requests).toHaveLength(1);
  await room.pass(6_000);
  expect(room.rooms.requests).toHaveLength(2);
});

test.each(['unknownTable', 'tooMany', 'malformed'] as const)(
  'a page that is refused (%s) reports it once',
  async fate => {
    const room = await openRoom(fate);
    await room.pass(60_000);
    expect(room.ends).toEqual([fate]);
    expect(room.rooms.requests).toHaveLength(1);
  },
);

test('a page that reconnects too often tries again later', async () => {
  const room = await cameIn();
  room.rooms.fate = 'tooMany';
  room.rooms.last.break();
  await room.pass(3_000);
  expect(room.ends).toEqual([]);
  room.rooms.fate = 'open';
  await room.pass(6_000);
  expect(room.rooms.joined).toHaveLength(2);
});

test('a page reconnects at once to a server that is moving', async () => {
  const room = await cameIn();
  await room.live(10_000);
  room.rooms.last.receive('goodbye', { reason: 'serverMoves' });
  expect(room.counts.lost).toBe(1);
  await room.pass(100);
  expect(room.rooms.joined).toHaveLength(2);
});

test('a server that keeps sending pages away is not flooded with requests', async () => {
  const room = await cameIn();
  for (let times = 0; times < 300; times++) {
    await room.pass(100);
    if (room.rooms.last.isClosed) continue;
    room.rooms.last.receive('greeting', A_GREETING);
    room.rooms.last.receive('goodbye', { reason: 'serverMoves' });
  }
  expect(room.rooms.requests.length).toBeLessThan(15);
});

test.each(['takenOver', 'tableClosed', 'tooMany'] as const)(
  'a goodbye (%s) ends the connection for good',
  async reason => {
    const room = await cameIn();
    room.rooms.last.receive('goodbye', { reason });
    await room.pass(60_000);
    expect(room.ends).toEqual([reason]);
    expect(room.rooms.requests).toHaveLength(1);
  },
);

test('a page that leaves says so and closes the connection', async () => {
  const room = await cameIn();
  room.connection.leave();
  expect(room.rooms.last.sent.at(-1)?.kind).toBe('leave');
  await room.pass(2_000);
  expect(room.rooms.last.isClosed).toBe(true);
  expect(room.ends).toEqual([]);
});

test('messages after the end are ignored', async () => {
  const room = await cameIn();
  room.connection.close();
  room.rooms.last.receive('greeting', A_GREETING);
  room.rooms.last.break();
  expect([room.received, room.counts.lost]).toEqual([['greeting'], 0]);
});

test('a connection closed before it is established is not established later', async () => {
  const time = new TestClock();
  const rooms = new FakeRooms();
  const follower = { received: () => {}, lost: () => {}, ended: () => {} };
  const connection = new Connection({
    joinRoom: rooms.joinRoom,
    time,
    random: () => 0.5,
    request: () => WATCH,
    follower,
  });
  connection.close();
  await settle();
  expect(rooms.last.isClosed).toBe(true);
});

test('an unknown or malformed message has no effect', async () => {
  const room = await cameIn();
  room.rooms.last.receiveAnything('greeting', { by: 'red' });
  room.rooms.last.receiveAnything(undefined, undefined);
  room.rooms.last.receiveAnything('constructor', {});
  expect(room.received).toEqual(['greeting']);
});

test('an unreadable table ends the connection: page and server are of different versions', async () => {
  const room = await cameIn();
  room.rooms.last.receiveAnything('state', { code: 'ABCDEF' });
  expect(room.ends).toEqual(['malformed']);
});

test.each([
  ['before', true],
  ['after', false],
])(
  'an abandoned request that succeeds late does not cost the seat, if the goodbye comes %s that',
  async (_, isFirst) => {
    const room = await cameIn();
    await room.live(10_000);
    room.rooms.fate = 'late';
    room.rooms.last.break();
    await room.pass(5_200);
    room.rooms.fate = 'open';
    await room.pass(1_500);
    const seated = room.rooms.last;
    const letIn = (): void => room.rooms.letInLate();
    const dismiss = (): void => seated.receive('goodbye', { reason: 'takenOver' });
    for (const happen of isFirst ? [dismiss, letIn] : [letIn, dismiss]) {
      happen();
      await settle();
    }
    await room.pass(1_000);
    expect(room.ends).toEqual([]);
    expect(room.rooms.joined.filter(({ isClosed }) => !isClosed)).toHaveLength(1);
    expect(seated.isClosed).toBe(true);
  },
);
