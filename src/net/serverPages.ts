import {
  type FinishedMatch,
  type Kind,
  readAnswer,
  readRecord,
  type ServerAnswer,
  type ServerQuestion,
} from './contract/records.ts';

/** Timeout in milliseconds. */
const TIME_LIMIT = 8_000;
/** Timeouts of requests that transfer hundreds of kilobytes. */
const LONG_TIME_LIMITS: Readonly<Partial<Record<Kind, number>>> = { handOver: 20_000, takeOver: 20_000 };
const NOT_FOUND = 404;
const REQUEST_TIMEOUT = 408;
const TOO_MANY = 429;
const SERVER_ERRORS = 500;
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;

/**
 * Why a request failed: the page has no game server, it cannot be reached, or there were too many requests.
 */
export type Absence = 'noServer' | 'unreachable' | 'tooMany';
/** Why there is no record: the request failed, or the match is unknown. */
export type NoRecord = Absence | 'unknownMatch';

/** The server's HTTP requests. */
export interface ServerPages {
  /** `undefined` if a Flipside server answers. */
  look(): Promise<Absence | undefined>;
  ask<K extends Kind>(kind: K, question: ServerQuestion<K>): Promise<ServerAnswer<K> | Absence>;
  record(id: string): Promise<FinishedMatch | NoRecord>;
}

/** A complete answer; a status without its body is not one. */
interface Reply {
  readonly status: number;
  /** Undefined if it is not JSON. */
  readonly body: unknown;
  /** Whether a proxy answered in place of the server or truncated the answer. */
  readonly isDisturbed: boolean;
}

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const readReply = async (response: Response): Promise<Reply> => {
  const body = parseJson(await response.text());
  const isCut = body === undefined && JSON_TYPE.test(response.headers.get('content-type') ?? '');
  return { status: response.status, body, isDisturbed: isCut || response.redirected };
};

const isFlipside = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && (body as { readonly server?: unknown }).server === 'flipside';

const isUnavailable = (status: number): boolean => status >= SERVER_ERRORS || status === REQUEST_TIMEOUT;

/** `base` is the address of the page; `limit` is the timeout of a complete answer, in milliseconds. */
export const serverPages = (base: string, fetch: Fetch, limit = TIME_LIMIT): ServerPages => {
  const request = async (path: string, init: RequestInit = {}, most = limit): Promise<Reply | undefined> => {
    try {
      const signal = AbortSignal.timeout(most);
      return await readReply(await fetch(new URL(path, base).href, { ...init, signal, cache: 'no-store' }));
    } catch {
      return undefined;
    }
  };
  /** A complete answer that is not Flipside's comes from another server, unless it says that the service is unavailable. */
  const absence = (reply: Reply | undefined): Absence => {
    if (reply === undefined || reply.isDisturbed || isUnavailable(reply.status)) return 'unreachable';
    return reply.status === TOO_MANY ? 'tooMany' : 'noServer';
  };
  return {
    look: async () => {
      const reply = await request('healthz');
      return isFlipside(reply?.body) ? undefined : absence(reply);
    },
    ask: async (kind, question) => {
      const init = {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(question),
      };
      const reply = await request(`api/${kind}`, init, LONG_TIME_LIMITS[kind]);
      return readAnswer(kind, reply?.body) ?? absence(reply);
    },
    record: async id => {
      const reply = await request(`api/matches/${encodeURIComponent(id)}`);
      const record = readRecord(reply?.body);
      if (record !== undefined) return record;
      return reply?.status === NOT_FOUND && reply.body !== undefined ? 'unknownMatch' : absence(reply);
    },
  };
};
