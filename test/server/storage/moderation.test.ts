import { expect, test } from 'vitest';
import { leaveMatches } from '../../../server/storage/farewell.ts';
import type { Storage } from '../../../server/storage/storage.ts';
import { until } from '../../../testkit/until.ts';
import { inEachDatabase } from '../kit/databases.ts';
import { beginMatch, NOON, playAll, resigned, seatTwo } from './people.ts';

const HOUR = 3_600_000;
const SECRET = 'secret of Ann at ABCDEF';

inEachDatabase('moderation', databases => {
  const ann = async (storage: Storage): Promise<string> =>
    (await storage.identities.identify(SECRET, NOON)).id;

  test('a block expires', async () => {
    const { moderation } = await databases.open();
    await moderation.block(
      { kind: 'address', subject: '192.0.2.7', until: NOON + HOUR, reason: 'rude' },
      NOON,
    );
    expect(await moderation.blocks(NOON)).toEqual([
      { kind: 'address', subject: '192.0.2.7', until: NOON + HOUR, reason: 'rude' },
    ]);
    expect(await moderation.blocks(NOON + HOUR)).toEqual([]);
    for (const wasBlocked of [true, false])
      expect(await moderation.unblock('address', '192.0.2.7')).toBe(wasBlocked);
    expect(await moderation.blocks(NOON)).toEqual([]);
  });

  test('simultaneous orders get distinct numbers', async () => {
    const storage = await databases.open();
    expect(await storage.moderation.lastOrder()).toBe(0);
    const codes = ['AAAAAA', 'BBBBBB', 'CCCCCC', 'DDDDDD'];
    for (const code of codes) await storage.tables.create({ code, state: {}, created: NOON });
    await Promise.all(codes.map(code => storage.moderation.closeTable(code, NOON)));
    const orders = await storage.moderation.ordersAfter(0);
    expect(orders.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(orders.map(({ subject }) => subject).sort()).toEqual(codes);
    expect(await storage.moderation.lastOrder()).toBe(4);
    await storage.retention.sweep(NOON + 25 * HOUR, 10);
    expect((await storage.moderation.ordersAfter(0)).map(({ number }) => number)).toEqual([4]);
  });

  test('a closed table is not found, and its holder can write no more', async () => {
    const storage = await databases.open();
    const match = await beginMatch(storage);
    await playAll(storage, match, 2);
    expect(await storage.moderation.closeTable(match.table, NOON)).toBe(true);
    expect(await storage.tables.find(match.table)).toBeUndefined();
    await expect(playAll(storage, match, 3)).rejects.toThrow();
    expect(await storage.moderation.closeTable(match.table, NOON)).toBe(false);
  });

  test('a removed name cannot be used again while names are blocked', async () => {
    const storage = await databases.open();
    const id = await ann(storage);
    await storage.identities.rename(id, 'Rude');
    await seatTwo(storage);
    await storage.tables.sit('ABCDEF', { seat: 'black', identity: id, tokenHash: 'x' });
    const seats = { black: { identity: id, name: 'Rude' }, white: { identity: 'other', name: 'Bob' } };
    await storage.tables.keep('ABCDEF', { seats });
    const order = { at: NOON, until: NOON + HOUR };
    expect(await storage.moderation.unname('nobody', order)).toBe(false);
    expect(await storage.moderation.unname(id, order)).toBe(true);
    const { state } = (await storage.tables.find('ABCDEF'))!;
    expect(state).toEqual({ seats: { ...seats, black: { identity: id } } });
    await storage.identities.rename(id, 'Rude');
    expect((await storage.identities.find(id))?.name).toBeUndefined();
    await storage.retention.sweep(NOON + 2 * HOUR, 10);
    await storage.identities.rename(id, 'Ann');
    expect((await storage.identities.find(id))?.name).toBe('Ann');
  });

  test('everything stored about a person can be shown', async () => {
    const storage = await databases.open();
    const match = await beginMatch(storage);
    await playAll(storage, match, 2);
    await storage.matches.finish({ id: match.id, number: 3 }, resigned(2));
    await storage.tables.sit(match.table, { seat: 'black', identity: match.seats.black, tokenHash: 'x' });
    const { black } = match.seats;
    await storage.identities.rename(black, 'Ann');
    const block = { kind: 'identity', subject: black, until: NOON + HOUR, reason: 'rude' } as const;
    await storage.moderation.block(block, NOON);
    expect(await storage.privacy.show(black)).toEqual({
      identity: black,
      name: 'Ann',
      created: expect.any(Number),
      ratings: [{ game: 'othello', rating: expect.any(Number), games: 1 }],
      tables: [match.table],
      matches: [{ id: match.id, started: expect.any(Number), finished: expect.any(Number) }],
      blockedUntil: NOON + HOUR,
    });
    expect(await storage.privacy.show('nobody at all')).toBeUndefined();
  });

  test("deleting a person's data keeps finished matches, without the name", async () => {
    const storage = await databases.open();
    const match = await beginMatch(storage);
    await playAll(storage, match, 2);
    await storage.matches.finish({ id: match.id, number: 3 }, resigned(2));
    const { black, white } = match.seats;
    expect(await storage.privacy.forget(black, NOON)).toBe(true);
    expect(await storage.identities.recognize(SECRET)).toBeUndefined();
    expect(await storage.privacy.show(black)).toBeUndefined();
    const { matches } = await storage.history.page({ identity: white, finished: true, limit: 5 });
    expect(matches).toMatchObject([{ id: match.id, seats: { black: { id: 'nobody', name: undefined } } }]);
    expect((await storage.ratings.find(white, 'othello')).games).toBe(1);
  });

  test('a person who deletes their data first leaves their matches, in the process that holds the table', async () => {
    const storage = await databases.open();
    const { id, seats } = await beginMatch(storage);
    const leaving = leaveMatches(seats.black, { stores: storage, now: () => NOON });
    const ordered = () => storage.moderation.ordersAfter(0);
    await until(async () => expect(await ordered()).toMatchObject([{ kind: 'leave', subject: seats.black }]));
    await storage.matches.finish({ id, number: 1 }, resigned(0));
    await leaving;
    await leaveMatches(seats.black, { stores: storage, now: () => NOON });
    expect(await ordered()).toHaveLength(1);
  });

  test("deleting a person's data during a match loses it, unrated, and closes the table", async () => {
    const storage = await databases.open();
    const match = await beginMatch(storage);
    await playAll(storage, match, 2);
    const { black, white } = match.seats;
    await storage.tables.sit(match.table, { seat: 'black', identity: black, tokenHash: 'x' });
    expect(await storage.privacy.forget(black, NOON)).toBe(true);
    const stored = await storage.matches.load(match.id);
    expect(stored?.ended).toMatchObject({ result: { winner: 'white', by: 'abandoned' }, isRated: false });
    expect((await storage.ratings.find(white, 'othello')).games).toBe(0);
    expect(await storage.tables.find(match.table)).toBeUndefined();
  });

  test('a match of two deleted people is between two unknown players', async () => {
    const storage = await databases.open();
    const match = await beginMatch(storage);
    await storage.privacy.forget(match.seats.black, NOON);
    await storage.privacy.forget(match.seats.white, NOON);
    const { seats, ended } = (await storage.matches.load(match.id))!;
    expect(seats).toEqual({ black: 'nobody', white: 'nobody' });
    expect(ended?.result).toEqual({ winner: 'draw', by: 'abandoned' });
    expect(await storage.privacy.forget('nobody', NOON)).toBe(false);
  });
});
