import type { ErrorReporter } from './background/errorReporter.ts';
import { Entrance } from './entrance.ts';
import type { Environment } from './environment.ts';
import { readVersion } from './files.ts';
import { Meters } from './metrics/meters.ts';
import { portOf, serveMetrics } from './metrics/metricsServer.ts';
import type { Timing } from './process/clock.ts';
import type { Log } from './process/log.ts';
import { reachedAt } from './process/networkAddresses.ts';
import { healthOf, run, stop } from './running.ts';
import { createRoutes, type Health } from './web/routes.ts';

/** A running server for page and games on one port. */
export interface GameServer {
  readonly port: number;
  /** The port of the metrics, if enabled. */
  readonly metricsPort: number | undefined;
  readonly log: Log;
  readonly errors: ErrorReporter;
  /** Stores every table, disconnects everybody and releases all resources. */
  readonly close: () => Promise<void>;
}

/** Listens first, because a lease is tied to an address and only one process can listen there. `timing` is for the games. */
export const startGameServer = async (environment: Environment, timing?: Timing): Promise<GameServer> => {
  const meters = new Meters(readVersion());
  const metrics = environment.metrics && (await serveMetrics(meters, environment.metrics));
  const entrance = await Entrance.open(environment, meters);
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
      leaveMatches: rooms.leaveMatches,
      forgetInClubs: rooms.forgetInClubs,
      stores,
      limiter,
      errors,
      now: clock.now,
      health,
      isWelcome,
      origins: environment.allowedOrigins,
      origin: environment.publicOrigin,
      hosts: () => reachedAt(environment.host),
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
