import { expect, test } from 'vitest';
import { LEASE_MILLISECONDS } from '../../../server/background/heartbeat.ts';
import { movesOf, RefusedWrite } from '../../../server/storage/records.ts';
import type { Storage } from '../../../server/storage/storage.ts';
import { acquireTable } from '../../../server/tables/acquiring.ts';
import { createTable, type TableWriter } from '../../../server/tables/tableWriter.ts';
import { COLORS } from '../../../src/game/color.ts';
import { startOf } from '../../../src/game/games.ts';
import { makeTranscript, readMoves } from '../../../src/game/transcript.ts';
import { ANNA, BEN, clockOf, FakeTable, SECOND, setupOf } from '../../../testkit/server/fakeTable.ts';
import { inEachDatabase } from '../kit/databases.ts';

const CODE = 'ABCDEF';

inEachDatabase('a table', databases => {
  const keep = async (writer: TableWriter, fake: FakeTable): Promise<void> => {
    const { table, stored, now } = fake;
    fake.table = await writer.write({ table, stored, now });
  };

  /** A table where Anna and then Ben sit down, with every outcome stored. */
  const seatBoth = async (storage: Storage, options: ConstructorParameters<typeof FakeTable>[0]) => {
    const [anna, ben] = await Promise.all(
      [ANNA, BEN].map(async guest => {
        const { id } = await storage.identities.identify(guest.identity, 0);
        return { ...guest, identity: id };
      }),
    );
    const fake = new FakeTable({ ...options, opener: anna! });
    const writer = (await createTable(storage, fake.table, { now: fake.now })) as TableWriter;
    await storage.holding.beat(fake.now + LEASE_MILLISECONDS);
    await keep(writer, fake);
    fake.sit(ben!);
    await keep(writer, fake);
    return { fake, writer };
  };

  test.each(['othello', 'xot', 'connect4'] as const)('stores every ply of a match of %s', async game => {
    const storage = await databases.open();
    const { fake, writer } = await seatBoth(storage, { setup: setupOf(game), clock: clockOf(5, 2) });
    while (fake.match.ending === undefined) {
      fake.wait(SECOND).playFirst();
      await keep(writer, fake);
    }
    const stored = (await storage.matches.load(fake.match.game.id))!;
    const moves = readMoves(startOf(stored.setup), movesOf(stored).join(''));
    expect(makeTranscript(moves ?? [])).toBe(makeTranscript(fake.match.game.transcript));
    expect(stored.ended).toMatchObject({ result: fake.match.ending.result, isRated: true });
    const { games } = await storage.ratings.find(stored.seats.black, game);
    expect(games).toBe(1);
  });

  test('continues in another process at the same ply with the same clocks', async () => {
    const place = await databases.newDatabase();
    const one = await databases.open('one', place);
    const { fake, writer } = await seatBoth(one, { clock: clockOf(5, 0) });
    fake.wait(SECOND).play('f5');
    await keep(writer, fake);
    const two = await databases.open('two', place);
    expect(await acquireTable(two, CODE, fake.now)).toMatchObject({ type: 'elsewhere' });
    await one.holding.beat(fake.wait(3 * SECOND).now + LEASE_MILLISECONDS);
    fake.wait(2 * LEASE_MILLISECONDS);
    const taken = await acquireTable(two, CODE, fake.now);
    if (taken.type !== 'held') throw new Error('not taken');
    expect(taken.table.match?.game).toEqual(fake.match.game);
    fake.take({ table: taken.table, stored: [], news: [] });
    expect(COLORS.map(color => taken.table.seats[color]?.presence.is)).toEqual([
      'reconnecting',
      'reconnecting',
    ]);
    expect(fake.secondsLeft).toEqual([299, 297]);
    fake.sit({ ...ANNA, token: ANNA.newToken });
    await keep(taken.writer, fake);
    fake.sit({ ...BEN, token: BEN.newToken });
    await keep(taken.writer, fake);
    await keep(taken.writer, fake.play('d6'));
    expect(movesOf((await one.matches.latest(CODE))!)).toEqual(['f5', 'd6']);
    await expect(keep(writer, fake)).rejects.toThrow(RefusedWrite);
  });

  test('stores take-backs, and a rematch after the end', async () => {
    const storage = await databases.open();
    const { fake, writer } = await seatBoth(storage, {});
    const acts = [
      () => fake.play('f5'),
      () => fake.play('d6'),
      () => fake.ask('black', 'takeBack'),
      () => fake.answer('white', 'takeBack', true),
      () => fake.play('e6'),
      () => fake.resign('white'),
      () => fake.ask('black', 'rematch'),
      () => fake.answer('white', 'rematch', true),
    ];
    for (const act of acts) {
      act();
      expect(fake.refusal).toBeUndefined();
      await keep(writer, fake);
    }
    const latest = (await storage.matches.latest(CODE))!;
    expect(latest).toMatchObject({ number: 2, events: [], ended: undefined });
    const first = (await storage.matches.load('table-1'))!;
    expect([movesOf(first), first.ended?.result.winner]).toEqual([['e6'], 'black']);
    expect(latest.seats).toEqual({ black: first.seats.white, white: first.seats.black });
  });
});
