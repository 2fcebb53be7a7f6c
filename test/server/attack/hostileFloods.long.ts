import { beforeAll, describe, expect, type TestContext, test } from 'vitest';
import { allowancesFor } from '../../../server/limits/allowances.ts';
import { newSecret } from '../../../server/process/secrets.ts';
import { Attacker, opening, type Raw } from '../kit/attacker.ts';
import { megabytesOf } from '../kit/memory.ts';
import { Person } from '../kit/person.ts';
import { processForAll } from '../kit/serverForAll.ts';
import { HonestPair, percentile } from './honestPair.ts';

const server = processForAll({ ADDRESS_LIMIT_FACTOR: '1', LOG_LEVEL: 'info' });
let pair: HonestPair;
/** A client that joined without ever confirming it. */
let silent: Raw;
/** A client that neither reads nor answers. */
let frozen: Raw;
const secrets: string[] = [];

beforeAll(async () => {
  pair = await new HonestPair(server.port).sitDown();
  const attacker = at('127.7.0.2');
  silent = await attacker.take(await attacker.reserve(opening(newIdentity()), 'create'), false);
  frozen = await at('127.7.0.3').join(watching());
  frozen.socket.pause();
});

const at = (address: string): Attacker => new Attacker(server.port, address);
const newIdentity = (): string => {
  const identity = newSecret();
  secrets.push(identity);
  return identity;
};
const watching = () => ({ kind: 'watch', code: pair.code });

/** Runs an attack while two people play on. Annotates their latency; `npm run bench:server` measures it. */
const unnoticed = async ({ annotate }: TestContext, attack: () => Promise<unknown>): Promise<void> => {
  const { waits, matches } = await pair.playDuring(attack());
  const wait = percentile(waits, 0.95);
  await annotate(`${matches} matches, ${waits.length} plies, p95 ${wait.toFixed(1)} ms`);
  expect(waits.length).toBeGreaterThan(0);
};

test('the URL of a connection does not contain the table', async () => {
  const attacker = at('127.2.3.1');
  const place = await attacker.reserve(watching());
  expect(JSON.stringify(place)).not.toContain(pair.code);
  const raw = await attacker.take(place);
  await raw.receives('welcome');
  raw.socket.terminate();
});

const JOINS = 4_000;
const LANES = 40;

/** Requests seats as fast as possible. */
const storm = async (address: string): Promise<readonly string[]> => {
  const body = JSON.stringify(watching());
  const head = [
    'POST /matchmake/joinOrCreate/table HTTP/1.1',
    'Host: localhost',
    `Content-Length: ${body.length}`,
  ];
  const request = `${head.join('\r\n')}\r\nConnection: close\r\n\r\n${body}`;
  const replies: string[] = [];
  const lane = async (): Promise<void> => {
    for (let count = 0; count < JOINS / LANES; count += 1) replies.push(await at(address).shout(request));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return replies;
};

test('a storm of joins from one address is refused, and others are let in', async context => {
  const begun = performance.now();
  let replies: readonly string[] = [];
  await unnoticed(context, async () => {
    const storming = storm('127.3.0.1');
    const other = await new Person(server.port).watch(pair.code);
    expect(other.color).toBe('watcher');
    other.drop();
    replies = await storming;
  });
  const seconds = (performance.now() - begun) / 1_000;
  await context.annotate(`${replies.length} joins in ${seconds.toFixed(1)} s`);
  const refused = replies.filter(reply => reply.startsWith('HTTP/1.1 429'));
  // Above a further limit requests get no response.
  const unanswered = replies.filter(reply => reply === '');
  const { joins } = allowancesFor(1);
  const admitted = replies.length - refused.length - unanswered.length;
  expect(admitted).toBeLessThanOrEqual(joins.burst + joins.perSecond * seconds + LANES);
  // When the limit allows one more response, all requests arriving at that moment may get one.
  const { burst, perSecond } = allowancesFor(1).refusals;
  expect(refused.length).toBeLessThan(burst + perSecond * (seconds + 1) * LANES);
  expect(refused.length).toBeGreaterThan(100);
  for (const reply of refused) {
    expect(reply).toContain('{"code":429,"error":"tooMany"}');
    expect(reply).toMatch(/\r\nRetry-After: [1-9]\d*\r\n/);
  }
});

describe('connections that do nothing', () => {
  test('are closed if they send no pings', async () => {
    await silent.ended;
    expect(silent.wasTold('welcome')).toBe(false);
  });

  test('are closed if they neither read nor answer', async () => {
    await pair.anna.sees(({ watchers }) => watchers === 0);
    frozen.socket.resume();
    expect(await frozen.ended).toBe(1_006);
  });
});

test.each([
  ['head', 'POST /matchmake/create/table HTTP/1.1\r\nHost: localhost\r\n', 'X-Slow: 1\r\n'],
  ['body', 'POST /api/handOver HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"id":', ' '],
])('a request whose %s never ends is cut off', async (_, beginning, more) => {
  const socket = await at('127.8.0.1').plug();
  const answer: Buffer[] = [];
  socket.on('data', data => answer.push(data));
  socket.write(beginning);
  const drip = setInterval(() => socket.write(more), 500);
  await new Promise(resolve => socket.once('close', resolve));
  clearInterval(drip);
  expect(String(Buffer.concat(answer))).not.toMatch(/^HTTP\/1\.1 200/);
});

test('the attacks leave no crash, little memory and a short log without secrets', async ({ annotate }) => {
  expect(server.process.exitCode).toBeNull();
  const log = server.logged();
  await annotate(`${megabytesOf(server).toFixed(0)} MB, ${log.split('\n').length} lines logged`);
  expect(megabytesOf(server)).toBeLessThan(400);
  expect(log.split('\n').length).toBeLessThan(120);
  secrets.push(pair.anna.identity, pair.ben.identity, pair.code);
  for (const person of [pair.anna, pair.ben]) secrets.push(person.token ?? '');
  expect(secrets.filter(secret => log.includes(secret))).toEqual([]);
});
