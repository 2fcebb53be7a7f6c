import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { listening } from '../server/listening.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
};

export interface FolderServer {
  readonly address: string;
  close(): void;
}

/** A static web server for a folder, which sends a content security policy if given. */
export const serveFolder = async (folder: string, policy?: string): Promise<FolderServer> => {
  const server: Server = createServer(({ url = '/' }, response) => {
    const name = new URL(url, 'http://localhost').pathname.replace(/\/$/, '/index.html');
    const path = join(folder, normalize(decodeURIComponent(name)));
    if (policy !== undefined) response.setHeader('Content-Security-Policy', policy);
    if (!path.startsWith(folder) || !existsSync(path)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream');
    createReadStream(path).pipe(response);
  });
  const port = await listening(server, { port: 0, host: '127.0.0.1' });
  return { address: `http://127.0.0.1:${port}/`, close: () => void server.close() };
};
