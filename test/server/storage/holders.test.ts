import { expect, test } from 'vitest';
import { RefusedWrite } from '../../../server/storage/records.ts';
import { inEachDatabase } from '../kit/databases.ts';
import { BEGUN, beginMatch, NOON, playOf, resigned } from './people.ts';

const HELD_UNTIL = NOON + 10_000;

inEachDatabase('the table of a process', databases => {
  test('only the holder of a table writes there', async () => {
    const [one, two] = await databases.openTwo();
    const match = await beginMatch(one);
    const { id, table } = match;
    for (const write of [
      () => two.matches.append({ id, number: 1 }, playOf(1)),
      () => two.matches.finish({ id, number: 1 }, resigned(0)),
      () => two.tables.keep(table, {}),
    ])
      await expect(write()).rejects.toMatchObject({ refusal: 'notHeld' });
    const rematch = two.matches.begin({ ...match, id: 'other', number: 2 }, BEGUN);
    await expect(rematch).rejects.toThrow(RefusedWrite);
    await one.matches.append({ id, number: 1 }, playOf(1));
  });

  test('a table whose holder is alive cannot be taken, and its address is returned', async () => {
    const [one, two] = await databases.openTwo();
    await one.holding.beat(HELD_UNTIL);
    const { table } = await beginMatch(one);
    expect(await two.holding.hold(table, HELD_UNTIL)).toEqual({
      type: 'elsewhere',
      holder: { id: 'one', address: 'wss://one.test' },
    });
    expect(await two.holding.hold('NOBODY', NOON)).toEqual({ type: 'noTable' });
  });

  test('if many processes take an abandoned table, exactly one holds it', async () => {
    const place = await databases.newDatabase();
    const gone = await databases.open('gone', place);
    await gone.holding.beat(NOON);
    const { table } = await beginMatch(gone);
    const heirs = await Promise.all(['a', 'b', 'c', 'd'].map(name => databases.open(name, place)));
    await Promise.all(heirs.map(({ holding }) => holding.beat(HELD_UNTIL)));
    const holds = await Promise.all(heirs.map(({ holding }) => holding.hold(table, NOON + 1)));
    expect(holds.filter(({ type }) => type === 'held')).toHaveLength(1);
    expect(holds.filter(({ type }) => type === 'elsewhere')).toHaveLength(3);
  });

  test('a process restarted at its address need not wait for its own lease', async () => {
    const place = await databases.newDatabase();
    const crashed = await databases.open('one', place);
    await crashed.holding.beat(HELD_UNTIL);
    const { table } = await beginMatch(crashed);
    const again = await databases.open('again', place, 'wss://one.test');
    await again.holding.beat(HELD_UNTIL + 5_000);
    expect(await again.holding.hold(table, NOON)).toEqual({ type: 'held', lastHeld: HELD_UNTIL });
  });

  test('tables that a process has released are free at once', async () => {
    const [one, two] = await databases.openTwo();
    await one.holding.beat(HELD_UNTIL);
    const { table } = await beginMatch(one);
    await beginMatch(one, { table: 'GHJKLM', id: 'other' });
    await one.holding.release('GHJKLM');
    expect(await two.holding.hold('GHJKLM', NOON)).toEqual({ type: 'held', lastHeld: undefined });
    expect(await two.holding.hold(table, NOON)).toMatchObject({ type: 'elsewhere' });
    await one.holding.releaseAll();
    expect(await two.holding.hold(table, NOON)).toEqual({ type: 'held', lastHeld: undefined });
  });
});
