import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { ErrorReporter } from './background/errorReporter.ts';
import { Heartbeat } from './background/heartbeat.ts';
import { startHousekeeping } from './background/housekeeping.ts';
import { Moderator } from './background/moderator.ts';
import type { Entrance } from './entrance.ts';
import type { Environment } from './environment.ts';
import { OPENINGS, readOpenings } from './files.ts';
import { type GameRooms, openRooms } from './gameRooms.ts';
import { afterMachine, SteadyClock, type Timing } from './process/clock.ts';
import { TIME_LIMITS, within } from './process/timeLimits.ts';
import { untilThere } from './process/waiting.ts';
import { isDatabase, openStorage, type Storage } from './storage/storage.ts';
import type { Health } from './web/routes.ts';

interface Foundation {
  readonly environment: Environment;
  readonly entrance: Entrance;
  readonly errors: ErrorReporter;
  readonly clock: SteadyClock;
}

/** Everything that runs behind the HTTP server. */
export interface Running extends Foundation {
  readonly storage: Storage;
  readonly moderator: Moderator;
  readonly heartbeat: Heartbeat;
  readonly rooms: GameRooms;
  readonly stopHousekeeping: () => void;
}

const openStores = ({ environment, entrance, errors }: Foundation): Promise<Storage> => {
  const options = {
    holder: { id: randomUUID(), address: environment.publicAddress ?? `${hostname()}:${entrance.port}` },
    connections: environment.databaseConnections,
    onError: (error: Error) => errors.report('a connection to the storage broke', error),
    onQuery: (milliseconds: number, outcome: 'done' | 'failed') =>
      entrance.meters.query(milliseconds, outcome),
  };
  const open = (): Promise<Storage> => openStorage(environment.storage, options);
  return isDatabase(environment.storage)
    ? untilThere({ name: 'PostgreSQL', log: entrance.log }, open)
    : open();
};

/** `rooms` is a callback because they are opened later. */
const startHeart = (
  { environment, entrance, errors, clock }: Foundation,
  { holding, renew }: Storage,
  rooms: () => GameRooms | undefined,
): Promise<Heartbeat> =>
  Heartbeat.start(holding, {
    log: entrance.log,
    errors,
    clock,
    lapse: async heldUntil => rooms()?.lapse(heldUntil),
    mayPutAway: () => environment.redisUrl !== undefined || rooms()?.counts().tables === 0,
    onBeat: () => errors.settle(),
    renew,
  });

type Stored = Foundation & Pick<Running, 'storage' | 'moderator'>;

const openGames = (
  { environment, entrance, storage, moderator, errors, clock }: Stored,
  timing: Timing = { now: clock.now, after: afterMachine },
): Promise<GameRooms> => {
  const { log, meters, limiter, http, fail, isWelcome } = entrance;
  const { publicAddress, redisUrl } = environment;
  return openRooms({
    ...{ http, storage, log, errors, moderator, limiter, isWelcome, fail, publicAddress, redisUrl },
    ...timing,
    onPly: milliseconds => meters.ply(milliseconds),
    tally: meters.tally,
    openings: readOpenings(OPENINGS),
  });
};

const cleanUp = ({ entrance: { log }, storage, clock }: Stored): (() => void) =>
  startHousekeeping(storage.retention, {
    now: clock.now,
    report: swept => log.info({ swept }, 'unused data was deleted'),
    fail: error => log.error({ err: error }, 'unused data could not be deleted'),
  });

/** Starts all parts; `timing` is for the games. */
export const run = async (
  environment: Environment,
  entrance: Entrance,
  timing?: Timing,
): Promise<Running> => {
  const clock = new SteadyClock();
  const foundation = { environment, entrance, errors: new ErrorReporter(entrance.log), clock };
  const { errors } = foundation;
  const storage = await openStores(foundation);
  let rooms: GameRooms | undefined;
  const heartbeat = await startHeart(foundation, storage, () => rooms);
  const moderator = await Moderator.start({ moderation: storage.moderation, errors, now: clock.now });
  const stored = { ...foundation, storage, moderator };
  rooms = await openGames(stored, timing);
  return { ...stored, heartbeat, rooms, stopHousekeeping: cleanUp(stored) };
};

const conditionOf = (isHealthy: boolean): 'ready' | 'failing' => (isHealthy ? 'ready' : 'failing');

const reasonOf = (storage: string, redis: string | undefined): string | undefined => {
  if (storage === 'failing') return 'the storage does not answer';
  return redis === 'failing' ? 'Redis does not answer' : undefined;
};

export const healthOf = ({ heartbeat, rooms }: Running, isStopping: boolean): Health => {
  const storage = conditionOf(heartbeat.isHealthy);
  const isRedisHealthy = rooms.isRedisHealthy();
  const redis = isRedisHealthy === undefined ? undefined : conditionOf(isRedisHealthy);
  const reason = reasonOf(storage, redis);
  return {
    server: 'flipside',
    status: isStopping ? 'stopping' : conditionOf(reason === undefined),
    storage,
    ...(redis && { redis }),
    ...(reason && { reason }),
    ...rooms.counts(),
  };
};

/** Stops all parts; a step that fails or hangs does not prevent the others. */
export const stop = async (running: Running): Promise<void> => {
  const { entrance, storage, heartbeat, rooms, moderator, stopHousekeeping } = running;
  const { log, http } = entrance;
  const inTime = (what: keyof typeof TIME_LIMITS.stop, work: Promise<unknown>): Promise<unknown> =>
    within(TIME_LIMITS.stop[what], work).catch(error =>
      log.error({ err: error, what }, 'not everything could be shut down cleanly'),
    );
  stopHousekeeping();
  moderator.stop();
  await inTime('rooms', rooms.close());
  heartbeat.stop();
  await inTime('tables', storage.holding.releaseAll());
  http.close();
  http.closeAllConnections();
  await inTime('storage', storage.close());
  log.info('stopped');
};
