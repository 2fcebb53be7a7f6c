import { expect, test } from 'vitest';
import { reachedAt } from '../../../server/process/networkAddresses.ts';
import { makeTranscript } from '../../../src/game/transcript.ts';
import { readRecord } from '../../../src/net/contract/records.ts';
import { Person, playInTurn, seatTwo } from '../kit/person.ts';
import { serverForAll } from '../kit/serverForAll.ts';

const FRIEND = 'https://friend.example';
const server = serverForAll({ TRUSTED_PROXIES: '1', ALLOWED_ORIGINS: FRIEND });

const CLOCK = { kind: 'increment', initialSeconds: 600, incrementSeconds: 0 } as const;
const newPerson = (): Person => new Person(server.port);
const at = (path: string): string => `http://localhost:${server.port}${path}`;

const MOVES = ['f5', 'd6', 'c3', 'd3', 'c4', 'f4', 'f6', 'g5', 'e6', 'd7'] as const;

/** Anna and Ben after a match that Anna has lost. */
const playOne = async (
  addresses = ['192.0.2.1', '192.0.2.2'],
  plies = 10,
  choice = {},
): Promise<[Person, Person]> => {
  const two = await seatTwo(server.port, { clock: CLOCK, ...choice }, addresses);
  const [anna, ben] = two;
  await playInTurn(two, ...MOVES.slice(0, plies));
  anna.say('resign', { match: 1 });
  await ben.sees(({ match }) => match?.result !== undefined);
  return [anna, ben];
};

test('only pages of allowed origins may read answers', async () => {
  const share = async (method: string, origin: string) => {
    const response = await fetch(at('/api/ratings'), { method, headers: { origin } });
    return [response.status, response.headers.get('access-control-allow-origin')];
  };
  expect(await share('OPTIONS', FRIEND)).toEqual([204, FRIEND]);
  expect(await share('POST', FRIEND)).toEqual([400, FRIEND]);
  expect(await share('OPTIONS', 'https://else.example')).toEqual([405, null]);
  expect(await share('POST', at(''))).toEqual([400, null]);
});

test("a finished match is in both players' lists, and its record is public", async () => {
  const [anna, ben] = await playOne();
  const result = { winner: 'white', by: 'resignation' } as const;
  const players = { black: 'Anna', white: 'Ben' };
  const { matches } = await ben.ask('games', { finished: true, limit: 5 });
  expect(matches).toMatchObject([{ code: anna.code, you: 'white', players, result }]);
  expect(await ben.ask('games', { finished: false, limit: 5 })).toEqual({ matches: [] });
  const answer = await fetch(at(`/api/matches/${matches[0]?.id}`));
  const record = readRecord(await answer.json());
  expect(record).toMatchObject({ players, result, given: 0 });
  expect(makeTranscript(record?.transcript ?? [])).toBe(MOVES.join(''));
  expect(record?.ratings?.white.after).toBeGreaterThan(record?.ratings?.black.after ?? 0);
});

test('both players see their rating changes, at the table and in their lists', async () => {
  const [anna, ben] = await playOne();
  const { match } = await ben.sees(state => state.match?.ratings !== undefined);
  const { black, white } = match?.ratings ?? {};
  expect([black?.before, white?.before]).toEqual([1500, 1500]);
  expect(white?.after).toBeGreaterThan(1500);
  const { rating } = ben.state.seats.white ?? {};
  expect([rating?.value, rating?.isProvisional]).toEqual([white?.after, true]);
  expect(await ben.ask('ratings', {})).toEqual({ ratings: [{ game: 'othello', rating }] });
  for (const [person, rating] of [[anna, black] as const, [ben, white] as const]) {
    const { matches } = await person.ask('games', { finished: true, limit: 5 });
    expect(matches).toMatchObject([{ rating }]);
  }
  await anna.drop().isGone();
  await ben.drop().isGone();
  await anna.sit();
  expect(anna.state.match?.ratings).toEqual({ black, white });
});

test.each([
  ['is casual', undefined, 10, { isRated: false }, 'casual'],
  ['is of one network of IPv6', ['2001:db8::1', '2001:db8::2'], 10, {}, 'oneAddress'],
  ['is short', undefined, 9, {}, 'tooShort'],
])('a match that %s is not rated, and both players see why', async (_, addresses, plies, choice, why) => {
  const [anna, ben] = await playOne(addresses, plies, choice);
  for (const person of [anna, ben]) {
    const { match } = await person.sees(state => state.match?.result !== undefined);
    expect([match?.unrated, match?.ratings]).toEqual([why, undefined]);
  }
  expect(await ben.ask('ratings', {})).toEqual({ ratings: [] });
  const { matches } = await ben.ask('games', { finished: true, limit: 1 });
  expect([matches[0]?.unrated, matches[0]?.rating]).toEqual([why, undefined]);
  const answer = await fetch(at(`/api/matches/${matches[0]?.id}`));
  expect(readRecord(await answer.json())).toMatchObject({ unrated: why });
});

