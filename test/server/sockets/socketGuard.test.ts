import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { allowancesFor, BOUNDS } from '../../../server/limits/allowances.ts';
import { SocketGuard } from '../../../server/sockets/socketGuard.ts';
import { newLimiter } from '../kit/newLimiter.ts';
import { streamOf } from '../kit/streamOf.ts';

const ADDRESS = '192.0.2.7';
/** More than the system buffers for a connection. */
const MUCH = Buffer.alloc(16_000_000);

let told: string[];
let limiter: SocketGuard;
let server: WebSocketServer;

beforeEach(async () => {
  told = [];
  const warn = (address: string, what: string): void => void told.push(`${address} ${what}`);
  limiter = new SocketGuard(newLimiter({ warn }));
  server = new WebSocketServer({ port: 0, closeTimeout: BOUNDS.closing } as object);
  await once(server, 'listening');
});
afterEach(() => {
  limiter.stop();
  for (const socket of server.clients) socket.terminate();
  server.close();
});

const connect = async (): Promise<{ page: WebSocket; socket: WebSocket }> => {
  const page = new WebSocket(`ws://localhost:${(server.address() as AddressInfo).port}`);
  page.on('error', () => undefined);
  const [socket, request] = (await once(server, 'connection')) as [WebSocket, IncomingMessage];
  limiter.watch({ socket, stream: request.socket, address: ADDRESS });
  await once(page, 'open');
  return { page, socket };
};

describe('a page that does not read', () => {
  test('is disconnected, and no data is queued for it in memory', async () => {
    const { page, socket } = await connect();
    page.pause();
    socket.send(MUCH);
    expect(socket.bufferedAmount).toBeGreaterThan(BOUNDS.unreadBytes);
    await once(socket, 'close');
    expect(told).toEqual([`${ADDRESS} unread`]);
  });

  test('gets everything after a short pause', async () => {
    const { page, socket } = await connect();
    page.pause();
    socket.send('a few words');
    page.resume();
    expect(String(((await once(page, 'message')) as [Buffer])[0])).toBe('a few words');
    expect(told).toEqual([]);
  });
});

describe('a page that sends too much', () => {
  test('is not read after the first excess message', async () => {
    const { page, socket } = await connect();
    const begun = performance.now();
    let heard = 0;
    socket.on('message', () => {
      heard += 1;
    });
    for (let count = 0; count < 1_000; count += 1) page.send('word');
    await once(socket, 'close');
    const { burst, perSecond } = allowancesFor(1).messages;
    const most = burst + (perSecond * (performance.now() - begun)) / 1_000;
    expect(heard).toBeLessThanOrEqual(most);
    expect(told).toEqual([`${ADDRESS} messages`]);
  });

  test.each([
    ['unsolicited pongs', (page: WebSocket) => page.pong(Buffer.alloc(100))],
    ['pings', (page: WebSocket) => page.ping()],
    ['empty fragments of a message', (page: WebSocket) => page.send('', { fin: false })],
    ['long messages', (page: WebSocket) => page.send(Buffer.alloc(4_000))],
  ])('is disconnected when it sends %s', async (_what, send) => {
    const { page, socket } = await connect();
    // Sent as one chunk, since `ws` itself closes a connection whose pings come faster than it answers them.
    streamOf(page).cork();
    for (let count = 0; count < 1_000; count += 1) send(page);
    streamOf(page).uncork();
    await once(socket, 'close');
    expect(told).toEqual([`${ADDRESS} messages`]);
  });

  test('is disconnected sooner if others at its address do too; one that sends little stays', async () => {
    const quiet = await connect();
    const loud = [];
    // One after another, so that the server's next connection is the one just opened.
    for (let count = 0; count < 20; count += 1) loud.push(await connect());
    for (let count = 0; count < 80; count += 1) for (const { page } of loud) page.send('word');
    await Promise.race(loud.map(({ socket }) => once(socket, 'close')));
    quiet.page.send('hello');
    expect(String(((await once(quiet.socket, 'message')) as [Buffer])[0])).toBe('hello');
    expect(new Set(told)).toEqual(new Set([`${ADDRESS} messages`]));
  });

  test('is not read while its connection closes', async () => {
    const { page, socket } = await connect();
    const more = setInterval(() => page.send(Buffer.alloc(1_000), () => undefined), 1);
    for (let count = 0; count < 200; count += 1) page.send('word');
    await once(socket, 'close');
    clearInterval(more);
    expect(told).toEqual([`${ADDRESS} messages`]);
  });
});
