import { type MatchMakerDriver, matchMaker, type Presence } from '@colyseus/core';

const RELIST_MILLISECONDS = 10_000;

/** What the processes know together of their rooms. */
interface Shared {
  readonly presence?: Presence;
  readonly driver?: MatchMakerDriver;
}

const share = async (redisUrl: string | undefined): Promise<Shared> => {
  if (redisUrl === undefined) return {};
  const { SharedPresence } = await import('./sharedPresence.ts');
  const { SharedRooms } = await import('./sharedRooms.ts');
  const presence = new SharedPresence(redisUrl);
  return { presence, driver: new SharedRooms(presence, () => matchMaker.processId) };
};

export interface Matchmaking {
  readonly redisUrl: string | undefined;
  /** Where pages reach the rooms of this process among several. */
  readonly publicAddress: string | undefined;
  readonly fail: (error: unknown) => void;
}

/**
 * Makes this process one of those that find each other in Redis, or one alone. Whoever asks for a new room gets it
 * here: it is for what stands before the processes to spread the askers.
 */
export const setUpMatchmaking = async ({
  redisUrl,
  publicAddress,
  fail,
}: Matchmaking): Promise<() => Promise<void>> => {
  const { presence, driver } = await share(redisUrl);
  await matchMaker.setup(presence, driver, publicAddress, async () => matchMaker.processId);
  // A Redis that was started again knows no rooms.
  const relist = (): Promise<void> => matchMaker.restoreMissingRoomCaches().catch(fail);
  const timer = redisUrl === undefined ? undefined : setInterval(relist, RELIST_MILLISECONDS);
  return async () => {
    clearInterval(timer);
    await matchMaker.gracefullyShutdown();
    matchMaker.presence.shutdown();
    await matchMaker.driver.shutdown();
  };
};
