import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { DEFAULT_PORT, type Environment } from './environment.ts';
import { RateLimiter } from './limits/rateLimiter.ts';
import type { Meters } from './metrics/meters.ts';
import { type Log, openLog } from './process/log.ts';
import { sendJson } from './web/json.ts';
import { isOwnPage } from './web/origins.ts';
import { downloadLimit, withRateLimit } from './web/rateLimits.ts';
import { hasOwnLimit } from './web/routes.ts';
import { type Answer, createWebServer, listen, listenNear } from './web/webServer.ts';

const OK = 200;
const UNAVAILABLE = 503;

/** Answers the liveness check, even while the process waits for other services. */
const isAlive: Answer = ({ url }, response) => {
  if (url !== '/livez') return false;
  sendJson(response, OK, { server: 'flipside', status: 'alive' });
  return true;
};

const notYet: Answer = (_request, response) => {
  sendJson(response, UNAVAILABLE, { server: 'flipside', status: 'starting' });
  return true;
};

const limiterFor = (
  { trustedProxies, addressFactor }: Environment,
  { log, meters }: { readonly log: Log; readonly meters: Meters },
): RateLimiter =>
  new RateLimiter({
    trustedProxies,
    addressFactor,
    warn: (address, what) => log.warn({ address, what }, 'an address was refused'),
    count: what => meters.refusal(what),
    doubt: address => log.warn({ address }, 'X-Forwarded-For is ignored; behind a proxy set TRUSTED_PROXIES'),
  });

/** Listens on the configured port, or else on a free one near the default. */
const listenAt = (http: HttpServer, { port, host }: Environment): Promise<number> =>
  port === undefined ? listenNear(http, { port: DEFAULT_PORT, host }) : listen(http, { port, host });

/** Receives requests: the HTTP server with its rate limits. */
export class Entrance {
  readonly log: Log;
  readonly meters: Meters;
  readonly limiter: RateLimiter;
  readonly http: HttpServer;
  readonly #environment: Environment;
  #port = 0;
  #answer = notYet;

  private constructor(environment: Environment, meters: Meters) {
    this.#environment = environment;
    this.log = openLog(environment.logLevel);
    this.meters = meters;
    this.limiter = limiterFor(environment, this);
    this.http = createWebServer({
      folder: environment.pageFolder,
      origins: environment.allowedOrigins,
      origin: environment.publicOrigin,
      contact: environment.securityContact,
      answer: withRateLimit(
        this.limiter,
        hasOwnLimit,
        (...asked) => isAlive(...asked) || this.#answer(...asked),
      ),
      mayDownload: downloadLimit(this.limiter),
      fail: this.fail,
    });
    this.limiter.watchOver(this.http);
  }

  /** Listens; until `answerWith` is called, every request is told that the server is not ready. */
  static async open(environment: Environment, meters: Meters): Promise<Entrance> {
    const entrance = new Entrance(environment, meters);
    entrance.#port = await listenAt(entrance.http, environment);
    return entrance;
  }

  get port(): number {
    return this.#port;
  }

  /** Called with the error of a single request or socket. */
  readonly fail = (error: unknown): void => this.log.error({ err: error }, 'a request or a socket failed');

  readonly isWelcome = ({ headers }: IncomingMessage): boolean =>
    isOwnPage(headers, this.#environment.allowedOrigins);

  answerWith(answer: Answer): void {
    this.#answer = answer;
  }
}
