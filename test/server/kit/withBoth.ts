import { afterAll, beforeAll, describe, type TestOptions } from 'vitest';
import {
  findPostgres,
  type PostgresCluster,
  startPostgres,
} from '../../../testkit/server/postgresCluster.ts';
import { findRedis, type RedisServer, startRedis } from '../../../testkit/server/redisServer.ts';

const programs = { redis: findRedis(), postgres: findPostgres() };

/** Redis and PostgreSQL while tests run. */
interface Both {
  readonly redis: RedisServer;
  readonly postgres: PostgresCluster;
}

/** Runs tests with Redis and PostgreSQL, on a machine that has them. */
export const withBoth = (what: string, define: (both: Both) => void, options: TestOptions = {}): void => {
  describe.skipIf(programs.redis === undefined || programs.postgres === undefined)(what, options, () => {
    let redis: RedisServer;
    let postgres: PostgresCluster;
    beforeAll(async () => {
      redis = await startRedis(programs.redis!);
      postgres = startPostgres(programs.postgres!);
    });
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
