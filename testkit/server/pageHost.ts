import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { createWebServer } from '../../server/web/webServer.ts';
import { listening } from './listening.ts';

/** A server for a built page only. */
export interface PageHost {
  /** The URL of the page, with a trailing slash. */
  readonly url: string;
  readonly port: number;
  /** Closes the server and all connections. */
  readonly close: () => Promise<void>;
}

const hostOf = async (server: Server, port: number, path = '/'): Promise<PageHost> => {
  const used = await listening(server, { port });
  return {
    url: `http://localhost:${used}${path}`,
    port: used,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};

/** Flipside's own server without tables, at any port if none is given. */
export const hostPage = (folder: string, port = 0): Promise<PageHost> =>
  hostOf(createWebServer({ folder }), port);

/** Wrong responses of a broken intermediary: a page of its own, or half of the file with all headers. */
export type Lie = 'maintenance' | 'half';

const TEXT = 'Maintenance: please come back later.';

/** Flipside's own server behind an intermediary that answers the first request for every file wrongly. */
export const hostBehindLies = async (folder: string, lie: Lie): Promise<PageHost> => {
  const behind = await hostPage(folder);
  const asked = new Set<string>();
  const server = createServer(async ({ url = '' }, answer) => {
    const truth = await fetch(new URL(url, behind.url), { headers: { 'Accept-Encoding': 'identity' } });
    const body = Buffer.from(await truth.arrayBuffer());
    const path = url.replace(/[?#].*$/, '');
    const isLie = !asked.has(path);
    asked.add(path);
    if (isLie && lie === 'maintenance')
      answer.writeHead(200, { 'Content-Type': 'text/html' }).end(`<!doctype html><p>${TEXT}</p></html>`);
    else {
      const headers = [...truth.headers].filter(([name]) => !/^(content-length|connection)$/.test(name));
      answer
        .writeHead(truth.status, Object.fromEntries(headers))
        .end(isLie ? body.subarray(0, body.length / 2) : body);
    }
  });
  const host = await hostOf(server, 0);
  return {
    ...host,
    close: async () => {
      await host.close();
      await behind.close();
    },
  };
};

/** The content types that a static host knows. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
};

/** A static host below a path, without headers of its own, such as GitHub Pages. */
export const hostStatically = (folder: string, path: string): Promise<PageHost> => {
  const server = createServer(({ url = '' }, answer) => {
    const asked = url.replace(/[?#].*$/, '');
    const name = asked === path ? 'index.html' : decodeURIComponent(asked.slice(path.length));
    try {
      if (!asked.startsWith(path)) throw new Error(`${asked} lies elsewhere`);
      const content = readFileSync(join(folder, name));
      answer
        .writeHead(200, { 'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream' })
        .end(content);
    } catch {
      answer.writeHead(404).end('Nothing here');
    }
  });
  return hostOf(server, 0, path);
};
