import {
  type Answer,
  type Kind,
  type MatchRecord,
  type Question,
  readAnswer,
  readRecord,
} from './contract/records.ts';

/** How long an answer is waited for, in milliseconds. */
const TIME_LIMIT = 8_000;
const NOT_FOUND = 404;
const REQUEST_TIMEOUT = 408;
const TOO_MANY = 429;
const SERVER_ERRORS = 500;
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;

/** Why nothing could be had: the page is served without a game server, there is no way to it, or it was asked too often. */
export type Absence = 'noServer' | 'unreachable' | 'tooMany';
/** Either, or that there is no such thing. */
export type NoRecord = Absence | 'unknownMatch';

/** What can be asked of the server besides its rooms. */
export interface ServerPages {
  /** Whether a Flipside server is there: `undefined` if it is. */
  look(): Promise<Absence | undefined>;
  ask<K extends Kind>(kind: K, question: Question<K>): Promise<Answer<K> | Absence>;
  record(id: string): Promise<MatchRecord | NoRecord>;
}

/** A whole answer: one of which only the status has come is none. */
interface Reply {
  readonly status: number;
  /** Undefined if it was no JSON. */
  readonly body: unknown;
  /** Whether something on the way answered in the place of the server, or cut its answer short. */
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

/** `base` is the address of the page; `limit` is how long a whole answer is waited for, in milliseconds. */
export const serverPages = (base: string, fetch: Fetch, limit = TIME_LIMIT): ServerPages => {
  const request = async (path: string, init: RequestInit = {}): Promise<Reply | undefined> => {
    try {
      const signal = AbortSignal.timeout(limit);
      return await readReply(await fetch(new URL(path, base).href, { ...init, signal, cache: 'no-store' }));
    } catch {
      return undefined;
    }
  };
  /** What is whole and no answer of a Flipside server comes from another one, unless that says it cannot just now. */
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
      const reply = await request(`api/${kind}`, init);
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
