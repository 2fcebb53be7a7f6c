import { Protocol } from '@colyseus/core';
import { beforeAll, describe, expect, type TestContext, test } from 'vitest';
import { allowancesFor } from '../../../server/limits/allowances.ts';
import { newSecret } from '../../../server/process/secrets.ts';
import { usageOf } from '../../../tools/bench/server/usage.ts';
import { Attacker, opening, type Raw } from '../kit/attacker.ts';
import { Person, seatTwo } from '../kit/person.ts';
import { processForAll } from '../kit/serverForAll.ts';
import { HonestPair, percentile } from './honestPair.ts';

const MEGABYTE = 1_000_000;
const TOO_BIG = 1_009;

const server = processForAll({ ADDRESS_LIMIT_FACTOR: '1', LOG_LEVEL: 'info' });
let pair: HonestPair;
/** Joined without ever acknowledging it. */
let silent: Raw;
/** Neither reads nor answers. */
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
const opened = async (address: string): Promise<Raw> => at(address).join(opening(newIdentity()), 'create');

const residentMegabytes = (): number => usageOf(server.process.pid ?? 0).kilobytes / 1_024;

/** Two people play on during the attack. How long they wait is noted; `npm run bench:server` measures it. */
const unnoticed = async ({ annotate }: TestContext, attack: () => Promise<unknown>): Promise<void> => {
  const { waits, matches } = await pair.playDuring(attack());
  const wait = percentile(waits, 0.95);
  await annotate(`${matches} matches, ${waits.length} plies, p95 ${wait.toFixed(1)} ms`);
  expect(waits.length).toBeGreaterThan(0);
};

test.each([
  ['a request', [Protocol.ROOM_REQUEST, 7, 0xa4, ...Buffer.from('ping')]],
  ['bytes', [Protocol.ROOM_DATA_BYTES, 0xa4, ...Buffer.from('ping')]],
  ['a message of a kind that is no text', [Protocol.ROOM_DATA, 0xa3, 0xff, 0xff, 0xff]],
])('a frame that no page sends is refused unread: %s', async (_what, frame) => {
  const raw = await opened('127.2.2.1');
  await raw.receives('state');
  raw.send(Buffer.from(frame));
  await raw.receives('malformed');
  const answers = raw.received.filter(
    ({ 0: code }) => code !== Protocol.ROOM_DATA && code !== Protocol.JOIN_ROOM,
  );
  expect(answers).toEqual([]);
  expect(server.logged()).not.toContain('utf8Read');
  raw.socket.terminate();
});

describe.concurrent('too much at once', () => {
  test.each([
    ['of a megabyte', '127.2.0.1', (raw: Raw) => raw.send(Buffer.alloc(MEGABYTE, 13))],
    [
      'in many fragments',
      '127.2.0.2',
      (raw: Raw) => {
        for (let piece = 0; piece < 20; piece += 1) raw.socket.send(Buffer.alloc(1_000, 13), { fin: false });
      },
    ],
  ])('a message %s ends the connection', async (_, address, send) => {
    const raw = await opened(address);
    send(raw);
    expect(await raw.ended).toBe(TOO_BIG);
  });

  test.each([
    ['messages', (raw: Raw) => raw.say('ping', { sent: 1 })],
    ['malformed messages', (raw: Raw) => raw.send(Buffer.from([99, 99]))],
  ])('a flood of %s is told so, and ended', async (what, say) => {
    const raw = await opened(`127.2.1.${what.length}`);
    for (let count = 0; count < 300; count += 1) say(raw);
    await raw.ended;
    expect(raw.wasTold('tooMany')).toBe(true);
  });
});

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
  // Further requests are not even answered.
  const unanswered = replies.filter(reply => reply === '');
  const { joins } = allowancesFor(1);
  const admitted = replies.length - refused.length - unanswered.length;
  expect(admitted).toBeLessThanOrEqual(joins.burst + joins.perSecond * seconds + LANES);
  // When one more may be answered, so are those arriving at the same moment.
  const { burst, perSecond } = allowancesFor(1).refusals;
  expect(refused.length).toBeLessThan(burst + perSecond * (seconds + 1) * LANES);
  expect(refused.length).toBeGreaterThan(100);
  for (const reply of refused) {
    expect(reply).toContain('{"code":429,"error":"tooMany"}');
    expect(reply).toMatch(/\r\nRetry-After: [1-9]\d*\r\n/);
  }
});

test('the new browsers of an address are limited', async () => {
  const crowd = at('127.5.0.2');
  const statuses: number[] = [];
  const naming = async (): Promise<number> =>
    (await crowd.ask('/api/name', { body: JSON.stringify({ identity: newIdentity(), name: 'Anna' }) }))
      .status;
  const begun = performance.now();
  for (let count = 0; count < 120; count += 1) statuses.push(await naming());
  const { burst, perSecond } = allowancesFor(1).newcomers;
  const most = burst + (perSecond * (performance.now() - begun)) / 1_000;
  expect(statuses.filter(status => status === 200).length).toBeLessThanOrEqual(most);
  expect(statuses.at(-1)).toBe(429);
});

