import { type MatchMakerDriver, matchMaker, type Presence } from '@colyseus/core';
import type { Log } from '../process/log.ts';
import { untilThere } from '../process/waiting.ts';
import { OwnRooms } from './ownRooms.ts';
import { type PulseOptions, type RedisPulse, startRedisPulse } from './redisPulse.ts';

const RELIST_MILLISECONDS = 10_000;

/** What the processes share about their rooms. */
interface Shared {
  readonly presence?: Presence;
  readonly driver?: MatchMakerDriver;
  /** Lists the rooms of this process again. */
  readonly relist?: () => Promise<void>;
  readonly pulse?: RedisPulse;
}

export interface MatchmakingOptions extends PulseOptions {
  readonly redisUrl: string | undefined;
  /** Where pages reach the rooms of this process among several. */
  readonly publicAddress: string | undefined;
  readonly log: Log;
}

export interface Matchmaking {
  /** Whether Redis has answered recently; `undefined` without Redis. */
  readonly isRedisHealthy: () => boolean | undefined;
  readonly end: () => Promise<void>;
}

const share = async ({ redisUrl, fail, recover, log }: MatchmakingOptions): Promise<Shared> => {
  if (redisUrl === undefined) return { driver: new OwnRooms() };
  const { SharedPresence } = await import('./sharedPresence.ts');
  const { SharedRooms } = await import('./sharedRooms.ts');
  const presence = new SharedPresence(redisUrl, fail);
  await untilThere({ name: 'Redis', log }, () => presence.probe()).catch(async (error: Error) => {
    await presence.shutdown();
    throw new Error(`Redis refuses this process: ${error.message}`, { cause: error });
  });
  const driver = new SharedRooms(presence, () => matchMaker.processId);
  const relist = async (): Promise<void> => {
    await driver.tidy();
    // A restarted Redis knows no rooms.
    await matchMaker.restoreMissingRoomCaches();
  };
  const pulse = startRedisPulse(presence, { fail, recover });
  return { presence, driver, relist, pulse };
};

/**
 * Connects this process with others through Redis, or runs it alone. New rooms are created in the process that gets the
 * request: spreading requests is up to the load balancer.
 */
export const setUpMatchmaking = async (options: MatchmakingOptions): Promise<Matchmaking> => {
  const { publicAddress, fail } = options;
  const { presence, driver, relist, pulse } = await share(options);
  await matchMaker.setup(presence, driver, publicAddress, async () => matchMaker.processId);
  const timer = relist && setInterval(() => relist().catch(fail), RELIST_MILLISECONDS);
  return {
    isRedisHealthy: () => pulse?.isHealthy(),
    end: async () => {
      clearInterval(timer);
      pulse?.stop();
      await matchMaker.gracefullyShutdown();
      await matchMaker.presence.shutdown();
      await matchMaker.driver.shutdown();
    },
  };
};
