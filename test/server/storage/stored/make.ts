/**
 * Fills an empty storage, a folder or a database, with the people and tables of `known.ts`, as the code around it stores them:
 *
 *     npx tsx test/server/storage/stored/make.ts PLACE SCHEMA
 *
 * SCHEMA is the number of the newest migration. For the fixture of a schema, copy this file and `known.ts` into a checkout of
 * the last version that has it (older ones keep the imported files elsewhere: adapt the paths). A folder is kept as its
 * `flipside.db` after `vacuum`, a database as the statements that turn the one before into it: compare what
 * `pg_dump --inserts --no-owner` writes of both.
 */

import { writeTable } from '../../../../server/match/storedTable.ts';
import { hashOf } from '../../../../server/process/secrets.ts';
import { openStorage, type Storage } from '../../../../server/storage/storage.ts';
import { TableWriter } from '../../../../server/tables/tableWriter.ts';
import { clockOf, FakeTable, NO_CLOCK, setupOf } from '../../../../testkit/server/fakeTable.ts';
import { ANNA, BEN, BLOCKED_UNTIL, CARL, CODES, MADE, WORD } from './known.ts';

const LEASE = 5_000;
const [, , place = '', schema = ''] = process.argv;
const isSince = (first: number): boolean => Number(schema) >= first;
const fail = (error: Error): void => {
  throw error;
};
const storage: Storage = await openStorage(place, {
  holder: { id: 'maker', address: 'maker.test' },
  onError: fail,
});

type Known = typeof ANNA;
const guestOf = async ({ name, secret, token }: Known) => {
  const { id } = await storage.identities.identify(secret, MADE);
  await storage.identities.rename(id, name);
  return { token: undefined, newToken: hashOf(token), identity: id, name };
};
const [anna, ben] = [await guestOf(ANNA), await guestOf(BEN)];

class KeptTable extends FakeTable {
  writer: TableWriter | undefined;

  async begin(code: string): Promise<this> {
    this.table = { ...this.table, id: `table-${code}`, code };
    this.now = MADE;
    await storage.tables.create({ code, state: writeTable(this.table), created: this.now });
    this.writer = new TableWriter(storage, code);
    return this.keep();
  }

  async keep(): Promise<this> {
    if (this.refusal !== undefined) throw new Error(this.refusal);
    await this.writer?.write({ table: this.table, stored: this.stored, now: this.now });
    return this;
  }

  /** One action per second, each stored before the next. */
  async after(...acts: readonly (() => unknown)[]): Promise<this> {
    for (const act of acts) {
      this.wait(1_000);
      act();
      await this.keep();
    }
    return this;
  }
}

await storage.holding.beat(MADE + LEASE);

const underWay = await new KeptTable({ clock: clockOf(5, 2), opener: anna }).begin(CODES.underWay);
await underWay.after(
  () => underWay.sit(ben),
  ...(['f5', 'd6', 'c3', 'd3'] as const).map(square => () => underWay.play(square)),
);

// Rated games need a clock.
const rematch = await new KeptTable({
  setup: setupOf('connect4'),
  clock: clockOf(5, 2),
  opener: anna,
}).begin(CODES.rematch);
await rematch.after(() => rematch.sit(ben));
while (rematch.match.ending === undefined) await rematch.after(() => rematch.playFirst());
await rematch.after(
  () => rematch.ask('black', 'rematch'),
  () => rematch.answer('white', 'rematch', true),
  () => rematch.playFirst(),
);

const takenBack = await new KeptTable({ setup: setupOf('xot'), clock: NO_CLOCK, opener: ben }).begin(
  CODES.takenBack,
);
await takenBack.after(
  () => takenBack.sit(anna),
  () => takenBack.playFirst(),
  () => takenBack.playFirst(),
  () => takenBack.ask('black', 'takeBack'),
  () => takenBack.answer('white', 'takeBack', true),
);

await new KeptTable({ opener: anna }).begin(CODES.waiting);

if (isSince(3)) await storage.meetings.claim({ word: hashOf(WORD), instead: undefined }, CODES.waiting, MADE);

if (isSince(4)) {
  const setup = { ...setupOf('othello'), freePassing: true };
  const freePassing = await new KeptTable({ setup, opener: anna }).begin(CODES.freePassing);
  await freePassing.after(
    () => freePassing.sit(ben),
    () => freePassing.play('f5'),
    () => freePassing.say('white', { kind: 'pass', match: 1, ply: 1 }),
  );
}

if (isSince(5)) {
  const carl = await guestOf(CARL);
  const unrated = await new KeptTable({ clock: clockOf(5, 2), opener: ben }).begin(CODES.unrated);
  await unrated.after(
    () => unrated.sit(carl),
    () => unrated.play('f5'),
    () => unrated.play('d6'),
    () => unrated.resign('white'),
  );
  if (isSince(7)) {
    const block = {
      kind: 'identity',
      subject: carl.identity,
      until: BLOCKED_UNTIL,
      reason: 'a fixture',
    } as const;
    await storage.moderation.block(block, MADE);
  }
}
await storage.close();
