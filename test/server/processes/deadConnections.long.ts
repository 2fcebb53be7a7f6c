import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeRandom } from '../../../src/game/random.ts';
import { drawGame, LivePlay } from '../../../testkit/server/livePlay.ts';
import type { ServerProcess } from '../../../testkit/server/liveServer.ts';
import { throughPort } from '../../../testkit/server/postgresCluster.ts';
import { type SwallowingProxy, startSwallowingProxy } from '../../../testkit/server/swallowingProxy.ts';
import { until } from '../../../testkit/until.ts';
import { useProcesses } from '../kit/ownServers.ts';
import { movesOf, playInTurn, seatTwo } from '../kit/person.ts';
import { withBoth } from '../kit/withBoth.ts';

interface Told {
  readonly status: string;
  readonly storage: string;
  readonly redis?: string;
  readonly reason?: string;
}

withBoth('while a connection is silently dead (needs redis-server and PostgreSQL)', both => {
  const servers = useProcesses();
  let toRedis: SwallowingProxy;
  let toPostgres: SwallowingProxy;
  let server: ServerProcess;

  beforeEach(async () => {
    toRedis = await startSwallowingProxy({ path: both.redis.socket });
    toPostgres = await startSwallowingProxy({ path: both.postgres.socket });
    server = await servers.start({
      DATABASE_URL: throughPort(await both.postgres.emptyDatabase(), toPostgres.port),
      REDIS_URL: `redis://127.0.0.1:${toRedis.port}`,
      LOG_LEVEL: 'info',
    });
  });
  afterEach(async () => {
    await servers.stop();
    await Promise.all([toRedis.close(), toPostgres.close()]);
  });

  const health = async (): Promise<Told> =>
    (await fetch(`http://localhost:${server.port}/healthz`)).json() as Promise<Told>;
  const untilHealthIs = (told: Partial<Told>): Promise<void> =>
    until(async () => expect(await health()).toMatchObject(told));
  const timesLogged = (msg: string): number => server.logged().split(`"msg":"${msg}"`).length - 1;

  test('to PostgreSQL: players are disconnected, /healthz has the reason, and the match continues afterwards', async () => {
    const two = await seatTwo(server.port);
    const [anna, ben] = two;
    await playInTurn(two, 'f5');
    toPostgres.swallow();
    ben.play('d6');
    expect(await ben.receives('goodbye')).toMatchObject({ reason: 'serverMoves' });
    await untilHealthIs({ status: 'failing', reason: 'the storage does not answer' });

    toPostgres.restore();
    await untilHealthIs({ status: 'ready', storage: 'ready' });
    await until(() => anna.sit());
    await ben.sit();
    expect(movesOf(ben.state)).toBe('f5');
    ben.play('d6');
    await anna.sees(({ match }) => match?.transcript.length === 2);
    expect(timesLogged('the storage does not answer')).toBe(1);
    expect(timesLogged('the storage answers again')).toBe(1);
  });

  test('to Redis: games continue, new ones begin, and /healthz has the reason', async () => {
    const host = `localhost:${server.port}`;
    const [before, after] = [1, 2].map(seed => new LivePlay(drawGame(makeRandom(seed))));
    await before!.begin(host, host);
    toRedis.swallow();
    await before!.playNext();
    await untilHealthIs({ status: 'failing', storage: 'ready', reason: 'Redis does not answer' });
    await before!.playNext();
    await after!.begin(host, host);
    await after!.playNext();
    expect([before!.ply, after!.ply]).toEqual([2, 1]);

    toRedis.restore();
    await untilHealthIs({ status: 'ready', redis: 'ready' });
    expect(timesLogged('Redis does not answer')).toBe(1);
    expect(timesLogged('Redis answers again')).toBe(1);
    for (const play of [before!, after!]) play.close();
  });

  test('to both: the process still stops on a signal', async () => {
    await seatTwo(server.port);
    toPostgres.swallow();
    toRedis.swallow();
    expect(await server.end('SIGTERM')).not.toBeNull();
    expect(timesLogged('not everything could be shut down cleanly')).toBeGreaterThan(0);
  });
});
