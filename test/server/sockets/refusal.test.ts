import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refuse } from '../../../server/sockets/sockets.ts';
import { listening } from '../../../testkit/server/listening.ts';

const PATIENCE_MILLISECONDS = 20;

const server = createServer({ allowHalfOpen: true });
let page: Socket;
let socket: Socket;

beforeEach(async () => {
  const port = await listening(server);
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  page = connect({ port, allowHalfOpen: true });
  [socket] = await accepted;
});
afterEach(() => {
  page.destroy();
  server.close();
});

test('a refused connection is destroyed if the client does not close it', async () => {
  const answer = once(page, 'data');
  refuse(socket, 'noPlace', PATIENCE_MILLISECONDS);
  expect(String((await answer)[0])).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
  await once(socket, 'close');
  expect(page.writable).toBe(true);
});

test('a refused connection that keeps sending is destroyed too', async () => {
  const more = setInterval(() => page.write('more'), 1);
  page.on('error', () => clearInterval(more));
  refuse(socket, 'forbidden', PATIENCE_MILLISECONDS);
  await once(socket, 'close');
  clearInterval(more);
});

test('a refused connection that the client closes ends at once', async () => {
  page.on('end', () => page.end());
  page.resume();
  refuse(socket, 'connections', 1_000_000);
  await once(socket, 'close');
});
