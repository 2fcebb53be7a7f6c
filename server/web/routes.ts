import type { IncomingMessage } from 'node:http';
import { isQuestion, type Kind, readQuestion } from '../../src/net/contract/records.ts';
import type { Reception } from '../admission/reception.ts';
import { Refused, spend } from '../admission/refused.ts';
import type { ErrorReporter } from '../background/errorReporter.ts';
import { BOUNDS } from '../limits/allowances.ts';
import type { Counted, RateLimiter } from '../limits/rateLimiter.ts';
import type { Now } from '../process/clock.ts';
import { isAskedHere } from '../process/networkAddresses.ts';
import { ParallelQueue } from '../process/queue.ts';
import type { Stores } from '../storage/storage.ts';
import { answersOf, findRecord } from './answers.ts';
import { HEADERS_FOR_ALL } from './headers.ts';
import { readJson, sendJson } from './json.ts';
import { oEmbedOf } from './oEmbed.ts';
import { sharingHeaders } from './origins.ts';
import type { Asked } from './pageAnswer.ts';
import { pictureAt, type ShownPicture } from './pictures.ts';
import { sendTooManyRequests } from './rateLimits.ts';
import type { Answer } from './webServer.ts';

/** The state of a process. */
export interface Health {
  readonly server: 'flipside';
  readonly status: 'ready' | 'stopping' | 'failing';
  readonly storage: 'ready' | 'failing';
  /** Only if Redis is used. */
  readonly redis?: 'ready' | 'failing';
  /** Why the process is not ready. */
  readonly reason?: string;
  readonly tables: number;
  readonly connections: number;
}

export interface RouteParts {
  readonly reception: Reception;
  readonly stores: Stores;
  readonly limiter: RateLimiter;
  readonly errors: ErrorReporter;
  readonly now: Now;
  readonly health: () => Health;
  /** Ends the matches of an identity that is about to be deleted. */
  readonly leaveMatches: (identity: string) => Promise<void>;
  /** Removes an identity, by the hash of its secret, from all clubs. */
  readonly forgetInClubs: (identity: string) => Promise<void>;
  readonly isWelcome: (request: IncomingMessage) => boolean;
  /** Other origins of this Flipside. */
  readonly origins: readonly string[];
  /** The public origin by configuration. */
  readonly origin: string | undefined;
  /** The addresses at which other machines of the network reach this server. */
  readonly hosts: () => readonly string[];
}

const STATUS = {
  ok: 200,
  nothing: 204,
  same: 304,
  malformed: 400,
  elsewhere: 403,
  unknown: 404,
  method: 405,
  unavailable: 503,
} as const;

/**
 * Maximum number of simultaneous admissions. When thousands of pages return at once, the rest are queued: all together would
 * take the storage's connections away from the games and be answered after the pages have given up. Requests whose page has
 * gone are skipped.
 */
const ADMISSIONS_AT_ONCE = 32;

/** An HTTP response. */
interface Reply {
  readonly status: number;
  readonly body: unknown;
  /** Milliseconds before a retry makes sense. */
  readonly wait?: number | undefined;
  /** Sent instead of the body. */
  readonly picture?: ShownPicture;
  /** Whether pages of all sites may read the response. */
  readonly isForAll?: true;
}

interface WorkParts extends RouteParts {
  readonly admissions: ParallelQueue;
}
type Work = (parts: WorkParts, request: IncomingMessage) => Reply | Promise<Reply>;

const fault = (status: number, error: string): Reply => ({ status, body: { code: status, error } });

const admit: Work = async ({ reception, limiter, admissions }, request) => {
  const address = limiter.addressOf(request);
  const wanted = await readJson(request);
  // A body that is too long gets an answer and ends its connection.
  const isGone = (): boolean => wanted !== undefined && request.socket.destroyed;
  const turn = await reception.knock(wanted, address, isGone);
  try {
    const body = await admissions.run(async () => {
      if (isGone()) throw new Refused('serverMoves');
      return reception.admit(wanted, address, { isGone, turn });
    });
    return { status: STATUS.ok, body };
  } finally {
    turn.end();
  }
};

/** Kinds of requests with a larger body limit. */
const LONGER: Readonly<Partial<Record<Kind, number>>> = {
  handOver: BOUNDS.handoverBytes,
  keepStudy: BOUNDS.studyBytes,
};

/** The maximum length of a request's body. */
export const bodyBytesOf = (kind: Kind): number => LONGER[kind] ?? BOUNDS.bodyBytes;
/** Kinds of requests with a rate limit of their own. */
const COSTS: Readonly<Partial<Record<Kind, Counted>>> = { handOver: 'handovers', keepStudy: 'studies' };

const answerQuestion = async <K extends Kind>(
  kind: K,
  parts: WorkParts,
  request: IncomingMessage,
): Promise<Reply> => {
  const address = parts.limiter.addressOf(request);
  const question = readQuestion(kind, await readJson(request, bodyBytesOf(kind)));
  if (question === undefined) return fault(STATUS.malformed, 'malformed');
  const hosts = (): readonly string[] => (isAskedHere(request) ? parts.hosts() : []);
  return { status: STATUS.ok, body: await answersOf({ ...parts, hosts }, address)[kind](question) };
};

const ask =
  (kind: Kind): Work =>
  (parts, request) =>
    answerQuestion(kind, parts, request);

