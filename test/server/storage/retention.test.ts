import { expect, test } from 'vitest';
import { movesOf } from '../../../server/storage/records.ts';
import type { Storage } from '../../../server/storage/storage.ts';
import { inEachDatabase } from '../kit/databases.ts';
import { beginMatch, NOON, playAll, resigned, seatTwo } from './people.ts';

const ALL = 1_000;
const SECOND = 1_000;
const DAY = 86_400_000;
/** As documented in `docs/SERVER.md`. */
const [unbegun, idle, holders, unplayed] = [DAY, 90 * DAY, DAY, 30 * DAY];

inEachDatabase('unused data', databases => {
  const codeOf = async ({ tables }: Storage, code: string) => (await tables.find(code))?.code;

  test('a table without a match is deleted a day after anybody was there', async () => {
    const storage = await databases.open();
    await seatTwo(storage);
    expect(await storage.retention.sweep(NOON + unbegun, ALL)).toMatchObject({ unbegun: 0 });
    expect(await storage.retention.sweep(NOON + unbegun + 1, ALL)).toMatchObject({ unbegun: 1, idle: 0 });
    expect(await codeOf(storage, 'ABCDEF')).toBeUndefined();
    expect(await storage.holding.hold('ABCDEF', NOON)).toEqual({ type: 'noTable' });
    expect(await storage.tables.create({ code: 'ABCDEF', state: {}, created: NOON })).toBe(true);
    expect(await storage.tables.seats('ABCDEF')).toEqual([]);
  });

  test('a table that was used in the meantime stays', async () => {
    const storage = await databases.open();
    await seatTwo(storage);
    await storage.holding.release('ABCDEF');
    await storage.holding.hold('ABCDEF', NOON + unbegun);
    expect(await storage.retention.sweep(NOON + 2 * unbegun, ALL)).toMatchObject({ unbegun: 0 });
  });

  test('a table held by a live process stays, and its time starts afterwards', async () => {
    const [one, two] = await databases.openTwo();
    const later = NOON + 3 * idle;
    await one.holding.beat(later);
    await seatTwo(one, 'ABCDEF');
    await beginMatch(one, { table: 'GHJKLM', id: 'other' });
    const nothing = { unbegun: 0, idle: 0 };
    expect(await two.retention.sweep(later, ALL)).toMatchObject(nothing);
    expect(await two.retention.sweep(later + unbegun, ALL)).toMatchObject(nothing);
    expect(await two.retention.sweep(later + unbegun + 1, ALL)).toMatchObject({ unbegun: 1, idle: 0 });
    expect(await codeOf(two, 'GHJKLM')).toBe('GHJKLM');
  });

  test('a finished match outlives its table, whose code is never reused', async () => {
    const storage = await databases.open();
    const match = await beginMatch(storage);
    await playAll(storage, match, 4);
    await storage.matches.finish({ id: match.id, number: 5 }, resigned(4));
    expect(await storage.retention.sweep(NOON + idle, ALL)).toMatchObject({ idle: 0 });
    expect(await storage.retention.sweep(NOON + idle + 1, ALL)).toMatchObject({ idle: 1 });
    expect(await codeOf(storage, match.table)).toBeUndefined();
    expect(await storage.holding.hold(match.table, NOON)).toEqual({ type: 'noTable' });
    expect(await storage.tables.create({ code: match.table, state: {}, created: NOON })).toBe(false);
    expect(movesOf((await storage.matches.load(match.id))!)).toHaveLength(4);
    const { matches } = await storage.history.page({
      identity: match.seats.black,
      finished: true,
      limit: 9,
    });
    expect(matches.map(({ id }) => id)).toEqual([match.id]);
  });

  test('an unfinished match is deleted with its table', async () => {
    const storage = await databases.open();
    const match = await beginMatch(storage);
    await playAll(storage, match, 4);
    await storage.retention.sweep(NOON + idle + 1, ALL);
    expect(await storage.matches.load(match.id)).toBeUndefined();
    await expect(playAll(storage, match, 1)).rejects.toMatchObject({ refusal: 'noMatch' });
  });

  test('a sweep deletes a limited amount', async () => {
    const storage = await databases.open();
    for (const code of ['AAAAAA', 'BBBBBB', 'CCCCCC']) await seatTwo(storage, code);
    for (const who of ['one', 'two', 'three']) await storage.identities.identify(`a secret of ${who}`, NOON);
    const [tables, people] = [NOON + unbegun + SECOND, NOON + 2 * unplayed];
    expect(await storage.retention.sweep(tables, 2)).toMatchObject({ unbegun: 2 });
    expect(await storage.retention.sweep(tables, 2)).toMatchObject({ unbegun: 1 });
    expect(await storage.retention.sweep(people, 2)).toMatchObject({ unplayed: 2 });
  });

  test('the lease of a dead process is kept as long as it is the holder of a table', async () => {
    const [gone, heir] = await databases.openTwo('gone', 'heir');
    await gone.holding.beat(NOON);
    const { table } = await beginMatch(gone);
    const later = NOON + holders + SECOND;
    expect(await heir.retention.sweep(later, ALL)).toMatchObject({ holders: 0 });
    expect(await heir.holding.hold(table, later)).toEqual({ type: 'held', lastHeld: NOON });
    expect(await heir.retention.sweep(later, ALL)).toMatchObject({ holders: 1 });
  });

  test('an identity that never played is deleted after thirty days, and is new when it returns', async () => {
    const storage = await databases.open();
    const { id } = await storage.identities.identify('a secret of nobody', NOON);
    expect(await storage.retention.sweep(NOON + unplayed, ALL)).toMatchObject({ unplayed: 0 });
    expect(await storage.retention.sweep(NOON + unplayed + 1, ALL)).toMatchObject({ unplayed: 1 });
    expect(await storage.identities.find(id)).toBeUndefined();
    expect((await storage.identities.identify('a secret of nobody', NOON)).id).not.toBe(id);
  });

  test('an identity that has played, or sits at a table, stays', async () => {
    const storage = await databases.open();
    const match = await beginMatch(storage);
    await playAll(storage, match, 4);
    await storage.matches.finish({ id: match.id, number: 5 }, resigned(4));
    await storage.holding.beat(NOON + 2 * unplayed);
    const { id } = await storage.identities.identify('a secret of Carl', NOON);
    await storage.tables.create({ code: 'GHJKLM', state: {}, created: NOON });
    await storage.tables.sit('GHJKLM', { seat: 'black', identity: id, tokenHash: 'hash' });
    expect(await storage.retention.sweep(NOON + unplayed + SECOND, ALL)).toMatchObject({ unplayed: 0 });
    expect(await storage.identities.hasPlayed(match.seats.black)).toBe(true);
    expect(await storage.identities.hasPlayed(id)).toBe(false);
  });

  test.each(['identity', 'name'] as const)(
    'a blocked identity (%s) stays until the block is over',
    async kind => {
      const storage = await databases.open();
      const { id } = await storage.identities.identify('a secret of nobody', NOON);
      const until = NOON + 2 * unplayed;
      await storage.moderation.block({ kind, subject: id, until, reason: 'rude' }, NOON);
      expect(await storage.retention.sweep(until, ALL)).toMatchObject({ unplayed: 0 });
      expect((await storage.identities.identify('a secret of nobody', until)).id).toBe(id);
      expect(await storage.retention.sweep(until + 1, ALL)).toMatchObject({ unplayed: 1 });
    },
  );

  test('data that two processes sweep at once is deleted once', async () => {
    const [one, two] = await databases.openTwo();
    for (const code of ['AAAAAA', 'BBBBBB', 'CCCCCC']) await seatTwo(one, code);
    const at = NOON + unbegun + SECOND;
    const swept = await Promise.all([one, two].map(({ retention }) => retention.sweep(at, ALL)));
    expect(swept.reduce((sum, { unbegun: count }) => sum + count, 0)).toBe(3);
  });
});
