import { expect, test } from 'vitest';
import { ErrorReporter } from '../../../server/background/errorReporter.ts';
import { Meters } from '../../../server/metrics/meters.ts';
import { openLog } from '../../../server/process/log.ts';
import type { OnlineTable } from '../../../server/tables/onlineTable.ts';
import { TableRegistry } from '../../../server/tables/tableRegistry.ts';
import { writeSetup } from '../../../src/net/contract/settings.ts';
import { NO_CLOCK, OPENINGS, setupOf } from '../../../testkit/server/fakeTable.ts';
import { DATABASES, useDatabases } from '../kit/databases.ts';

const CODE = 'ABCDEFG';
const NOON = 1_000_000;
const LEASE_MILLISECONDS = 5_000;

const databases = useDatabases(DATABASES[0]);

/** A registry with one open table, and what another process gets when it asks for that one. */
const openRegistry = async () => {
  const place = await databases.newDatabase();
  const [storage, other] = [await databases.open('one', place), await databases.open('two', place)];
  await storage.holding.beat(NOON + LEASE_MILLISECONDS);
  const log = openLog('silent');
  const parts = {
    openings: OPENINGS,
    ratings: storage.ratings,
    log,
    errors: new ErrorReporter(log),
    tally: new Meters().tally,
  };
  const registry = new TableRegistry(storage, { ...parts, now: () => NOON, after: () => () => {} });
  const arrival = { identity: 'anna', name: undefined, token: undefined, address: '127.0.0.1' };
  const opened = await registry.open({
    kind: 'open',
    code: CODE,
    setup: writeSetup(setupOf('othello')),
    clock: NO_CLOCK,
    color: 'black',
    arrival,
  });
  if (typeof opened === 'string') throw new Error(opened);
  const takeElsewhere = async () => (await other.holding.hold(CODE, NOON)).type;
  return { registry, table: opened.table, takeElsewhere };
};

test('a room that ends late leaves the table to the room that holds it now', async () => {
  const { registry, table, takeElsewhere } = await openRegistry();
  await registry.acquire(CODE);
  await registry.release(table);
  expect(await takeElsewhere()).toBe('elsewhere');
});

test('if two rooms acquire a table at once, one holds it and the other is closed', async () => {
  const { registry, table, takeElsewhere } = await openRegistry();
  await registry.release(table);
  const [first, second] = (await Promise.all([
    registry.acquire(CODE),
    registry.acquire(CODE),
  ])) as OnlineTable[];
  await registry.release(first!);
  expect([registry.count, await takeElsewhere()]).toEqual([1, 'elsewhere']);
  await registry.release(second!);
  expect([registry.count, await takeElsewhere()]).toEqual([0, 'held']);
});
