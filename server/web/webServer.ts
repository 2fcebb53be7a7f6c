import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tableOf } from '../../src/game/record.ts';
import { BOUNDS } from '../limits/allowances.ts';
import {
  answerDefect,
  contain,
  type Fail,
  isHeadTooLong,
  isLastOfItsConnection,
  Request,
} from './containment.ts';
import { pageHeaders } from './headers.ts';
import { stylesWithin } from './inlineStyles.ts';
import { type Page, readPage } from './page.ts';
import { answerPage, type PageParts } from './pageAnswer.ts';
import { createPreviews } from './previews.ts';
import { createWellKnown } from './wellKnown.ts';

export const LAST_PORT = 65_535;
const HEAD_TOO_LONG = 431;

/** A requested file and the number of bytes to send. */
export interface Served {
  readonly path: string;
  readonly bytes: number;
}

/** Answers a request, possibly later; returns `false` to leave it to the next handler. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<void>;

export interface Serving {
  /** The folder of the built page. */
  readonly folder: string;
  /** Called before page files are looked up. */
  readonly answer?: Answer;
  readonly mayDownload?: PageParts['mayDownload'];
  /** Other origins of this Flipside. */
  readonly origins?: readonly string[];
  /** The public origin of the page, and the contact for security reports. */
  readonly origin?: string | undefined;
  readonly contact?: string | undefined;
  readonly onServed?: (file: Served) => void;
  /** Called with each unexpected error in a request or a socket. */
  readonly fail?: Fail;
}

const OPTIONS = {
  headersTimeout: BOUNDS.headers,
  requestTimeout: BOUNDS.request,
  keepAliveTimeout: BOUNDS.idle,
  connectionsCheckingInterval: BOUNDS.look,
  maxHeaderSize: BOUNDS.headBytes,
  IncomingMessage: Request,
};

const everything = (): boolean => true;
const nothing: Answer = () => false;

const serve = (page: Page, serving: Serving) => {
  const { answer = nothing, mayDownload = everything, origins, origin, contact, onServed } = serving;
  const previews = createPreviews(page, origin);
  const answerWellKnown = createWellKnown({ origin, contact, now: Date.now });
  const styles = stylesWithin(page.get('/')?.variants.at(-1)?.body.toString() ?? '');
  const headers = pageHeaders({ origins, styles });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (isHeadTooLong(request)) {
      response.writeHead(HEAD_TOO_LONG, { Connection: 'close' }).end();
      return;
    }
    if (isLastOfItsConnection(request)) response.setHeader('Connection', 'close');
    const answered = answer(request, response);
    if (answered !== false) return answered === true ? undefined : answered;
    if (answerWellKnown(request, response) === true) return;
    answerPage({ request, response }, { page: previews(request.url ?? ''), mayDownload });
    onServed?.({ path: request.url ?? '', bytes: Number(response.getHeader('content-length') ?? 0) });
  };
};

/** Creates a server for the page, which it reads here, and for everything `answer` handles. */
export const createWebServer = (serving: Serving): Server => {
  const { folder, fail = () => undefined } = serving;
  const answerTo = serve(readPage(folder), serving);
  const server = createServer(OPTIONS, (request, response) => {
    answerTo(request, response).catch((error: unknown) => {
      fail(error);
      answerDefect(response);
    });
  });
  server.on('connection', socket => contain(socket, fail));
  server.timeout = BOUNDS.unreadAnswer;
  // The size of the headers is limited instead; Node would drop those beyond its count.
  server.maxHeadersCount = 0;
  return server;
};

const SENTENCES = tableOf<(place: Place) => string>({
  EADDRINUSE: ({ port }) => `port ${port} is in use`,
  EACCES: ({ port }) => `port ${port} may not be used by this user`,
  EADDRNOTAVAIL: ({ host }) => `${host} is not an address of this machine`,
  ENOTFOUND: ({ host }) => `${host} is not an address of this machine`,
});

/** Where to listen; without a host, on all addresses of the machine. */
export interface Place {
  readonly port: number;
  readonly host?: string | undefined;
}

const isTaken = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

const listenAt = (server: Server, place: Place): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(place, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/** Listens on this port only, or on any free port if it is 0. */
export const listen = async (server: Server, place: Place): Promise<number> => {
  try {
    return await listenAt(server, place);
  } catch (error) {
    const sentence = SENTENCES.get((error as NodeJS.ErrnoException).code ?? '');
    throw sentence === undefined ? error : new Error(sentence(place), { cause: error });
  }
};

/** Listens on this port, or else on the next free one. */
export const listenNear = async (server: Server, { port: first, host }: Place): Promise<number> => {
  for (let port = first; port < LAST_PORT; port++) {
    try {
      return await listenAt(server, { port, host });
    } catch (error) {
      if (!isTaken(error)) return listen(server, { port, host });
    }
  }
  return listen(server, { port: LAST_PORT, host });
};
