import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SharedPresence } from '../../../server/redis/sharedPresence.ts';
import { findRedis, type RedisServer, startRedis } from '../../../testkit/server/redisServer.ts';
import { type SwallowingProxy, startSwallowingProxy } from '../../../testkit/server/swallowingProxy.ts';
import { until } from '../../../testkit/until.ts';

const program = findRedis();
/** Connection attempts of both connections: enough for each to have reached the load balancer while Redis was down. */
const ATTEMPTS = 12;
const RESTARTS = 3;

describe.skipIf(program === undefined)('the connections to Redis behind a load balancer', () => {
  let redis: RedisServer;
  let proxy: SwallowingProxy;
  let presence: SharedPresence;
  beforeAll(async () => {
    redis = await startRedis(program!);
  });
  afterAll(() => redis.stop());
  beforeEach(async () => {
    proxy = await startSwallowingProxy({ path: redis.socket });
    presence = new SharedPresence(`redis://127.0.0.1:${proxy.port}`, () => {});
    await presence.probe();
  });
  afterEach(async () => {
    await presence.shutdown();
    await proxy.close();
  });

  const hear = async (text: string): Promise<void> => {
    const heard: string[] = [];
    await presence.subscribe('topic', (words: string) => heard.push(words));
    await until(async () => {
      await presence.publish('topic', text);
      expect(heard).toContain(text);
    });
  };

  test('recover after every restart and receive messages', async () => {
    await hear('before');
    for (let restart = 1; restart <= RESTARTS; restart++) {
      await redis.halt();
      const before = proxy.accepted();
      await until(() => expect(proxy.accepted()).toBeGreaterThan(before + ATTEMPTS));
      await redis.restart();
      await until(() => presence.probe());
      await hear(`after restart ${restart}`);
    }
  });

  test('can be replaced in any state', async () => {
    await hear('before');
    proxy.swallow();
    await expect(presence.probe()).rejects.toThrow();
    proxy.restore();
    presence.renew();
    await until(() => presence.probe());
    await hear('after');
  });
});
