/**
 * Measures the cost of the shared services with many games: looking up a lobby and a table in Redis, and
 * storing plies in PostgreSQL over the connections of several processes. Needs redis-server and PostgreSQL.
 */
import { initializeRoomCache } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { SharedPresence } from '../../../server/redis/sharedPresence.ts';
import { SharedRooms } from '../../../server/redis/sharedRooms.ts';
import { openStorage, type Storage } from '../../../server/storage/storage.ts';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { findPostgres, startPostgres } from '../../../testkit/server/postgresCluster.ts';
import { findRedis, startRedis } from '../../../testkit/server/redisServer.ts';
import { fractionOf, type Measurement, makeTable } from '../measurement.ts';

const ROOMS = [2_500, 10_000, 100_000];
const LOOKUPS = 100;
const PROCESSES = [1, 2, 4];
const CONNECTIONS = 10;
const MATCHES_OF_PROCESS = 200;
const SECONDS = 5;
const BATCH = 1_000;
const MOVES = ['f5', 'd6', 'c3', 'd3', 'c4', 'f4', 'f6', 'g5'];

const timesOf = async (
  count: number,
  work: (index: number) => Promise<unknown>,
): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let index = 0; index < count; index++) {
    const begun = performance.now();
    await work(index);
    times.push(performance.now() - begun);
  }
  return times;
};
const shown = (times: readonly number[]): string =>
  `${fractionOf(times, 0.5).toFixed(2)} / ${fractionOf(times, 0.95).toFixed(2)}`;

const lookUp = async (url: string): Promise<void> => {
  const presence = new SharedPresence(url, () => {});
  await presence.subscribe('p:self', () => {});
  const rooms = new SharedRooms(presence, () => 'other');
  const whole = new RedisDriver(presence.connection);
  const rows: Measurement[] = [];
  let listed = 0;
  const list = (roomId: string, name: string, wanted?: string): Promise<unknown> =>
    rooms.persist(
      initializeRoomCache({ roomId, name, processId: 'self', ...(wanted && { metadata: { wanted } }) }),
    );
  await list('lobby', 'lobby', 'othello 8x8');
  for (const count of ROOMS) {
    for (; listed < count; listed += BATCH)
      await Promise.all(Array.from({ length: BATCH }, (_, index) => list(`room${listed + index}`, 'table')));
    const reader = new SharedRooms(presence, () => 'reader');
    const name = `${count.toLocaleString('en')} rooms listed:`;
    const [unit, lobby] = [
      'ms, median / 95 %',
      () => reader.findOne({ name: 'lobby', wanted: 'othello 8x8' }),
    ];
    const table = (index: number) => reader.findOne({ name: 'table', code: `room${index}` });
    rows.push(
      { name: `${name} a lobby`, value: shown(await timesOf(LOOKUPS, lobby)), unit },
      { name: `${name} a table`, value: shown(await timesOf(LOOKUPS, table)), unit },
      {
        name: `${name} reading all`,
        value: shown(await timesOf(3, async () => whole.findOne({ name: 'lobby' }))),
        unit,
      },
    );
  }
  await presence.shutdown();
  console.log(makeTable(rows));
};

const beginMatches = async (storage: Storage, number: number): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let index = 0; index < MATCHES_OF_PROCESS; index++) {
    const code = `P${number}M${index}`;
    const { id: black } = await storage.identities.identify(`black of ${code}`, 0);
    const { id: white } = await storage.identities.identify(`white of ${code}`, 0);
    await storage.tables.create({ code, state: {}, created: 0 });
    const clock = { kind: 'none' } as const;
    const match = {
      id: code,
      table: code,
      number: 1,
      setup: STANDARD_SETUP,
      seats: { black, white },
      clock,
      given: [],
      seed: 1,
    };
    await storage.matches.begin(match, { at: 0, left: undefined });
    ids.push(code);
  }
  return ids;
};

/** Stores plies as fast as the connections of a process allow. */
const store = async (storage: Storage, ids: readonly string[], until: number): Promise<readonly number[]> => {
  const times: number[] = [];
  const lane = async (own: readonly string[]): Promise<void> => {
    for (let ply = 1; performance.now() < until; ply++)
      for (const id of own) {
        const move = MOVES[(ply - 1) % MOVES.length] ?? 'f5';
        const begun = performance.now();
        await storage.matches.append(
          { id, number: ply },
          { kind: 'play', ply, move, at: ply, left: undefined },
        );
        times.push(performance.now() - begun);
      }
  };
  const lanes = Array.from({ length: CONNECTIONS }, (_, lane) =>
    ids.filter((_id, index) => index % CONNECTIONS === lane),
  );
  await Promise.all(lanes.map(lane));
  return times;
};

const storePlies = async (programs: string): Promise<void> => {
  const rows: Measurement[] = [];
  const postgres = startPostgres(programs);
  for (const processes of PROCESSES) {
    const url = await postgres.emptyDatabase();
    const open = (number: number) =>
      openStorage(url, {
        holder: { id: `${number}`, address: `${number}` },
        connections: CONNECTIONS,
        onError: console.error,
      });
    const storages: Storage[] = [];
    for (let number = 0; number < processes; number++) storages.push(await open(number));
    const all = await Promise.all(
      storages.map(async (storage, number) => ({ storage, ids: await beginMatches(storage, number) })),
    );
    const end = performance.now() + SECONDS * 1_000;
    const times = (await Promise.all(all.map(({ storage, ids }) => store(storage, ids, end)))).flat();
    const name = `plies stored for ${processes} processes:`;
    rows.push(
      { name, value: Math.round(times.length / SECONDS).toLocaleString('en'), unit: 'a second' },
      { name, value: shown(times), unit: 'ms, median / 95 %' },
    );
    await Promise.all(storages.map(storage => storage.close()));
  }
  postgres.stop();
  console.log(makeTable(rows));
};

const [redisProgram, postgresPrograms] = [findRedis(), findPostgres()];
if (redisProgram === undefined || postgresPrograms === undefined)
  throw new Error('This needs redis-server and PostgreSQL on this machine.');
const redis = await startRedis(redisProgram);
await lookUp(redis.url);
await redis.stop();
await storePlies(postgresPrograms);
