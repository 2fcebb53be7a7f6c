import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { ANY_PORT } from '../../../server/environment.ts';
import { RateLimiter } from '../../../server/limits/rateLimiter.ts';
import { createRoutes, type RouteParts } from '../../../server/web/routes.ts';
import { listenNear } from '../../../server/web/webServer.ts';
import { until } from '../../../testkit/until.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const AS_MANY_AS_A_SCHOOL = 1_000;
const MORE_THAN_AT_ONCE = 100;

/** A server whose admissions wait until they are let in, and the seats that are being asked for. */
const serveSlowAdmissions = async () => {
  const admitting = new Map<number, () => void>();
  const asked: number[] = [];
  const reception = {
    admit: (wanted: unknown) => {
      const seat = Number(wanted);
      asked.push(seat);
      return new Promise(resolve => admitting.set(seat, () => resolve({ seat })));
    },
  };
  const limiter = new RateLimiter({
    addressFactor: AS_MANY_AS_A_SCHOOL,
    trustedProxies: 0,
    warn: () => {},
    count: () => undefined,
    doubt: () => {},
  });
  const parts = { reception, limiter, origins: [], isWelcome: () => true };
  const answer = createRoutes(parts as unknown as RouteParts);
  server = createServer((request, response) => void answer(request, response));
  let ended = 0;
  server.on('connection', socket => socket.once('close', () => ended++));
  const port = await listenNear(server, { port: ANY_PORT });
  const ask = async (seat: number, signal?: AbortSignal): Promise<unknown> => {
    const address = `http://localhost:${port}/matchmake/joinOrCreate/table`;
    const response = await fetch(address, { method: 'POST', body: String(seat), signal: signal ?? null });
    return response.json();
  };
  const letIn = (): void => {
    for (const [seat, done] of admitting) {
      admitting.delete(seat);
      done();
    }
  };
  return { ask, asked, letIn, ended: () => ended };
};

const connections = (): Promise<number> =>
  new Promise(resolve => server.getConnections((_, count) => resolve(count)));

test('when many pages come at once, all get in, some after the others, without those who gave up', async () => {
  const { ask, asked, letIn, ended } = await serveSlowAdmissions();
  const seats = Array.from({ length: MORE_THAN_AT_ONCE }, (_, seat) => seat);
  const leaver = new AbortController();
  const answers = Promise.all(seats.map(seat => ask(seat)));
  await until(() => expect(asked.length).toBeGreaterThan(1));
  const left = ask(MORE_THAN_AT_ONCE, leaver.signal).catch(() => 'gone');
  await until(async () => expect(await connections()).toBe(MORE_THAN_AT_ONCE + 1));
  const atOnce = asked.length;
  leaver.abort();
  expect(await left).toBe('gone');
  await until(() => expect(ended()).toBe(1));
  const pump = setInterval(letIn);
  expect(await answers).toEqual(seats.map(seat => ({ seat })));
  clearInterval(pump);
  expect(atOnce).toBeLessThan(MORE_THAN_AT_ONCE / 2);
  expect(asked.toSorted((a, b) => a - b)).toEqual(seats);
});
