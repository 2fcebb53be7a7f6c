import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { LIMITS } from '../../src/net/contract/limits.ts';
import type { Kind, ServerAnswer, ServerQuestion } from '../../src/net/contract/records.ts';
import type { Absence, ServerPages } from '../../src/net/serverPages.ts';
import { linkToHandover, readHandoverLink } from '../../src/play/links/fragments.ts';
import { readAddress } from '../../src/play/links/readAddress.ts';
import { isHandoverCode, newHandoverCode } from '../../src/play/transfer/code.ts';
import { createHandover } from '../../src/play/transfer/handover.ts';
import { sealed, unsealed } from '../../src/play/transfer/sealedBox.ts';
import { DEFAULT_SETTINGS } from '../../src/store/settingsStore.ts';
import { entriesOf, opened, played } from '../../testkit/play/libraryRoom.ts';
import { memoryStorage, openRoom, type Room } from '../../testkit/play/playRoom.ts';
import { emptyDatabase } from '../../testkit/store/emptyDatabase.ts';
import { TestClock } from '../../testkit/testClock.ts';
import { settled, until } from '../../testkit/until.ts';

/** Key derivation as in the page, but with fewer iterations, since all of them take a third of a second. */
const SHARE_OF_ROUNDS = 1 / 100;
const { deriveBits } = crypto.subtle;
const derived = vi.spyOn(crypto.subtle, 'deriveBits').mockImplementation((algorithm, key, length) => {
  const { iterations, ...rest } = algorithm as Pbkdf2Params;
  return deriveBits.call(
    crypto.subtle,
    { ...rest, iterations: iterations * SHARE_OF_ROUNDS },
    key,
    length as number,
  );
});
afterAll(() => derived.mockRestore());

beforeEach(emptyDatabase);

/** A server that stores boxes in memory, with its received requests. */
const boxServer = (absence?: Absence) => {
  const boxes = new Map<string, string>();
  const told: string[] = [];
  const answer = (kind: Kind, question: unknown): unknown => {
    told.push(JSON.stringify(question));
    const { id, box } = question as { readonly id: string; readonly box?: string };
    if (kind === 'handOver' && box !== undefined) {
      boxes.set(id, box);
      return { until: 1 };
    }
    if (kind === 'handedOver') return { state: boxes.has(id) ? 'waiting' : 'taken' };
    const found = boxes.get(id);
    boxes.delete(id);
    return { box: found };
  };
  const outage: { absence: Absence | undefined } = { absence };
  const pages: ServerPages = {
    look: async () => outage.absence,
    ask: async <K extends Kind>(kind: K, question: ServerQuestion<K>) =>
      outage.absence ?? (answer(kind, question) as ServerAnswer<K>),
    record: async () => 'unknownMatch',
  };
  return { boxes, told, outage, wire: { joinRoom: async () => ({ type: 'failed' as const }), pages } };
};
type Server = ReturnType<typeof boxServer>;

const transferOf = (room: Room) => room.play.transfer();
/** A device that has left its data on a server, with the code. */
const sent = async () => {
  const server = boxServer();
  const room = await played({ wire: server.wire });
  const transfer = await transferOf(room);
  const handed = await transfer.handOver();
  if (handed.type !== 'ready') throw new Error(handed.type);
  return { server, room, transfer, code: handed.code };
};
const receiver = (server: Server): Promise<Room> => {
  emptyDatabase();
  return opened({ storage: memoryStorage(), wire: server.wire });
};

test('one device fetches by the code what another has left, once', async () => {
  const { server, code } = await sent();
  const other = await receiver(server);
  const bundle = await (await transferOf(other)).takeOver(code);
  if (bundle.type !== 'found') throw new Error(bundle.defect);
  expect(entriesOf(other)).toEqual([]);
  await bundle.take(bundle.parts.map(({ name }) => name));
  await until(() => expect(entriesOf(other)).toHaveLength(1));
  expect(server.boxes.size).toBe(0);
  expect(await (await transferOf(other)).takeOver(code)).toEqual({ type: 'refused', defect: 'gone' });
});

test('the server learns neither the code nor the content', async () => {
  const { server, room, code } = await sent();
  expect(derived.mock.lastCall?.[0]).toMatchObject({ name: 'PBKDF2', iterations: 200_000 });
  const [question = ''] = server.told;
  expect(server.told).toHaveLength(1);
  expect(question).not.toContain(code);
  const { box } = JSON.parse(question) as { readonly box: string };
  const bytes = Buffer.from(box, 'base64').toString('latin1');
  for (const word of ['flipside', 'library', entriesOf(room)[0]?.line ?? '?'])
    expect(bytes).not.toContain(word);
});

test('withdrawn data is gone, unless the other device was faster', async () => {
  const { server, transfer, code } = await sent();
  expect(await transfer.takeBack(code)).toBe('withdrawn');
  expect(server.boxes.size).toBe(0);
  expect(await transfer.takeBack(code)).toBe('fetched');
});

test('a browser that cannot encrypt, as on a page without HTTPS, neither sends nor receives', async () => {
  const { server, room, transfer, code } = await sent();
  const asked = server.told.length;
  vi.stubGlobal('CompressionStream', undefined);
  expect(await transfer.handOver()).toEqual({ type: 'failed', reason: 'unsafe' });
  expect(await (await transferOf(room)).takeOver(code)).toEqual({ type: 'refused', defect: 'unsafe' });
  vi.unstubAllGlobals();
  expect(server.told).toHaveLength(asked);
});

