import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { allowancesFor, BOUNDS } from '../../../server/limits/allowances.ts';
import { newSecret } from '../../../server/process/secrets.ts';
import { LIMITS } from '../../../src/net/contract/limits.ts';
import { Attacker } from '../kit/attacker.ts';
import { serverForAll } from '../kit/serverForAll.ts';

const server = serverForAll({ ADDRESS_LIMIT_FACTOR: '1' });

let addresses = 0;
/** Each has its own address, so that none is limited for what another did. */
const person = (): Attacker => {
  addresses += 1;
  return new Attacker(server.port, `127.0.3.${addresses}`);
};
const BOX = Buffer.from('sealed').toString('base64');
const post = async (who: Attacker, kind: 'handOver' | 'takeOver' | 'handedOver', question: unknown) => {
  const { status, text } = await who.ask(`/api/${kind}`, {
    body: JSON.stringify(question),
    headers: { 'Content-Type': 'application/json' },
  });
  return { status, answer: JSON.parse(text) as unknown };
};
const isThere = async (id: string): Promise<boolean> => {
  const { answer } = await post(person(), 'takeOver', { id });
  return (answer as { box?: string }).box === BOX;
};

test('a box goes from one device to another, and only once', async () => {
  const id = newSecret();
  expect((await post(person(), 'handOver', { id, box: BOX })).status).toBe(200);
  expect(await post(person(), 'takeOver', { id })).toEqual({ status: 200, answer: { box: BOX } });
  expect(await post(person(), 'takeOver', { id })).toEqual({ status: 200, answer: {} });
});

test('whoever left a box can ask what has become of it, which takes nothing', async () => {
  const [sender, id] = [person(), newSecret()];
  await post(sender, 'handOver', { id, box: BOX });
  for (let time = 0; time < 3; time++)
    expect(await post(sender, 'handedOver', { id })).toEqual({ status: 200, answer: { state: 'waiting' } });
  await post(person(), 'takeOver', { id });
  expect(await post(sender, 'handedOver', { id })).toEqual({ status: 200, answer: { state: 'taken' } });
});

test('nobody replaces the box of another', async () => {
  const id = newSecret();
  await post(person(), 'handOver', { id, box: BOX });
  const other = Buffer.from('other').toString('base64');
  expect(await post(person(), 'handOver', { id, box: other })).toEqual({ status: 200, answer: {} });
  expect(await isThere(id)).toBe(true);
});

test.each([
  ['a name that can be guessed', { id: 'short', box: BOX }],
  ['no box', { id: newSecret() }],
  ['an empty box', { id: newSecret(), box: '' }],
  ['a box that is no base64', { id: newSecret(), box: '<script>' }],
  ['a list', [newSecret(), BOX]],
])('%s is refused', async (_, question) => {
  expect(await post(person(), 'handOver', question)).toMatchObject({
    status: 400,
    answer: { error: 'malformed' },
  });
});

test('the longest box fits, and a longer one is refused', async () => {
  const whole = Buffer.alloc(LIMITS.handoverBytes).toString('base64');
  expect((await post(person(), 'handOver', { id: newSecret(), box: whole })).status).toBe(200);
  const more = Buffer.alloc(LIMITS.handoverBytes + 3).toString('base64');
  expect((await post(person(), 'handOver', { id: newSecret(), box: more })).status).toBe(400);
  expect(whole.length).toBeLessThan(BOUNDS.handoverBytes);
});

test('whoever asks without a break is held back', async () => {
  const [asker, id] = [person(), newSecret()];
  await post(asker, 'handOver', { id, box: BOX });
  const { burst } = allowancesFor(1).questions;
  const statuses = await Promise.all(
    Array.from({ length: 3 * burst }, async () => (await post(asker, 'handedOver', { id })).status),
  );
  expect(statuses).toContain(429);
  expect(await isThere(id)).toBe(true);
});

test('only leaving a box takes a long body', async () => {
  const body = { id: newSecret(), more: 'x'.repeat(BOUNDS.bodyBytes) };
  expect((await post(person(), 'takeOver', body)).status).toBe(400);
});

test.each(['takeOver', 'handedOver'] as const)('whoever guesses names by %s is held back', async kind => {
  const guesser = person();
  const { burst } = allowancesFor(1).guesses;
  for (let guess = 0; guess < burst; guess++)
    expect((await post(guesser, kind, { id: newSecret() })).status).toBe(200);
  expect(await post(guesser, kind, { id: newSecret() })).toMatchObject({
    status: 429,
    answer: { error: 'tooMany' },
  });
});

test('whoever leaves one box after another is held back', async () => {
  const filler = person();
  const { burst } = allowancesFor(1).handovers;
  for (let box = 0; box < burst; box++)
    expect((await post(filler, 'handOver', { id: newSecret(), box: BOX })).status).toBe(200);
  expect((await post(filler, 'handOver', { id: newSecret(), box: BOX })).status).toBe(429);
});

test('whoever sends a body bit by bit is cut off', async () => {
  const socket = connect(server.port, '127.0.0.1');
  const ended = new Promise<string>(resolve => {
    let text = '';
    socket.on('data', data => {
      text += data.toString();
    });
    socket.on('close', () => resolve(text));
    socket.on('error', () => undefined);
  });
  socket.write(
    'POST /api/handOver HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"id":',
  );
  const drip = setInterval(() => socket.write(' '), 500);
  expect(await ended).not.toMatch(/^HTTP\/1\.1 200/);
  clearInterval(drip);
  expect(await isThere('x')).toBe(false);
}, 60_000);
