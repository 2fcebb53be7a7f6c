import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { listening } from './listening.ts';

/** A proxy that serves `target` below a path. */
export interface PrefixProxy {
  readonly port: number;
  readonly close: () => Promise<void>;
}

export const startPrefixProxy = async (prefix: string, target: number): Promise<PrefixProxy> => {
  const sockets = new Set<Socket>();
  const below = (url = ''): string | undefined =>
    url.startsWith(prefix) ? url.slice(prefix.length) : undefined;
  const proxy = createServer((asked, answer) => {
    const path = below(asked.url);
    if (path === undefined) {
      answer.writeHead(404).end('Nothing here');
      return;
    }
    const { method, headers } = asked;
    const passed = request({ port: target, path, method, headers }, came => {
      answer.writeHead(came.statusCode ?? 500, came.headers);
      came.pipe(answer);
    });
    asked.pipe(passed);
  });
  proxy.on('upgrade', ({ url, headers }, socket: Socket) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const onward = connect(target, 'localhost');
    onward.write(`GET ${below(url) ?? '/'} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    socket.pipe(onward).pipe(socket);
    for (const end of [socket, onward]) end.on('error', () => end.destroy());
  });
  proxy.on('connection', socket => sockets.add(socket));
  return {
    port: await listening(proxy),
    close: async () => {
      const closed = once(proxy, 'close');
      proxy.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
};
