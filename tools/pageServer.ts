import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { PAGE_HEADERS } from './headers.ts';
import { BUNDLE_FOLDER, DIST } from './paths.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
const LAST_PORT = 65_535;

/** A file that was asked for, with its size on the wire. */
export interface Served {
  readonly path: string;
  readonly bytes: number;
}

export interface PageServer {
  readonly port: number;
  readonly close: () => void;
}

const setHeaders = (response: ServerResponse, path: string): void => {
  for (const [name, value] of Object.entries(PAGE_HEADERS)) response.setHeader(name, value);
  response.setHeader('Cache-Control', path.startsWith(`/${BUNDLE_FOLDER}/`) ? FOREVER : ASK_AGAIN);
};

const createPageServer = (tell: (file: Served) => void): Server => {
  const serveFile = sirv(DIST, { etag: true, brotli: true, gzip: true, setHeaders });
  return createServer((request, response) => {
    serveFile(request, response, () => {
      response.writeHead(404, PAGE_HEADERS).end('Not found');
    });
    tell({ path: request.url ?? '', bytes: Number(response.getHeader('content-length') ?? 0) });
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

/** Serves `dist` at `port`, or at the next one that is free (0: at any). */
export const servePage = async (
  port: number,
  tell: (file: Served) => void = () => {},
): Promise<PageServer> => {
  for (let tried = port; tried <= LAST_PORT; tried++) {
    try {
      return await listen(createPageServer(tell), tried);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  throw new Error(`no port from ${port} on is free`);
};
