import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contain } from '../../../server/web/containment.ts';
import { listening } from '../../../testkit/server/listening.ts';

let server: Server;
let port: number;
let faults: unknown[];
const pages: Socket[] = [];

beforeEach(async () => {
  faults = [];
  server = createServer(socket => {
    contain(socket, fault => void faults.push(fault));
    socket.on('data', words => {
      if (String(words) === 'break') throw new Error('planted');
      socket.write(words);
    });
  });
  port = await listening(server);
});
afterEach(() => {
  for (const page of pages.splice(0)) page.destroy();
  server.close();
});

const plug = async (): Promise<Socket> => {
  const page = connect({ port });
  page.on('error', () => undefined);
  pages.push(page);
  await once(page, 'connect');
  return page;
};

test("an exception in a socket's listener closes only that socket", async () => {
  const [broken, whole] = [await plug(), await plug()];
  broken.write('break');
  await once(broken, 'close');
  expect(faults).toEqual([new Error('planted')]);
  whole.write('hello');
  expect(String((await once(whole, 'data'))[0])).toBe('hello');
});

test('an error without a listener closes its socket too', async () => {
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const page = await plug();
  const [socket] = await accepted;
  socket.emit('error', new Error('planted'));
  await once(page, 'close');
  expect(faults).toHaveLength(1);
});
