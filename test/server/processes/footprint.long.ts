import { statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeRandom } from '../../../src/game/random.ts';
import { drawGame, LivePlay } from '../../../testkit/server/livePlay.ts';
import type { ServerProcess } from '../../../testkit/server/liveServer.ts';
import { kilobytesOf } from '../kit/memory.ts';
import { useProcesses } from '../kit/ownServers.ts';

const SEED = 1;
const AT_ONCE = 10;

const servers = useProcesses();
let server: ServerProcess;
let plays: LivePlay[];
beforeEach(async () => {
  server = await servers.start();
  plays = [];
});
afterEach(() => {
  for (const play of plays) play.close();
});

const random = makeRandom(SEED);
const beginGames = async (count: number): Promise<void> => {
  const host = `localhost:${server.port}`;
  for (let begun = 0; begun < count; begun += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, () => new LivePlay(drawGame(random)));
    plays.push(...some);
    await Promise.all(some.map(play => play.begin(host, host)));
  }
};

test.runIf(process.platform === 'linux')(
  'a server needs at most 160 MB of memory, and about 100 kB for every game',
  async () => {
    expect(kilobytesOf(server)).toBeLessThan(160_000);
    // The first games load code and fill pools that all games share.
    await beginGames(100);
    const before = kilobytesOf(server);
    await beginGames(300);
    expect((kilobytesOf(server) - before) / 300).toBeLessThan(150);
  },
);

test('a finished match takes about 10 kB of disk space', async () => {
  const matches = 40;
  await beginGames(matches);
  await Promise.all(
    plays.map(async play => {
      while (!play.isOver) await play.playNext();
    }),
  );
  await server.end('SIGTERM');
  const file = join(servers.data, 'flipside.db');
  const database = new Database(file);
  database.pragma('wal_checkpoint(truncate)');
  database.close();
  expect(statSync(file).size / matches).toBeLessThan(20_000);
});
