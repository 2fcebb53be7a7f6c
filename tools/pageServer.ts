import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { PAGE_HEADERS } from './headers.ts';
import { BUNDLE_FOLDER } from './paths.ts';
import { LAST_PORT } from './port.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** A file that was asked for, with its size on the wire. */
export interface Served {
  readonly path: string;
  readonly bytes: number;
}

export interface Serving {
  readonly folder: string;
  /** Where to listen, or at the next port that is free; 0 is any. */
  readonly port: number;
  readonly tell?: (file: Served) => void;
}

export interface PageServer {
  readonly port: number;
  readonly close: () => void;
}

const setHeaders = (response: ServerResponse, path: string): void => {
  for (const [name, value] of Object.entries(PAGE_HEADERS)) response.setHeader(name, value);
  response.setHeader('Cache-Control', path.startsWith(`/${BUNDLE_FOLDER}/`) ? FOREVER : ASK_AGAIN);
};

const createPageServer = ({ folder, tell }: Serving): Server => {
  const serveFile = sirv(folder, { etag: true, brotli: true, gzip: true, setHeaders });
  return createServer((request, response) => {
    serveFile(request, response, () => {
      response.writeHead(404, PAGE_HEADERS).end('Not found');
    });
    tell?.({ path: request.url ?? '', bytes: Number(response.getHeader('content-length') ?? 0) });
  });
};

const listen = (server: Server, port: number): Promise<PageServer> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () =>
      resolve({ port: (server.address() as AddressInfo).port, close: () => server.close() }),
    );
  });

const isTaken = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

/** Serves the files of a built page. */
export const servePage = async (serving: Serving): Promise<PageServer> => {
  for (let port = serving.port; port <= LAST_PORT; port++) {
    try {
      return await listen(createPageServer(serving), port);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  throw new Error(`no port from ${serving.port} on is free`);
};
