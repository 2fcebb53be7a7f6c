import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BOUNDS } from '../limits/allowances.ts';
import { pageHeaders } from './headers.ts';
import { pageFiles } from './pageFiles.ts';

export const LAST_PORT = 65_535;

/** A file that was asked for, with its size on the wire. */
export interface Served {
  readonly path: string;
  readonly bytes: number;
}

/** Answers a request, or returns `false` if it is for somebody else. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface Serving {
  /** Of the built page. */
  readonly folder: string;
  /** Asked before the files of the page. */
  readonly answer?: Answer;
  /** Other origins of this Flipside. */
  readonly origins?: readonly string[];
  readonly tell?: (file: Served) => void;
}

const TIMES = {
  headersTimeout: BOUNDS.headers,
  requestTimeout: BOUNDS.request,
  keepAliveTimeout: BOUNDS.idle,
  connectionsCheckingInterval: BOUNDS.look,
  maxHeaderSize: BOUNDS.headBytes,
};

/** A server of the page, and of what `answer` knows besides. */
export const createWebServer = ({ folder, answer, origins, tell }: Serving): Server => {
  const serveFile = pageFiles(folder);
  const server = createServer(TIMES, (request, response) => {
    const headers = pageHeaders(request.headers.host, origins);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (answer?.(request, response)) return;
    serveFile(request, response, () => {
      response.writeHead(404).end('Not found');
    });
    tell?.({ path: request.url ?? '', bytes: Number(response.getHeader('content-length') ?? 0) });
  });
  server.timeout = BOUNDS.unreadAnswer;
  return server;
};

const isTaken = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

const listenAt = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

/** Listens at `wanted`, or at the next port that is free; at any if it is 0. */
export const listen = async (server: Server, wanted: number): Promise<number> => {
  for (let port = wanted; port <= LAST_PORT; port++) {
    try {
      return await listenAt(server, port);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  throw new Error(`no port from ${wanted} on is free`);
};
