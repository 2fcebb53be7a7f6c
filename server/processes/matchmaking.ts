import { type MatchMakerDriver, matchMaker, type Presence } from '@colyseus/core';

const RELIST_MILLISECONDS = 10_000;

/** What the processes know together of their rooms. */
interface Shared {
  readonly presence?: Presence;
  readonly driver?: MatchMakerDriver;
  /** Lists the rooms of this process as they are. */
  readonly relist?: () => Promise<void>;
}

export interface Matchmaking {
  readonly redisUrl: string | undefined;
  /** Where pages reach the rooms of this process among several. */
  readonly publicAddress: string | undefined;
  readonly fail: (error: unknown) => void;
}

const share = async ({ redisUrl, fail }: Matchmaking): Promise<Shared> => {
  if (redisUrl === undefined) return {};
  const { SharedPresence } = await import('./sharedPresence.ts');
  const { SharedRooms } = await import('./sharedRooms.ts');
  const presence = new SharedPresence(redisUrl, fail);
  await presence.connection.ping().catch(() => {
    throw new Error('Redis cannot be reached');
  });
  const driver = new SharedRooms(presence, () => matchMaker.processId);
  const relist = async (): Promise<void> => {
    await driver.tidy();
    // A Redis that was started again knows no rooms.
    await matchMaker.restoreMissingRoomCaches();
  };
  return { presence, driver, relist };
};

/**
 * Makes this process one of those that find each other in Redis, or one alone. Whoever asks for a new room gets it
 * here: it is for what stands before the processes to spread the askers.
 */
export const setUpMatchmaking = async (matchmaking: Matchmaking): Promise<() => Promise<void>> => {
  const { publicAddress, fail } = matchmaking;
  const { presence, driver, relist } = await share(matchmaking);
  await matchMaker.setup(presence, driver, publicAddress, async () => matchMaker.processId);
  const timer = relist && setInterval(() => relist().catch(fail), RELIST_MILLISECONDS);
  return async () => {
    clearInterval(timer);
    await matchMaker.gracefullyShutdown();
    await matchMaker.presence.shutdown();
    await matchMaker.driver.shutdown();
  };
};
