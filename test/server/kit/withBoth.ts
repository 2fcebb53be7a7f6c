import { afterAll, beforeAll, describe } from 'vitest';
import {
  findPostgres,
  type PostgresCluster,
  startPostgres,
} from '../../../testkit/server/postgresCluster.ts';
import { findRedis, type RedisServer, startRedis } from '../../../testkit/server/redisServer.ts';

/** For machines that are ten times slower. */
export const PATIENCE_MILLISECONDS = 120_000;

const programs = { redis: findRedis(), postgres: findPostgres() };

/** Redis and PostgreSQL while tests run. */
interface Both {
  readonly redis: RedisServer;
  readonly postgres: PostgresCluster;
}

/** Runs tests with Redis and PostgreSQL, on a machine that has them. */
export const withBoth = (
  what: string,
  define: (both: Both) => void,
  timeout = PATIENCE_MILLISECONDS,
): void => {
  describe.skipIf(programs.redis === undefined || programs.postgres === undefined)(what, { timeout }, () => {
    let redis: RedisServer;
    let postgres: PostgresCluster;
    beforeAll(async () => {
      redis = await startRedis(programs.redis!);
      postgres = startPostgres(programs.postgres!);
    }, timeout);
    afterAll(async () => {
      await redis.stop();
      postgres.stop();
    });
    define({
      get redis() {
        return redis;
      },
      get postgres() {
        return postgres;
      },
    });
  });
};
