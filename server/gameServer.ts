import { randomUUID } from 'node:crypto';
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { hostname } from 'node:os';
import { ErrorReporter } from './background/errorReporter.ts';
import { type Heartbeat, startHeartbeat } from './background/heartbeat.ts';
import { startHousekeeping } from './background/housekeeping.ts';
import { Moderator } from './background/moderator.ts';
import { DEFAULT_PORT, type Environment } from './environment.ts';
import { OPENINGS, readOpenings } from './files.ts';
import { type GameRooms, openRooms } from './gameRooms.ts';
import { RateLimiter } from './limits/rateLimiter.ts';
import { Meters } from './metrics/meters.ts';
import { portOf, serveMetrics } from './metrics/metricsServer.ts';
import { afterMachine, SteadyClock, type Timing } from './process/clock.ts';
import { type Log, openLog } from './process/log.ts';
import { TIME_LIMITS, within } from './process/timeLimits.ts';
import { openStorage, type Storage } from './storage/storage.ts';
import { sendJson } from './web/json.ts';
import { isOwnPage } from './web/origins.ts';
import { downloadLimit, withRateLimit } from './web/rateLimits.ts';
import { createRoutes, type Health } from './web/routes.ts';
import { type Answer, createWebServer, listen, listenNear } from './web/webServer.ts';

const UNAVAILABLE = 503;

/** Page and games on one port. */
export interface GameServer {
  readonly port: number;
  /** The port of the metrics, if they are served. */
  readonly metricsPort: number | undefined;
  readonly log: Log;
  readonly errors: ErrorReporter;
  /** Stores every table, disconnects everybody, and releases everything. */
  readonly close: () => Promise<void>;
}

/** Everything that runs. */
interface Running {
  readonly log: Log;
  readonly clock: SteadyClock;
  readonly errors: ErrorReporter;
  readonly moderator: Moderator;
  readonly http: HttpServer;
  readonly storage: Storage;
  readonly heartbeat: Heartbeat;
  readonly rooms: GameRooms;
  readonly stopHousekeeping: () => void;
}

const notYet: Answer = (_request, response) => {
  sendJson(response, UNAVAILABLE, { server: 'flipside', status: 'starting' });
  return true;
};

const conditionOf = (isHealthy: boolean): 'ready' | 'failing' => (isHealthy ? 'ready' : 'failing');

const reasonOf = (storage: string, redis: string | undefined): string | undefined => {
  if (storage === 'failing') return 'the storage does not answer';
  return redis === 'failing' ? 'Redis does not answer' : undefined;
};

