import { Protocol } from '@colyseus/core';
import { describe, expect, test } from 'vitest';
import { allowancesFor } from '../../../server/limits/allowances.ts';
import { newSecret } from '../../../server/process/secrets.ts';
import { opening, type Raw, strangersTo } from '../kit/attacker.ts';
import { Person, seatTwo } from '../kit/person.ts';
import { serverForAll } from '../kit/serverForAll.ts';

const MEGABYTE = 1_000_000;
const TOO_BIG = 1_009;

const server = serverForAll({ ADDRESS_LIMIT_FACTOR: '1' });

const attacker = strangersTo(server, '127.0.5');

test.each([
  ['a request', [Protocol.ROOM_REQUEST, 7, 0xa4, ...Buffer.from('ping')]],
  ['bytes', [Protocol.ROOM_DATA_BYTES, 0xa4, ...Buffer.from('ping')]],
  ['a message whose kind is not a string', [Protocol.ROOM_DATA, 0xa3, 0xff, 0xff, 0xff]],
])('a frame that no page sends is rejected without parsing: %s', async (_what, frame) => {
  const raw = await attacker().join(opening(), 'create');
  await raw.receives('state');
  raw.send(Buffer.from(frame));
  await raw.receives('malformed');
  const answers = raw.received.filter(
    ({ 0: code }) => code !== Protocol.ROOM_DATA && code !== Protocol.JOIN_ROOM,
  );
  expect(answers).toEqual([]);
  raw.socket.terminate();
});

describe.concurrent('too much at once', () => {
  test.each([
    ['of a megabyte', (raw: Raw) => raw.send(Buffer.alloc(MEGABYTE, 13))],
    [
      'in many fragments',
      (raw: Raw) => {
        for (let piece = 0; piece < 20; piece += 1) raw.socket.send(Buffer.alloc(1_000, 13), { fin: false });
      },
    ],
  ])('a message %s closes the connection', async (_, send) => {
    const raw = await attacker().join(opening(), 'create');
    send(raw);
    expect(await raw.ended).toBe(TOO_BIG);
  });

  test.each([
    ['messages', (raw: Raw) => raw.say('ping', { sent: 1 })],
    ['malformed messages', (raw: Raw) => raw.send(Buffer.from([99, 99]))],
  ])('a flood of %s gets a refusal and is disconnected', async (_, say) => {
    const raw = await attacker().join(opening(), 'create');
    for (let count = 0; count < 300; count += 1) say(raw);
    await raw.ended;
    expect(raw.wasTold('tooMany')).toBe(true);
  });
});

test('the rate of opening tables is limited', async () => {
  const [somebody, wanted] = [attacker(), opening()];
  const wish = async (): Promise<number> => (await somebody.wish(wanted, 'create')).status;
  const begun = performance.now();
  const statuses = await Promise.all(Array.from({ length: 25 }, wish));
  const { burst, perSecond } = allowancesFor(1).opened;
  const most = burst + (perSecond * (performance.now() - begun)) / 1_000;
  const opened = statuses.filter(status => status === 200).length;
  expect(opened).toBeGreaterThanOrEqual(burst);
  expect(opened).toBeLessThanOrEqual(most);
});

describe('at a table', () => {
  test('excess greetings and offers are refused and not forwarded', async () => {
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
    const [identity, stormer] = [newSecret(), attacker()];
    const raw = await stormer.join(opening(identity), 'create');
    await raw.receives('welcome');
    const told = raw.received.find(frame => frame.includes('welcome'))!.toString('latin1');
    const code = /[A-HJ-NP-Z]{7}/.exec(told.slice(told.indexOf('code')))![0];
    const token = /token..?([\w-]{22})/.exec(told)![1]!;
    const begun = performance.now();
    const statuses: number[] = [];
    while (!statuses.includes(429))
      statuses.push((await stormer.wish({ kind: 'sit', code, identity, token })).status);
    const { burst, perSecond } = allowancesFor(1).returns;
    expect(statuses.length - 1).toBeLessThanOrEqual(
      burst + (perSecond * (performance.now() - begun)) / 1_000,
    );
  });

  test('of many simultaneous connections with one token only one gets the seat', async () => {
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
