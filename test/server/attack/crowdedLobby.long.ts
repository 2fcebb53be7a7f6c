import { expect, test } from 'vitest';
import { newSecret } from '../../../server/process/secrets.ts';
import { Attacker, type Raw } from '../kit/attacker.ts';
import { processForAll } from '../kit/serverForAll.ts';
import { HonestPair, percentile } from './honestPair.ts';

const PEOPLE = 2_000;
const LANES = 40;

const server = processForAll({ LOG_LEVEL: 'info' });

test(`${PEOPLE} people who search simultaneously are all paired, while others play on`, {
  timeout: 300_000,
}, async ({ annotate }) => {
  const pair = await new HonestPair(server.port).sitDown();
  const wanted = () => ({
    kind: 'seek',
    setup: { game: 'othello', size: '8x8' },
    clock: { kind: 'none' },
    identity: newSecret(),
  });
  const found: string[] = [];
  let people = 0;
  const lane = async (number: number): Promise<void> => {
    const seeker = new Attacker(server.port, `127.20.0.${1 + number}`);
    while (people < PEOPLE) {
      people += 1;
      const reply = await seeker.wish(wanted(), 'joinOrCreate', 'lobby');
      if (reply.status !== 200) throw new Error(`refused with ${reply.status}: ${reply.text}`);
      const raw: Raw = await seeker.take(JSON.parse(reply.text));
      raw.socket.on('message', (data: Buffer) => {
        const [, code] = /code.([A-Z]{7})/.exec(data.toString('latin1')) ?? [];
        if (code !== undefined) found.push(code);
      });
      waiting.push(raw.ended);
    }
  };
  const waiting: Promise<number>[] = [];
  const begun = performance.now();
  const { waits } = await pair.playDuring(
    Promise.all(Array.from({ length: LANES }, (_, number) => lane(number))).then(() => Promise.all(waiting)),
  );
  const seconds = (performance.now() - begun) / 1_000;
  await annotate(
    `${people} people in ${seconds.toFixed(1)} s; others waited ${percentile(waits, 0.95).toFixed(0)} ms for 95 % of the plies`,
  );
  expect(waiting.length).toBe(people);
  expect(new Set(found).size).toBeGreaterThanOrEqual(Math.floor(people / 2) - LANES);
  for (const code of new Set(found))
    expect(found.filter(other => other === code).length).toBeLessThanOrEqual(2);
  expect(server.logged()).not.toMatch(/"level":[56]0/);
});
