import { connect } from 'node:net';
import fc from 'fast-check';
import { newSecret } from '../../../server/process/secrets.ts';
import { below, makeRandom, pick } from '../../../src/game/random.ts';
import type { ServerProcess } from '../../../testkit/server/liveServer.ts';
import { Attacker, opening, type Raw } from '../kit/attacker.ts';
import { streamOf } from '../kit/streamOf.ts';
import { anyFrame } from './anyFrame.ts';

/** The numbers of requests and frames, and the random seed. */
export interface Fuzz {
  readonly requests: number;
  readonly frames: number;
  readonly seed: number;
}

type Random = () => number;

const HOST = '127.0.0.1';
const LANES = 8;
const REQUESTS_OF_ONE = 40;
const FRAMES_OF_ONE = 90;
const KEPT_TABLES = 20;

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'];
const PATHS = [
  '/',
  '/index.html',
  '/index.html?table=ABCDEF',
  '/healthz',
  '/nothing',
  '/%',
  '/%00%ff',
  '//',
  '/..%2f..%2fetc/passwd',
  'http://else.example/index.html',
  '*',
  '/api/games',
  '/api/name',
  '/api/ratings',
  '/api/constructor',
  '/api/matches/nothing',
  '/api/matches/__proto__',
  '/matchmake/create/table',
  '/matchmake/joinOrCreate/table',
  '/matchmake/joinOrCreate/lobby',
  '/matchmake/__proto__/constructor',
  '/one/room?sessionId=abc',
];
const HEADERS: readonly (readonly [string, readonly string[]])[] = [
  ['Range', ['bytes=5-3', 'bytes=0-18446744073709551615', 'bytes=-1', 'bytes=0-0,9-1', 'bytes', '=-']],
  ['If-None-Match', ['*', '""', 'W/"x"', '"', ',,,', '"a","b"']],
  ['If-Range', ['"a"', 'yesterday']],
  ['If-Modified-Since', ['never', 'Thu, 01 Jan 1970 00:00:00 GMT']],
  ['Accept-Encoding', ['br', 'gzip;q=0', '*;q=x', ';;;', 'br;q=0.001,gzip']],
  ['Origin', ['null', 'https://else.example', 'x', 'http://[']],
  ['X-Forwarded-For', ['1.2.3.4', '::1, x', ',', '999.9.9.9', '[::1]:99']],
  ['Cookie', ['a=b', '=;=']],
  ['Content-Type', ['application/json', 'text/html', 'multipart/form-data']],
  ['Expect', ['100-continue']],
  ['Accept', ['*/*', 'text/html;;']],
];
/** Headers after which the server reads nothing more from the connection. */
const LAST_HEADERS: readonly (readonly [string, readonly string[]])[] = [
  ['Upgrade', ['h2c', 'websocket', 'x', '']],
  ['Connection', ['close', 'Upgrade', 'x']],
  ['Transfer-Encoding', ['chunked', 'x', 'chunked, chunked']],
  ['Content-Length', ['-1', 'x', '99999999', '0x10']],
  ['Expect', ['the worst']],
  ['\u0001', ['']],
];

const wish = (random: Random): unknown => {
  const kind = pick(random, ['open', 'sit', 'watch', 'seek', 'meet', 'play', '__proto__', 7]);
  const field = (): unknown =>
    pick(random, [undefined, null, 7, -1, 'ABCDEF', '', [], {}, newSecret(), 'black', 'x'.repeat(3_000)]);
  const setup = pick(random, [{ game: 'othello', size: '8x8' }, { game: 'connect4', size: '8x8' }, field()]);
  const clock = pick(random, [{ kind: 'none' }, { kind: 'increment', initialSeconds: field() }, field()]);
  const [code, token, identity, name, color] = [field(), field(), field(), field(), field()];
  return { kind, setup, clock, code, token, identity, name, color, limit: field() };
};

const bodyOf = (random: Random): string => {
  const text = JSON.stringify(wish(random));
  const part = random();
  return part < 0.1 ? text.slice(0, below(random, text.length)) : part < 0.2 ? '[[[[' : text;
};

const headersFrom = (random: Random, from: typeof HEADERS, most: number): readonly string[] =>
  Array.from({ length: below(random, most + 1) }, () => {
    const [name, values] = pick(random, from);
    return `${name}: ${pick(random, values)}`;
  });

const requestOf = (random: Random, isLast: boolean): Buffer => {
  const method = pick(random, METHODS);
  const body = random() < 0.5 ? bodyOf(random) : '';
  const head = [
    `${method} ${pick(random, PATHS)} HTTP/1.1`,
    'Host: localhost',
    ...headersFrom(random, HEADERS, 3),
    ...(isLast ? headersFrom(random, LAST_HEADERS, 2) : []),
    ...(body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
  ];
  const bytes = Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
  if (isLast && random() < 0.5)
    for (let count = 0; count < 5; count += 1) bytes[below(random, bytes.length)] = below(random, 256);
  return bytes;
};

/** Sends requests one after another, the last one truncated, and returns the number of responses. */
const ask = async (port: number, requests: readonly Buffer[]): Promise<number> => {
  const socket = connect({ port, host: HOST });
  let answered = 0;
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    answered += chunk.toString('latin1').split('HTTP/1.1 ').length - 1;
  });
  socket.end(Buffer.concat(requests));
  await new Promise(resolve => socket.once('close', resolve));
  return answered;
};

const askAll = async (port: number, count: number, random: Random): Promise<number> => {
  let answered = 0;
  for (let done = 0; done < count; done += REQUESTS_OF_ONE) {
    const length = Math.min(REQUESTS_OF_ONE, count - done);
    const requests = Array.from({ length }, (_, index) => requestOf(random, index === length - 1));
    answered += await ask(port, requests);
  }
  return answered;
};

/** Sends bytes that are not a frame. */
const babble = (raw: Raw, random: Random): void => {
  const stream = streamOf(raw.socket);
  stream.write(Buffer.from(Array.from({ length: 50 }, () => below(random, 256))));
};

const sayAll = async (attacker: Attacker, frames: readonly Buffer[], random: Random): Promise<void> => {
  const tables: Raw[] = [];
  for (let done = 0; done < frames.length; done += FRAMES_OF_ONE) {
    const raw = await attacker.join(opening(), 'create');
    for (const frame of frames.slice(done, done + FRAMES_OF_ONE)) raw.send(frame);
    babble(raw, random);
    tables.push(raw);
    if (tables.length > KEPT_TABLES) tables.shift()?.socket.terminate();
  }
  for (const raw of tables) raw.socket.terminate();
};

/** Sends malformed requests and frames of all kinds, and returns the number of responses. */
export const fuzz = async ({ port }: ServerProcess, { requests, frames, seed }: Fuzz): Promise<number> => {
  const lanes = Array.from({ length: LANES }, (_, lane) => makeRandom(seed + lane));
  const attacker = new Attacker(port, HOST);
  const all = fc.sample(anyFrame, { numRuns: frames, seed });
  const ofLane = (lane: number): readonly Buffer[] => all.filter((_, index) => index % LANES === lane);
  const asking = lanes.map(random => askAll(port, Math.ceil(requests / LANES), random));
  const saying = lanes.map((random, lane) => sayAll(attacker, ofLane(lane), random));
  const [answered] = await Promise.all([Promise.all(asking), Promise.all(saying)]);
  return answered.reduce((sum, count) => sum + count, 0);
};
