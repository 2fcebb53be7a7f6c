import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readEnvironment } from '../../server/environment.ts';
import { TIME_LIMITS } from '../../server/timeLimits.ts';
import { BUILT_SERVER, fromRoot, ROOT } from '../../tools/paths.ts';
import { freePort } from './freePort.ts';
import { findNginx, type Nginx, startNginx } from './nginxProgram.ts';

const PATIENCE_MILLISECONDS = 60_000;
const COMMAND = `node ${BUILT_SERVER.slice(ROOT.length + 1)}`;
const read = (name: string): string => readFileSync(fromRoot('deploy', name), 'utf8');

describe('the unit of systemd', () => {
  const unit = read('flipside.service');
  const settingOf = (key: string): string => new RegExp(`^${key}=(.*)$`, 'm').exec(unit)?.[1] ?? '';

  test('starts the built server itself, so that it hears signals', () => {
    expect(settingOf('ExecStart')).toBe(`/usr/bin/${COMMAND}`);
  });

  test('sets what the server reads', () => {
    const variables = Object.fromEntries(
      settingOf('Environment')
        .split(' ')
        .map(each => each.split('=')),
    );
    expect(readEnvironment(variables)).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      trustedProxies: 1,
      metrics: { port: 9464, host: '127.0.0.1' },
    });
  });

  test('waits for longer than a stop may take', () => {
    expect(Number(settingOf('TimeoutStopSec')) * 1_000).toBeGreaterThan(TIME_LIMITS.stop.all);
  });
});

describe('the image', () => {
  const instructions = read('Dockerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter(line => /^[A-Z]+ /.test(line));
  const last = instructions.slice(instructions.findLastIndex(line => line.startsWith('FROM ')));

  test('is built in steps, of which the last has neither sources nor tools', () => {
    expect(instructions.filter(line => line.startsWith('FROM ')).length).toBeGreaterThan(1);
    expect(last.filter(line => /^(COPY \.|RUN npm)/.test(line))).toEqual([]);
  });

  test('runs the built server, not as root, and says how it is', () => {
    expect(last).toContain('USER node');
    expect(last.at(-1)).toBe(`CMD ${JSON.stringify(COMMAND.split(' ')).replace(',', ', ')}`);
    expect(last.find(line => line.startsWith('HEALTHCHECK'))).toContain('/healthz');
  });

  test('is of the version of Node that the project asks for', () => {
    const { engines } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as {
      engines: { node: string };
    };
    const wanted = /\d+/.exec(engines.node)?.[0] ?? '';
    for (const line of instructions.filter(each => each.startsWith('FROM ')))
      expect(line).toContain(`node:${wanted}-`);
  });
});

test('the dashboard asks for nothing that the server does not measure', () => {
  const asked = [...read('grafana.json').matchAll(/\b(flipside_[a-z_]+)/g)].map(match => match[1] ?? '');
  const measured = readFileSync(fromRoot('server', 'metrics', 'meters.ts'), 'utf8');
  expect(asked.length).toBeGreaterThan(5);
  for (const name of asked) expect(measured).toContain(name.replace(/_(bucket|count|sum)$/, ''));
});

const nginxProgram = findNginx();
describe.skipIf(nginxProgram === undefined)('nginx before two processes (needs nginx)', () => {
  const asked: IncomingMessage[] = [];
  const servers: Server[] = [];
  const ports: number[] = [];
  /** At which of the processes it was asked. */
  const askedAt: (number | undefined)[] = [];
  let status = 200;
  let nginx: Nginx;
  let tls = 0;

  const startProcess = async (): Promise<number> => {
    const server = createServer((wish, answer) => {
      asked.push(wish);
      askedAt.push(wish.socket.localPort);
      wish.resume();
      answer.writeHead(status).end('said');
    }).listen(0, '127.0.0.1');
    servers.push(server);
    await new Promise(resolve => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    ports.push(port);
    return port;
  };

  const ask = (path: string, options: object = {}): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const place = { host: '127.0.0.1', port: tls, path, rejectUnauthorized: false };
      request({ ...place, headers: { host: 'play.example.org' }, ...options }, answer => {
        answer.resume();
        resolve(answer);
      })
        .on('error', reject)
        .end();
    });

  beforeAll(async () => {
    const [one, two] = [await startProcess(), await startProcess()];
    tls = await freePort();
    nginx = await startNginx(nginxProgram!, { plain: await freePort(), tls, one, two });
    await vi.waitFor(() => ask('/'), { timeout: PATIENCE_MILLISECONDS, interval: 100 });
  }, PATIENCE_MILLISECONDS);
  afterAll(async () => {
    await nginx.stop();
    for (const server of servers) server.close();
  });
  beforeEach(() => {
    asked.length = 0;
    askedAt.length = 0;
    status = 200;
  });

  test('lets browsers ask by TLS alone', async () => {
    const { headers } = await ask('/');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
  });

  test('tells where a request comes from, whatever the request says', async () => {
    await ask('/', { headers: { host: 'play.example.org', 'x-forwarded-for': '192.0.2.9' } });
    expect(asked[0]?.headers).toMatchObject({ host: 'play.example.org', 'x-forwarded-for': '127.0.0.1' });
  });

  test('asks the other process what may be asked twice, and nothing else', async () => {
    status = 503;
    await ask('/bundle/page.js');
    expect(asked).toHaveLength(2);
    asked.length = 0;
    await ask('/matchmake/create/table', { method: 'POST' });
    expect(asked).toHaveLength(1);
  });

  test('passes the rooms of a process on to that process alone', async () => {
    await ask('/one/healthz');
    await ask('/two/healthz');
    expect([asked.map(({ url }) => url), askedAt]).toEqual([['/healthz', '/healthz'], ports]);
  });

  test('passes no upgrade on but to a WebSocket', async () => {
    await ask('/', { headers: { host: 'play.example.org', connection: 'upgrade', upgrade: 'h2c' } });
    expect(asked[0]?.headers.upgrade).toBeUndefined();
  });
});
