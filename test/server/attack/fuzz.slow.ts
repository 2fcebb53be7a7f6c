import { expect, test } from 'vitest';
import { processForAll } from '../kit/serverForAll.ts';
import { fuzz } from './fuzzing.ts';

const ROUNDS = 40;
const REQUESTS_OF_A_ROUND = 17_500;
const FRAMES_OF_A_ROUND = 7_500;
const TOTAL = ROUNDS * (REQUESTS_OF_A_ROUND + FRAMES_OF_A_ROUND);

const server = processForAll({ LOG_LEVEL: 'error', ADDRESS_LIMIT_FACTOR: '10000' });

test(`${TOTAL.toLocaleString('en')} malformed requests and frames cause no error in the log`, async ({
  annotate,
}) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const seed = 1_000 + 100 * round;
    const answered = await fuzz(server, {
      requests: REQUESTS_OF_A_ROUND,
      frames: FRAMES_OF_A_ROUND,
      seed,
    });
    await annotate(`round ${round}: ${answered} answers`);
    expect((await fetch(`http://localhost:${server.port}/healthz`)).status).toBe(200);
    expect(server.logged()).toBe('');
  }
});
