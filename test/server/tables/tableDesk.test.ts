import { expect, test } from 'vitest';
import { Complaints } from '../../../server/background/complaints.ts';
import { openLog } from '../../../server/process/log.ts';
import type { OnlineTable } from '../../../server/tables/onlineTable.ts';
import { TableDesk } from '../../../server/tables/tableDesk.ts';
import { writeSetup } from '../../../src/net/contract/settings.ts';
import { NO_CLOCK, OPENINGS, setupOf } from '../../../testkit/server/fakeTable.ts';
import { KINDS, usePlaces } from '../kit/databases.ts';

const CODE = 'ABCDEFG';
const NOON = 1_000_000;
const LEASE_MILLISECONDS = 5_000;

const places = usePlaces(KINDS[0]);

/** A desk with one open table, and what another process gets when it asks for that one. */
const openDesk = async () => {
  const place = await places.newPlace();
  const [storage, other] = [await places.open('one', place), await places.open('two', place)];
  await storage.holding.beat(NOON + LEASE_MILLISECONDS);
  const log = openLog('silent');
  const parts = { openings: OPENINGS, ratings: storage.ratings, log, complaints: new Complaints(log) };
  const desk = new TableDesk(storage, { ...parts, now: () => NOON, after: () => () => {} });
  const arrival = { identity: 'anna', name: undefined, token: undefined, address: '127.0.0.1' };
  const opened = await desk.open({
    kind: 'open',
    code: CODE,
    setup: writeSetup(setupOf('othello')),
    clock: NO_CLOCK,
    color: 'black',
    arrival,
  });
  if (typeof opened === 'string') throw new Error(opened);
  const takeElsewhere = async () => (await other.holding.hold(CODE, NOON)).type;
  return { desk, table: opened.table, takeElsewhere };
};

test('a room that ends late leaves the table to the room that has it now', async () => {
  const { desk, table, takeElsewhere } = await openDesk();
  await desk.takeUp(CODE);
  await desk.putAway(table);
  expect(await takeElsewhere()).toBe('elsewhere');
});

test('of two rooms that take a table up at once, one has it and the other is closed', async () => {
  const { desk, table, takeElsewhere } = await openDesk();
  await desk.putAway(table);
  const [first, second] = (await Promise.all([desk.takeUp(CODE), desk.takeUp(CODE)])) as OnlineTable[];
  await desk.putAway(first!);
  expect([desk.count, await takeElsewhere()]).toEqual([1, 'elsewhere']);
  await desk.putAway(second!);
  expect([desk.count, await takeElsewhere()]).toEqual([0, 'held']);
});
