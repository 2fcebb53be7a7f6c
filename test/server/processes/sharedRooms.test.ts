import { initializeRoomCache } from '@colyseus/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SharedPresence } from '../../../server/redis/sharedPresence.ts';
import { SharedRooms } from '../../../server/redis/sharedRooms.ts';
import { findRedis, type RedisServer, startRedis } from '../../../testkit/server/redisServer.ts';

const program = findRedis();
const CODE = 'ABCDEF';

describe.skipIf(program === undefined)('rooms listed in Redis', () => {
  let redis: RedisServer;
  beforeAll(async () => {
    redis = await startRedis(program!);
  });
  afterAll(() => redis.stop());

  /** A process as the others see it: it listens for them and lists rooms. */
  const startProcess = async (id: string) => {
    const presence = new SharedPresence(redis.url, () => {});
    await presence.subscribe(`p:${id}`, () => {});
    const rooms = new SharedRooms(presence, () => id);
    const list = (roomId: string, name = 'table') =>
      rooms.persist(initializeRoomCache({ roomId, name, processId: id }));
    const find = async (code: string, name = 'table') => (await rooms.findOne({ name, code }))?.processId;
    const end = (): Promise<void> => presence.shutdown();
    return { rooms, list, find, end };
  };

  test('are found by the code of their table, in any process', async () => {
    const [one, two] = [await startProcess('one'), await startProcess('two')];
    await one.list(CODE);
    expect([await one.find(CODE), await two.find(CODE), await two.find('GHJKLM')]).toEqual([
      'one',
      'one',
      undefined,
    ]);
    expect(await two.find(CODE, 'lobby')).toBeUndefined();
    await Promise.all([one.end(), two.end()]);
  });

  test('are forgotten when their process has ended', async () => {
    const [one, two] = [await startProcess('one'), await startProcess('two')];
    await one.list(CODE);
    await one.list('lobby of one', 'lobby');
    await one.end();
    expect(await two.find(CODE)).toBeUndefined();
    expect(await two.rooms.has(CODE)).toBe(false);
    expect(await two.rooms.findOne({ name: 'lobby' })).toBeUndefined();
    await two.end();
  });

  test('stay listed if another process took the table over', async () => {
    const [one, two] = [await startProcess('one'), await startProcess('two')];
    await one.list(CODE);
    await two.list(CODE);
    await one.rooms.remove(CODE);
    expect(await one.find(CODE)).toBe('two');
    await two.rooms.remove(CODE);
    expect(await one.find(CODE)).toBeUndefined();
    await Promise.all([one.end(), two.end()]);
  });
});