test('a name is stored and used at the next table', async () => {
  const anna = newPerson();
  await anna.open();
  expect(await anna.ask('name', { name: '  Anna  ' })).toEqual({ name: 'Anna' });
  await anna.open();
  expect(anna.state.seats.black?.name).toBe('Anna');
  expect(await anna.ask('name', {})).toEqual({});
});

test('a browser that never played has no matches or ratings, and requests do not store it', async () => {
  const nobody = newPerson();
  expect(await nobody.ask('games', { finished: true, limit: 5 })).toEqual({ matches: [] });
  expect(await nobody.ask('ratings', {})).toEqual({ ratings: [] });
});

test('an unfinished or unknown match has no record', async () => {
  const anna = await newPerson().open();
  const ben = await newPerson().sit(anna.code);
  const { match } = await ben.sees(state => state.match !== undefined);
  for (const id of [match?.id, 'nothing']) {
    const response = await fetch(at(`/api/matches/${id}`));
    expect([response.status, await response.json()]).toEqual([404, { code: 404, error: 'unknown' }]);
  }
});

test.each([
  ['games', { limit: 5 }],
  ['games', { identity: 'short', finished: true, limit: 5 }],
  ['games', { identity: 'abcdefghijklmnopqrstuv', finished: true, limit: 1_000 }],
  ['name', { identity: 'abcdefghijklmnopqrstuv', name: '\u202egnirts' }],
  ['ratings', []],
])('a malformed request of %s is rejected: %j', async (kind, question) => {
  const response = await fetch(at(`/api/${kind}`), { method: 'POST', body: JSON.stringify(question) });
  expect(response.status).toBe(400);
});

test.each(['/healthz', '/api/matches/nothing'])('HEAD works like GET: %s', async path => {
  const [got, headed] = [await fetch(at(path)), await fetch(at(path), { method: 'HEAD' })];
  expect([headed.status, headed.headers.get('content-type')]).toEqual([got.status, 'application/json']);
  expect(await headed.text()).toBe('');
  const refused = await fetch(at(path), { method: 'DELETE' });
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('only a page on the server’s machine is told the server’s network addresses', async () => {
  const ask = async (headers: Record<string, string>) =>
    (await fetch(at('/api/hosts'), { method: 'POST', headers, body: '{}' })).json();
  expect(await ask({})).toEqual({ hosts: reachedAt(undefined) });
  expect(await ask({ 'x-forwarded-for': '203.0.113.9' })).toEqual({ hosts: [] });
});

test('a code shows the invitation to its table while a player waits there', async () => {
  const ask = (code: string) => newPerson().ask('invitation', { code });
  const anna = await newPerson().open({ name: 'Anna', color: 'white', isRated: false });
  expect((await ask(anna.code)).invitation).toMatchObject({
    name: 'Anna',
    you: 'black',
    isRated: false,
    setup: { game: 'othello' },
    clock: { kind: 'none' },
  });
  await newPerson().sit(anna.code);
  expect(await ask(anna.code)).toEqual({});
  const carl = await newPerson().open();
  carl.say('leave', {});
  await carl.isGone();
  expect(await ask(carl.code)).toEqual({});
  expect(await ask('QQWWYYZ')).toEqual({ isGone: true });
});

const hasSignature = (bytes: Uint8Array): boolean => String.fromCharCode(...bytes.slice(1, 4)) === 'PNG';

test('pictures exist for finished matches and frames only', async () => {
  const [, ben] = await playOne(['192.0.2.21', '192.0.2.22']);
  const { matches } = await ben.ask('games', { finished: true, limit: 1 });
  const picture = (address: string) => fetch(at(`/picture.png?at=${encodeURIComponent(address)}`));
  for (const address of [
    `/?match=${matches[0]?.id}`,
    '/embed/f5d6c3',
    '/embed.html?game=connect4&moves=44',
  ]) {
    const answer = await picture(address);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(hasSignature(new Uint8Array(await answer.arrayBuffer()))).toBe(true);
  }
  // Another path to the same position gives the same picture, which is not drawn for conditional or HEAD requests.
  const tags = await Promise.all(
    ['/embed/f5d6c3', '/embed.html?moves=f5d6c3', '/embed/f5d6'].map(
      async address => (await picture(address)).headers.get('etag') ?? '',
    ),
  );
  expect([tags[0] === tags[1], tags[0] === tags[2]]).toEqual([true, false]);
  const url = at(`/picture.png?at=${encodeURIComponent('/embed/f5d6c3')}`);
  const known = await fetch(url, { headers: { 'If-None-Match': tags[0] ?? '' } });
  expect([known.status, (await known.arrayBuffer()).byteLength]).toEqual([304, 0]);
  const head = await fetch(url, { method: 'HEAD' });
  expect([head.status, head.headers.get('etag'), head.headers.get('content-length')]).toEqual([
    200,
    tags[0],
    null,
  ]);
  for (const address of [
    '',
    '/',
    '/?match=nobody',
    '/embed/z9',
    'https://evil.example/',
    `/embed/${'f5'.repeat(1_500)}`,
  ])
    expect((await picture(address)).status).toBe(404);
});