const sendRecord =
  (id: string): Work =>
  async ({ stores }) => {
    const record = await findRecord(stores, id);
    return record === undefined ? fault(STATUS.unknown, 'unknown') : { status: STATUS.ok, body: record };
  };

/** Serves the picture of a link's preview. */
const findPicture: Work = async ({ stores }, { url = '' }) => {
  const address = new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('at') ?? '';
  const picture = await pictureAt(stores, address);
  return picture === undefined
    ? fault(STATUS.unknown, 'unknown')
    : { status: STATUS.ok, body: undefined, picture, isForAll: true };
};

const describe: Work = async (parts, { url = '' }) => {
  const [, query = ''] = url.split('?', 2);
  return { ...(await oEmbedOf(query, parts)), isForAll: true };
};

const sendHealth: Work = ({ health }) => {
  const body = health();
  return { status: body.status === 'ready' ? STATUS.ok : STATUS.unavailable, body };
};

/** The methods allowed for each kind of route. */
const ALLOWED = { GET: ['GET', 'HEAD'], POST: ['POST'] } as const satisfies Readonly<
  Record<string, readonly string[]>
>;

interface Route {
  readonly method: keyof typeof ALLOWED;
  /** The rate limit of the client's address. */
  readonly costs?: Counted;
  readonly work: Work;
}

/** The path where the Colyseus client requests rooms; the room is in the body. */
const MATCHMAKING = /^\/matchmake\/\w+\/\w+$/;
const QUESTION = /^\/api\/(\w+)$/;
const RECORD = /^\/api\/matches\/([\w-]+)$/;

const pathOf = ({ url }: IncomingMessage): string => (url ?? '').split('?')[0] ?? '';

const routeOf = (path: string): Route | undefined => {
  if (path === '/healthz' || path === '/readyz') return { method: 'GET', work: sendHealth };
  if (path === '/picture.png') return { method: 'GET', costs: 'questions', work: findPicture };
  if (path === '/oembed') return { method: 'GET', costs: 'questions', work: describe };
  if (MATCHMAKING.test(path)) return { method: 'POST', work: admit };
  const [, kind] = QUESTION.exec(path) ?? [];
  if (isQuestion(kind)) return { method: 'POST', costs: COSTS[kind] ?? 'questions', work: ask(kind) };
  const [, id] = RECORD.exec(path) ?? [];
  return id === undefined ? undefined : { method: 'GET', costs: 'questions', work: sendRecord(id) };
};

const replyTo = async (
  parts: WorkParts,
  { work, costs }: Route,
  request: IncomingMessage,
): Promise<Reply> => {
  const address = parts.limiter.addressOf(request);
  try {
    if (costs !== undefined) spend(parts.limiter, costs, { key: address, address });
    return await work(parts, request);
  } catch (error) {
    if (error instanceof Refused) return { ...fault(error.code, error.reason), wait: error.wait };
    parts.errors.report('a request failed', error);
    return fault(STATUS.unavailable, 'serverMoves');
  }
};

/** Sends a picture, which others may cache for a day. HEAD and conditional requests do not draw it. */
const sendPicture = async ({ request, response }: Asked, { tag, draw }: ShownPicture): Promise<void> => {
  const headers = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400', ETag: tag };
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(STATUS.same, headers).end();
    return;
  }
  if (request.method === 'HEAD') {
    response.writeHead(STATUS.ok, headers).end();
    return;
  }
  const png = await draw();
  response.writeHead(STATUS.ok, { ...headers, 'Content-Length': png.length }).end(png);
};

const follow = async (parts: WorkParts, route: Route, asked: Asked): Promise<void> => {
  const { request, response } = asked;
  const isPost = route.method === 'POST';
  const allowed: readonly string[] = ALLOWED[route.method];
  const shared = sharingHeaders(request.headers, parts.origins);
  for (const [name, value] of Object.entries(shared ?? {})) response.setHeader(name, value);
  if (request.method === 'OPTIONS' && shared !== undefined) response.writeHead(STATUS.nothing).end();
  else if (!allowed.includes(request.method ?? '')) {
    response.setHeader('Allow', allowed.join(', '));
    sendJson(response, STATUS.method, { error: 'method' });
  } else if (isPost && !parts.isWelcome(request)) sendJson(response, STATUS.elsewhere, { error: 'origin' });
  else {
    const { status, body, wait, picture, isForAll } = await replyTo(parts, route, request);
    for (const [name, value] of Object.entries(isForAll ? HEADERS_FOR_ALL : {}))
      response.setHeader(name, value);
    if (wait !== undefined) sendTooManyRequests(response, wait);
    if (picture === undefined) sendJson(response, status, body);
    else await sendPicture(asked, picture);
  }
};

/** Whether a request has a rate limit of its own, instead of that on page files. */
export const hasOwnLimit = (request: IncomingMessage): boolean => {
  const route = routeOf(pathOf(request));
  return route !== undefined && (route.costs !== undefined || route.work === admit);
};

/** Answers all requests except those for page files. */
export const createRoutes = (parts: RouteParts): Answer => {
  const admissions = new ParallelQueue(ADMISSIONS_AT_ONCE);
  return (request, response) => {
    const route = routeOf(pathOf(request));
    if (route === undefined) return false;
    return follow({ ...parts, admissions }, route, { request, response });
  };
};
