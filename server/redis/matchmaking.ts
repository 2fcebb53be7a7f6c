import { type MatchMakerDriver, matchMaker, type Presence } from '@colyseus/core';
import type { Log } from '../process/log.ts';
import { untilThere } from '../process/waiting.ts';
import { OwnRooms } from './ownRooms.ts';
import { type PulseOptions, type RedisPulse, startRedisPulse } from './redisPulse.ts';

const RELIST_MILLISECONDS = 10_000;

/** The connections to Redis, or their equivalents in a single process. */
interface Shared {
  readonly presence?: Presence;
  readonly driver?: MatchMakerDriver;
  /** Registers the rooms of this process again. */
  readonly relist?: () => Promise<void>;
  readonly pulse?: RedisPulse;
}

export interface MatchmakingOptions extends PulseOptions {
  readonly redisUrl: string | undefined;
  /** The address at which pages reach this process, if there are several. */
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
    // A restarted Redis has lost the list of rooms.
    await matchMaker.restoreMissingRoomCaches();
  };
  const pulse = startRedisPulse(presence, { fail, recover });
  return { presence, driver, relist, pulse };
};

/**
 * Connects this process with the others through Redis, or runs it alone. New rooms are created in the process that receives
 * the request, so the load balancer distributes them.
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
