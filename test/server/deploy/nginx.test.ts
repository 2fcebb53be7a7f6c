import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:http2';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BOUNDS } from '../../../server/limits/allowances.ts';
import { bodyBytesOf } from '../../../server/web/routes.ts';
import { QUESTION_KINDS } from '../../../src/net/contract/records.ts';
import { listening } from '../../../testkit/server/listening.ts';
import { freePort } from '../../../testkit/server/liveServer.ts';
import { findServer } from '../../../testkit/server/programs.ts';
import { until } from '../../../testkit/until.ts';
import { type Nginx, startNginx } from './nginxProgram.ts';

const CODE = 'ABCDEFG';

const nginxProgram = findServer('nginx', ['/usr/sbin']);
describe.skipIf(nginxProgram === undefined)('nginx before two processes (needs nginx)', () => {
  const asked: IncomingMessage[] = [];
  const servers: Server[] = [];
  const ports: number[] = [];
  /** The process that got each request. */
  const askedAt: (number | undefined)[] = [];
  /** The lengths of the request bodies. */
  const lengths: number[] = [];
  let status = 200;
  /** While this is an array, responses are held back in it. */
  let kept: ServerResponse[] | undefined;
  let nginx: Nginx;
  let tls = 0;

  const startProcess = async (): Promise<number> => {
    const server = createServer((wish, answer) => {
      asked.push(wish);
      askedAt.push(wish.socket.localPort);
      let length = 0;
      wish.on('data', (bytes: Buffer) => {
        length += bytes.length;
      });
      wish.on('end', () => lengths.push(length));
      answer.writeHead(status);
      if (kept === undefined) answer.end('said');
      else kept.push(answer);
    });
    servers.push(server);
    const port = await listening(server, { port: 0, host: '127.0.0.1' });
    ports.push(port);
    return port;
  };

  const ask = (path: string, options: object = {}, body?: Buffer): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const place = { host: '127.0.0.1', port: tls, path, rejectUnauthorized: false };
      request({ ...place, headers: { host: 'play.example.org' }, ...options }, answer => {
        answer.resume();
        resolve(answer);
      })
        .on('error', reject)
        .end(body);
    });

  beforeAll(async () => {
    const [one, two] = [await startProcess(), await startProcess()];
    tls = await freePort();
    nginx = await startNginx(nginxProgram!, { plain: await freePort(), tls, one, two });
    await until(() => ask('/'));
  });
  afterAll(async () => {
    await nginx.stop();
    for (const server of servers) server.close();
  });
  beforeEach(() => {
    asked.length = 0;
    askedAt.length = 0;
    status = 200;
  });

  test('accepts only TLS', async () => {
    const { headers } = await ask('/');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
  });

  test('forwards the real address of a request, whatever its headers say', async () => {
    await ask('/', { headers: { host: 'play.example.org', 'x-forwarded-for': '192.0.2.9' } });
    expect(asked[0]?.headers).toMatchObject({ host: 'play.example.org', 'x-forwarded-for': '127.0.0.1' });
  });

  test('retries only safe requests with the other process', async () => {
    status = 503;
    await ask('/bundle/page.js');
    expect(asked).toHaveLength(2);
    asked.length = 0;
    await ask('/matchmake/create/table', { method: 'POST' });
    expect(asked).toHaveLength(1);
  });

  test('forwards WebSockets only to the process in their path', async () => {
    await ask('/at/one/healthz');
    await ask('/at/two/healthz');
    expect([asked.map(({ url }) => url), askedAt]).toEqual([['/healthz', '/healthz'], ports]);
  });

  test.each([
    ...QUESTION_KINDS.map(kind => [`/api/${kind}`, bodyBytesOf(kind)] as const),
    ['/matchmake/joinOrCreate/table', BOUNDS.bodyBytes] as const,
  ])('accepts the longest body of %s (%i bytes), but none much longer', async (path, most) => {
    const body = Buffer.alloc(most, 'x');
    lengths.length = 0;
    expect((await ask(path, { method: 'POST' }, body)).statusCode).toBe(200);
    await until(() => expect(lengths).toEqual([most]));
    const longer = Buffer.alloc(5 * most, 'x');
    expect((await ask(path, { method: 'POST' }, longer)).statusCode).toBe(413);
  });

  test('serves people at an address while others there send endless requests', async () => {
    const begun = new Set<ReturnType<typeof request>>();
    const headers = { host: 'play.example.org', 'content-length': '900' };
    /** Restarts requests that nginx has timed out or refused. */
    const over: (() => void)[] = [];
    const begin = (method: string, path: string): void => {
      const place = { host: '127.0.0.1', port: tls, path, rejectUnauthorized: false, agent: false };
      const one = request({ ...place, method, headers });
      const again = (): void => {
        if (begun.delete(one)) over.push(() => begin(method, path));
      };
      one.on('error', again).on('response', answer => {
        answer.resume();
        if (answer.statusCode === 413) begun.delete(one);
        else again();
      });
      begun.add(one);
      one.write('{');
    };
    for (const [method, path, count] of [
      ['POST', '/matchmake/joinOrCreate/club', 250],
      ['POST', '/api/name', 110],
      ['POST', '/at/one/room', 260],
      ['GET', '/', 110],
    ] as const)
      for (let slow = 0; slow < count; slow++) begin(method, path);
    const drip = setInterval(() => {
      for (const beginAgain of over.splice(0)) beginAgain();
      for (const one of begun) one.write('x');
    }, 500);
    const statusOf = async (path: string, options: object = {}) => (await ask(path, options)).statusCode;
    await until(async () => expect(await statusOf('/api/name', { method: 'POST' })).toBe(429));
    for (const [path, method] of [
      ['/matchmake/joinOrCreate/club', 'POST'],
      ['/at/one/room?sessionId=1', 'GET'],
      ['/', 'GET'],
    ] as const)
      for (let time = 0; time < 10; time++) expect(await statusOf(path, { method })).toBe(200);
    clearInterval(drip);
    const all = [...begun];
    begun.clear();
    for (const one of all) one.destroy();
    await until(async () => expect(await statusOf('/api/name', { method: 'POST' })).toBe(200));
  });

  test('shows a page that reloads itself while no process answers', async () => {
    const [nobody, port] = [await freePort(), await freePort()];
    const alone = await startNginx(nginxProgram!, {
      plain: await freePort(),
      tls: port,
      one: nobody,
      two: nobody,
    });
    const answer = await until(async () => {
      const { statusCode, headers } = await ask('/', { port });
      expect(statusCode).toBe(503);
      return headers;
    });
    expect([answer['retry-after'], answer['content-type'], answer['cache-control']]).toEqual([
      '3',
      'text/html',
      'no-store',
    ]);
    await alone.stop();
  });

  test('speaks HTTP/2', async () => {
    const session = connect(`https://127.0.0.1:${tls}`, { rejectUnauthorized: false });
    const answer = session.request({ ':path': '/', ':authority': 'play.example.org' });
    const [headers] = (await once(answer, 'response')) as [{ readonly ':status': number }];
    session.destroy();
    expect(headers[':status']).toBe(200);
  });

  test('can be reconfigured without a restart, and ignores an invalid configuration', async () => {
    const [one = 0, two = 0] = ports;
    const third = await startProcess();
    const both = [`one=127.0.0.1:${one}`, `two=127.0.0.1:${two}`];
    expect(nginx.tell(...both, `-three=127.0.0.1:${third}`)).toBe(0);
    await until(async () => expect((await ask('/at/three/healthz?all=1')).statusCode).toBe(200));
    expect(asked.at(-1)?.url).toBe('/healthz?all=1');
    // This process finishes its tables and gets no new ones.
    askedAt.length = 0;
    for (let count = 0; count < 40; count++) await ask('/');
    expect(askedAt).not.toContain(third);
    for (const nonsense of [['four'], ['four=nowhere'], ['four=a b:1'], [...both, 'five=;:1']])
      expect(nginx.tell(...nonsense)).toBe(2);
    expect(nginx.tell('-one=127.0.0.1:1')).toBe(1);
    // An nginx worker that is being replaced may still answer.
    await until(async () => expect((await ask('/at/three/healthz')).statusCode).toBe(200));
    expect(nginx.tell(...both)).toBe(0);
    await until(async () => expect((await ask('/at/three/healthz')).statusCode).toBe(404));
    ports.pop();
  });

  test('passes on upgrades to WebSockets only', async () => {
    await ask('/', { headers: { host: 'play.example.org', connection: 'upgrade', upgrade: 'h2c' } });
    expect(asked[0]?.headers.upgrade).toBeUndefined();
  });

  const logged = (name: string): string => readFileSync(join(nginx.folder, `${name}.log`), 'utf8');

  test('logs requests without table codes and without addresses', async () => {
    for (const path of [`/?table=${CODE}`, `/at/one/logged?table=${CODE}`]) await ask(path);
    await until(() => expect(logged('access')).toContain('"path":"/at/one/logged"'));
    const lines = logged('access').trimEnd().split('\n');
    expect(lines.map(line => JSON.parse(line) as object).at(-2)).toMatchObject({ path: '/', status: 200 });
    expect(logged('access')).not.toMatch(new RegExp(`${CODE}|127\\.0\\.0\\.1`));
  });

  test('lets an address have a hundred active connections, and refuses more', async () => {
    kept = [];
    const answers = Array.from({ length: 130 }, () => ask(`/?table=${CODE}`));
    let refused = 0;
    for (const answer of answers)
      void answer.then(({ statusCode }) => {
        if (statusCode === 429) refused += 1;
      });
    await until(() => expect([refused, kept?.length]).toEqual([30, 100]));
    for (const answer of kept) answer.end();
    kept = undefined;
    await Promise.all(answers);
    expect((await ask('/')).statusCode).toBe(200);
    expect(logged('error')).not.toContain(CODE);
  });

  test('lets an address send three hundred requests at once, and refuses more', async () => {
    const port = await freePort();
    const [one = 0, two = 0] = ports;
    const places = { plain: await freePort(), tls: port, one, two };
    // At this rate the limit does not refill during the test, however slow this machine is.
    const slow = await startNginx(nginxProgram!, places, text => text.replace('rate=60r/s', 'rate=1r/m'));
    const agent = new Agent({ keepAlive: true, maxSockets: 10 });
    await until(() => ask('/', { port }));
    const answers = await Promise.all(Array.from({ length: 320 }, () => ask('/', { port, agent })));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter(each => each === 200).length).toBeGreaterThanOrEqual(300);
    expect(statuses.filter(each => each === 429).length).toBeGreaterThan(0);
    // Seats are asked for, and sockets opened, beside that.
    for (const [path, method] of [
      ['/matchmake/joinOrCreate/table', 'POST'],
      ['/at/one/room', 'GET'],
    ] as const)
      expect((await ask(path, { port, agent, method })).statusCode).toBe(200);
    agent.destroy();
    await slow.stop();
  });
});
