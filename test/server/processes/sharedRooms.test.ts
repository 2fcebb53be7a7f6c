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

  /** A process that listens for others and lists rooms. */
  const startProcess = async (id: string) => {
    const presence = new SharedPresence(redis.url, () => {});
    await presence.subscribe(`p:${id}`, () => {});
    const rooms = new SharedRooms(presence, () => id);
    const list = (roomId: string, name = 'table', wanted?: string) =>
      rooms.persist(
        initializeRoomCache({ roomId, name, processId: id, ...(wanted && { metadata: { wanted } }) }),
      );
    const findLobby = async (wanted: string) => (await rooms.findOne({ name: 'lobby', wanted }))?.roomId;
    const find = async (code: string, name = 'table') => (await rooms.findOne({ name, code }))?.processId;
    const end = (): Promise<void> => presence.shutdown();
    return { presence, rooms, list, find, findLobby, end };
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

  test('are removed when their process has died', async () => {
    const [one, two] = [await startProcess('one'), await startProcess('two')];
    await one.list(CODE);
    await one.list('lobby of one', 'lobby');
    await one.end();
    expect(await two.find(CODE)).toBeUndefined();
    expect(await two.rooms.has(CODE)).toBe(false);
    expect(await two.rooms.findOne({ name: 'lobby' })).toBeUndefined();
    await two.end();
  });

  test('are found among thousands without reading the whole list: a lobby by its key', async () => {
    const [one, two] = [await startProcess('one'), await startProcess('two')];
    await Promise.all(Array.from({ length: 5_000 }, (_, room) => one.list(`room ${room}`)));
    await one.list('first', 'lobby', 'othello 8x8');
    await two.list('second', 'lobby', 'othello 8x8');
    await two.list('third', 'lobby', 'reversi 8x8');
    const client = two.presence.connection;
    await client.config('RESETSTAT');
    expect(await two.findLobby('othello 8x8')).toBe('first');
    expect(await one.findLobby('reversi 8x8')).toBe('third');
    expect(await one.findLobby('anti 8x8')).toBeUndefined();
    expect(await one.find('room 77')).toBe('one');
    expect(await client.info('commandstats')).not.toContain('cmdstat_hgetall');
    await one.end();
    expect(await two.findLobby('othello 8x8')).toBeUndefined();
    await two.list('second', 'lobby', 'othello 8x8');
    expect(await two.findLobby('othello 8x8')).toBe('second');
    await two.rooms.remove('second');
    expect(await two.findLobby('othello 8x8')).toBeUndefined();
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