test('the rate of opening tables is limited', async () => {
  const identity = newIdentity();
  const wish = async (): Promise<number> => (await at('127.5.0.1').wish(opening(identity), 'create')).status;
  const begun = performance.now();
  const statuses = await Promise.all(Array.from({ length: 25 }, wish));
  const { burst, perSecond } = allowancesFor(1).opened;
  const most = burst + (perSecond * (performance.now() - begun)) / 1_000;
  const opened = statuses.filter(status => status === 200).length;
  expect(opened).toBeGreaterThanOrEqual(burst);
  expect(opened).toBeLessThanOrEqual(most);
});

describe('at a table', () => {
  test('too many greetings and offers are refused and not passed on', async () => {
    const [spammer, other] = await seatTwo(server.port);
    const begun = performance.now();
    for (let count = 0; count < 20; count += 1) spammer.say('greet', { greeting: 'hello' });
    for (let count = 0; count < 20; count += 1) {
      spammer.say('ask', { match: 1, ply: 0, what: 'newGame' });
      spammer.say('answer', { match: 1, ply: 0, what: 'newGame', agrees: false });
    }
    for (let count = 0; count < 30; count += 1) spammer.say('attend', { isHere: count % 2 === 0 });
    spammer.play('f5', 0);
    await other.sees(({ match }) => match?.transcript.length === 1);
    await spammer.sees(({ match }) => match?.transcript.length === 1);
    const { burst, perSecond } = allowancesFor(1).greetings;
    const most = burst + (perSecond * (performance.now() - begun)) / 1000;
    expect(other.received.filter(({ kind }) => kind === 'greeting').length).toBeLessThanOrEqual(most);
    expect(spammer.received).toContainEqual({ kind: 'refused', message: 'greet', refusal: 'tooMany' });
    for (const message of ['ask', 'attend'])
      expect(spammer.received).toContainEqual(expect.objectContaining({ message, refusal: 'tooMany' }));
    spammer.drop();
    other.drop();
  });

  test('a seat that reconnects over and over has to wait', async () => {
    const [identity, stormer] = [newIdentity(), at('127.6.0.1')];
    const raw = await stormer.join(opening(identity), 'create');
    await raw.receives('welcome');
    const told = raw.received.find(frame => frame.includes('welcome'))!.toString('latin1');
    const code = /[A-HJ-NP-Z]{7}/.exec(told.slice(told.indexOf('code')))![0];
    const token = /token..?([\w-]{22})/.exec(told)![1]!;
    secrets.push(token);
    const begun = performance.now();
    const statuses: number[] = [];
    while (!statuses.includes(429))
      statuses.push((await stormer.wish({ kind: 'sit', code, identity, token })).status);
    const { burst, perSecond } = allowancesFor(1).returns;
    expect(statuses.length - 1).toBeLessThanOrEqual(
      burst + (perSecond * (performance.now() - begun)) / 1_000,
    );
  });

  test('a token used by many connections at once leads one of them to the seat', async () => {
    const anna = await new Person(server.port).open();
    const copies = Array.from({ length: 8 }, () => {
      const copy = new Person(server.port);
      copy.token = anna.token;
      return copy;
    });
    await Promise.all(copies.map(copy => copy.sit(anna.code)));
    const all = [anna, ...copies];
    const isSeated = ({ received }: Person): boolean => !received.some(({ kind }) => kind === 'goodbye');
    const ben = await new Person(server.port).sit(anna.code);
    await ben.sees(({ match }) => match !== undefined);
    expect(all.filter(isSeated)).toHaveLength(1);
    all.find(isSeated)?.play('f5', 0);
    expect((await ben.sees(({ match }) => match?.transcript.length === 1)).watchers).toBe(0);
    for (const person of [...all, ben]) person.drop();
  });
});

describe('connections that do nothing', () => {
  test('are limited for each address', async () => {
    const sockets = await Promise.all(Array.from({ length: 300 }, () => at('127.7.0.1').plug()));
    const ended = sockets.map(socket => new Promise(resolve => socket.once('close', resolve)));
    await Promise.all(ended.slice(0, 50));
    expect(sockets.filter(socket => !socket.destroyed).length).toBeLessThanOrEqual(250);
    for (const socket of sockets) socket.destroy();
    await Promise.all(ended);
  });

  test('are ended if they send no pings', async () => {
    await silent.ended;
    expect(silent.wasTold('welcome')).toBe(false);
  });

  test('are ended if they neither read nor answer', async () => {
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

test('nothing of all this remains: no crash, little memory, a short log without secrets', async ({
  annotate,
}) => {
  expect(server.process.exitCode).toBeNull();
  const log = server.logged();
  await annotate(`${residentMegabytes().toFixed(0)} MB, ${log.split('\n').length} lines logged`);
  expect(residentMegabytes()).toBeLessThan(400);
  expect(log.split('\n').length).toBeLessThan(120);
  secrets.push(pair.anna.identity, pair.ben.identity, pair.code);
  for (const person of [pair.anna, pair.ben]) secrets.push(person.token ?? '');
  expect(secrets.filter(secret => log.includes(secret))).toEqual([]);
});
