import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { NO_TURN } from '../../../server/admission/waitingTries.ts';
import { ANY_PORT } from '../../../server/environment.ts';
import { createRoutes, type RouteParts } from '../../../server/web/routes.ts';
import { listenNear } from '../../../server/web/webServer.ts';
import { until } from '../../../testkit/until.ts';
import { newLimiter } from '../kit/newLimiter.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const AS_MANY_AS_A_SCHOOL = 1_000;
const MORE_THAN_AT_ONCE = 100;

/** A server whose admissions wait for the test, with the pending admissions and the number of requests so far. */
const serveSlowAdmissions = async () => {
  const admitting = new Map<number, () => void>();
  const asked: number[] = [];
  const reception = {
    knock: async () => NO_TURN,
    admit: (wanted: unknown) => {
      const seat = Number(wanted);
      asked.push(seat);
      return new Promise(resolve => admitting.set(seat, () => resolve({ seat })));
    },
  };
  const limiter = newLimiter({ addressFactor: AS_MANY_AS_A_SCHOOL });
  const parts = { reception, limiter, origins: [], isWelcome: () => true };
  const answer = createRoutes(parts as unknown as RouteParts);
  let arrived = 0;
  server = createServer((request, response) => {
    request.once('end', () => arrived++);
    void answer(request, response);
  });
  let ended = 0;
  server.on('connection', socket => socket.once('close', () => ended++));
  const port = await listenNear(server, { port: ANY_PORT });
  const ask = async (seat: number, signal?: AbortSignal): Promise<unknown> => {
    // Only IPv4, since on a busy machine the client would try both addresses of a name.
    const address = `http://127.0.0.1:${port}/matchmake/joinOrCreate/table`;
    const response = await fetch(address, { method: 'POST', body: String(seat), signal: signal ?? null });
    return response.json();
  };
  const letIn = (): void => {
    for (const [seat, done] of admitting) {
      admitting.delete(seat);
      done();
    }
  };
  return { ask, asked, letIn, arrived: () => arrived, ended: () => ended };
};

test('many simultaneous pages are admitted in batches, without those that gave up', async () => {
  const { ask, asked, letIn, arrived, ended } = await serveSlowAdmissions();
  const seats = Array.from({ length: MORE_THAN_AT_ONCE }, (_, seat) => seat);
  const leaver = new AbortController();
  const answers = Promise.all(seats.map(seat => ask(seat)));
  await until(() => expect(asked.length).toBeGreaterThan(1));
  const left = ask(MORE_THAN_AT_ONCE, leaver.signal).catch(() => 'gone');
  await until(() => expect(arrived()).toBe(MORE_THAN_AT_ONCE + 1));
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