const healthOf = ({ heartbeat, rooms }: Running, isStopping: boolean): Health => {
  const storage = conditionOf(heartbeat.isHealthy());
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

/** Whatever fails or hangs, the remaining steps still run. */
const stop = async ({
  log,
  http,
  storage,
  heartbeat,
  rooms,
  moderator,
  stopHousekeeping,
}: Running): Promise<void> => {
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

/** The HTTP server that receives requests. */
interface Entrance {
  readonly log: Log;
  readonly meters: Meters;
  readonly limiter: RateLimiter;
  readonly http: HttpServer;
  /** Called with the error when one request or one socket fails. */
  readonly fail: (error: unknown) => void;
  readonly port: number;
  readonly isWelcome: (request: IncomingMessage) => boolean;
  /** Until this is called, every request gets the answer that the server is not ready. */
  readonly answerWith: (answer: Answer) => void;
}

const openEntrance = async (environment: Environment, meters: Meters): Promise<Entrance> => {
  const { pageFolder, allowedOrigins: origins, trustedProxies, addressFactor } = environment;
  const log = openLog(environment.logLevel);
  const warn = (address: string, what: string): void => log.warn({ address, what }, 'an address was refused');
  const doubt = (address: string): void =>
    log.warn({ address }, 'X-Forwarded-For is ignored; behind a proxy set TRUSTED_PROXIES');
  const fail = (error: unknown): void => log.error({ err: error }, 'a request or a socket failed');
  const count = (what: string): void => meters.refusal(what);
  const limiter = new RateLimiter({ trustedProxies, addressFactor, warn, count, doubt });
  let answer = notYet;
  const answerAll = withRateLimit(limiter, (...asked) => answer(...asked));
  const http = createWebServer({
    folder: pageFolder,
    origins,
    answer: answerAll,
    mayDownload: downloadLimit(limiter),
    fail,
  });
  limiter.watchOver(http);
  const { port: wanted, host } = environment;
  const listening =
    wanted === undefined
      ? listenNear(http, { port: DEFAULT_PORT, host })
      : listen(http, { port: wanted, host });
  const port = await listening;
  const answerWith = (next: Answer): void => {
    answer = next;
  };
  return {
    log,
    meters,
    limiter,
    http,
    fail,
    port,
    isWelcome: ({ headers }) => isOwnPage(headers, origins),
    answerWith,
  };
};

const run = async (environment: Environment, entrance: Entrance, timing?: Timing): Promise<Running> => {
  const { publicAddress, redisUrl } = environment;
  const { log, meters, limiter, http, fail, port, isWelcome } = entrance;
  const clock = new SteadyClock();
  const openings = readOpenings(OPENINGS);
  const errors = new ErrorReporter(log);
  const storage = await openStorage(environment.storage, {
    holder: { id: randomUUID(), address: publicAddress ?? `${hostname()}:${port}` },
    onError: error => errors.report('a connection to the storage broke', error),
    onQuery: (milliseconds, outcome) => meters.query(milliseconds, outcome),
  });
  let opened: GameRooms | undefined;
  const heartbeat = await startHeartbeat(storage.holding, {
    log,
    errors,
    clock,
    lapse: async heldUntil => opened?.lapse(heldUntil),
    mayPutAway: () => redisUrl !== undefined || opened?.counts().tables === 0,
    onBeat: () => errors.settle(),
  });
  const moderator = await Moderator.start({ moderation: storage.moderation, errors, now: clock.now });
  const shared = { http, storage, log, errors, moderator, clock };
  const rooms = await openRooms({
    ...shared,
    ...(timing ?? { now: clock.now, after: afterMachine }),
    onPly: milliseconds => meters.ply(milliseconds),
    openings,
    limiter,
    isWelcome,
    fail,
    publicAddress,
    redisUrl,
  });
  opened = rooms;
  const stopHousekeeping = startHousekeeping(storage.retention, {
    now: clock.now,
    report: swept => log.info({ swept }, 'unused data was deleted'),
    fail: error => log.error({ err: error }, 'unused data could not be deleted'),
  });
  return { ...shared, heartbeat, rooms, stopHousekeeping };
};

/**
 * Listens first: tables are held in the name of an address, and no other process can listen there. `timing` is for the
 * games.
 */
export const startGameServer = async (environment: Environment, timing?: Timing): Promise<GameServer> => {
  const meters = new Meters();
  const metrics = environment.metrics && (await serveMetrics(meters, environment.metrics));
  const entrance = await openEntrance(environment, meters);
  const { log, limiter, http, port, isWelcome } = entrance;
  const running = await run(environment, entrance, timing).catch((error: unknown) => {
    http.close();
    throw error;
  });
  const { storage: stores, rooms, errors, clock } = running;
  let stopping: Promise<void> | undefined;
  const health = (): Health => healthOf(running, stopping !== undefined);
  meters.watch(health);
  entrance.answerWith(
    createRoutes({
      reception: rooms.reception,
      stores,
      limiter,
      errors,
      now: clock.now,
      health,
      isWelcome,
      origins: environment.allowedOrigins,
    }),
  );
  log.info({ port }, 'ready');
  const close = (): Promise<void> => {
    metrics?.close();
    stopping ??= stop(running);
    return stopping;
  };
  return { port, metricsPort: metrics && portOf(metrics), log, errors, close };
};
