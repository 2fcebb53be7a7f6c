import { expect, test } from 'vitest';
import { colyseusJoin } from '../../src/net/colyseusRooms.ts';
import { Connection, type ConnectionEnd } from '../../src/net/connection.ts';
import { serverPages } from '../../src/net/serverPages.ts';
import { TestClock } from '../../testkit/testClock.ts';
import { serverForAll } from '../server/kit/serverForAll.ts';
import { type Disturbance, startDisturbed } from './disturbedServer.ts';

const server = serverForAll();
const IDENTITY = 'x'.repeat(22);
/** Long enough for an answer on the slowest machine. */
const PATIENT = 30_000;
const SHORT = 300;

const DISTURBANCES = [
  'stalled',
  'cut',
  'cutUnseen',
  'badGateway',
  'away',
  'late',
  'sentToPage',
  'circle',
] as const;

const pagesBehind = async (disturbance: Disturbance) => {
  const { base } = await startDisturbed(server, disturbance);
  const limit = disturbance === 'stalled' ? SHORT : PATIENT;
  return serverPages(base, (url, init) => fetch(url, init), limit);
};

test.each(DISTURBANCES)('a server whose answers are disturbed (%s) is unreachable, not absent', async way => {
  const pages = await pagesBehind(way);
  const question = { identity: IDENTITY, finished: true, limit: 1 };
  expect(await pages.look()).toBe('unreachable');
  expect(await pages.ask('games', question)).toBe('unreachable');
  expect(await pages.ask('ratings', { identity: IDENTITY })).toBe('unreachable');
  expect(await pages.ask('name', { identity: IDENTITY, name: 'Ana' })).toBe('unreachable');
  expect(await pages.record('nothing')).toBe('unreachable');
});

test.each(['none', 'otherType', 'sentOn'] as const)(
  'a complete answer is accepted despite the disturbance %s',
  async way => {
    const pages = await pagesBehind(way);
    expect(await pages.look()).toBeUndefined();
    expect(await pages.ask('ratings', { identity: IDENTITY })).toEqual({ ratings: [] });
    expect(await pages.record('nothing')).toBe('unknownMatch');
  },
);

test('an HTML page in place of every answer means another server', async () => {
  const pages = await pagesBehind('page');
  expect(await pages.look()).toBe('noServer');
  expect(await pages.record('nothing')).toBe('noServer');
});

const WAYS = [...DISTURBANCES, 'page'] as const;

test.each(WAYS)(
  'a disturbed request to join (%s) is retried, then reported as unreachable',
  async way => {
    const proxy = await startDisturbed(server, way);
    const time = new TestClock();
    let ending: ConnectionEnd | undefined;
    const follower = { received: () => {}, lost: () => {}, ended: (why: ConnectionEnd) => (ending = why) };
    const request = () => ({ kind: 'watch', code: 'ABCDEF' }) as const;
    new Connection({ joinRoom: colyseusJoin(proxy.base), time, random: () => 0.5, request, follower });
    await expect
      .poll(
        () => {
          time.pass(1_000);
          return ending;
        },
        { timeout: PATIENT, interval: 20 },
      )
      .toBe('unreachable');
    const tries = proxy.asked.filter(path => path.startsWith('/matchmake/'));
    expect(tries.length).toBeGreaterThan(1);
  },
  PATIENT,
);