/** Advances the time in steps, with answers arriving in between. */
const pass = async ({ clock }: Room, seconds: number): Promise<void> => {
  for (let second = 0; second < seconds; second++) {
    clock.pass(1000);
    await settled();
  }
};

test('the sending device learns within seconds that the data was fetched, and stops polling', async () => {
  const { server, room, transfer, code } = await sent();
  const tell = vi.fn();
  transfer.whenFetched(code, tell);
  await pass(room, 10);
  expect(tell).not.toHaveBeenCalled();
  await (await transferOf(await receiver(server))).takeOver(code);
  await until(async () => {
    await pass(room, 5);
    expect(tell).toHaveBeenCalledExactlyOnceWith('taken');
  });
  const asked = server.told.length;
  await pass(room, 60);
  expect(server.told).toHaveLength(asked);
});

test('a restarting server is polled less often, and normally once it answers', async () => {
  const { server, room, transfer, code } = await sent();
  const tell = vi.fn();
  transfer.whenFetched(code, tell);
  server.outage.absence = 'unreachable';
  await pass(room, 120);
  server.boxes.clear();
  server.outage.absence = undefined;
  await until(async () => {
    await pass(room, 30);
    expect(tell).toHaveBeenCalledExactlyOnceWith('taken');
  });
});

test('polling stops on request', async () => {
  const { server, room, transfer, code } = await sent();
  transfer.whenFetched(code, () => undefined)();
  await pass(room, 60);
  expect(server.told).toHaveLength(1);
});

test('a modified box is refused as a whole', async () => {
  const { server, code } = await sent();
  for (const [id, box] of server.boxes) {
    const bytes = Buffer.from(box, 'base64');
    bytes.writeUInt8((bytes.at(-20) ?? 0) ^ 1, bytes.length - 20);
    server.boxes.set(id, bytes.toString('base64'));
  }
  const transfer = await transferOf(await receiver(server));
  expect(await transfer.takeOver(code)).toEqual({ type: 'refused', defect: 'tampered' });
});

test.each(['noServer', 'unreachable', 'tooMany'] as const)(
  '%s is told, and nothing is sealed',
  async absence => {
    const server = boxServer(absence);
    const transfer = await transferOf(await played({ wire: server.wire }));
    expect(await transfer.handOver()).toEqual({ type: 'failed', reason: absence });
    const code = newHandoverCode(bytes => bytes.fill(1));
    expect(await transfer.takeOver(code)).toEqual({ type: 'refused', defect: absence });
  },
);

test('data too large for the server is not sent', async () => {
  const server = boxServer();
  // Random data, which does not compress.
  const content = new Blob(
    Array.from({ length: 10 }, () => crypto.getRandomValues(new Uint8Array(LIMITS.handoverBytes / 10))),
  );
  const { handOver } = createHandover(
    { wire: server.wire, now: () => 0, clock: new TestClock() },
    { pack: async () => content, look: async () => ({ type: 'refused', defect: 'foreign' }) },
  );
  const handed = await handOver();
  expect(handed.type === 'tooLong' && handed.bytes > LIMITS.handoverBytes).toBe(true);
  expect(server.told).toEqual([]);
});

test('a small box cannot unpack to more than the page reads', async () => {
  const random = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes);
  const code = newHandoverCode(random);
  const { box } = await sealed(new Blob(['0'.repeat(200_000)]), code, random);
  expect(box.length).toBeLessThan(2000);
  const text = Buffer.from(box).toString('base64');
  expect((await unsealed(text, code, 200_000))?.size).toBe(200_000);
  expect(await unsealed(text, code, 199_999)).toBeUndefined();
});

test('a link must contain the whole code', () => {
  const code = 'ABCDEFGHJKMNPQRTUV';
  const link = linkToHandover(code, 'https://example.org/flipside/?you=black#study');
  expect(link).toBe(`https://example.org/flipside/#take=${code}`);
  expect(isHandoverCode(readHandoverLink(new URL(link).hash) ?? '')).toBe(true);
  for (const typed of ['', code.slice(1), `${code}A`, `${code.slice(1)}I`, 'x'.repeat(1000)])
    expect(isHandoverCode(typed)).toBe(false);
});

test('codes differ, and all letters are equally likely', () => {
  const codes = Array.from({ length: 200 }, () => newHandoverCode(bytes => crypto.getRandomValues(bytes)));
  expect(new Set(codes).size).toBe(codes.length);
  expect(new Set(codes.join('')).size).toBe(22);
});

test('a link with a code opens You and offers to fetch the data', () => {
  const { play, stores } = openRoom();
  expect(readHandoverLink('#study')).toBeUndefined();
  expect(readAddress('', DEFAULT_SETTINGS, '#take=ABC')).toEqual({ type: 'handover', code: 'ABC' });
  expect(play.openLink('#take=ABC')).toBe(true);
  expect(stores.app.getState()).toMatchObject({ screen: 'you', dialog: { name: 'takeCode', code: 'ABC' } });
});
