import { expect, test } from 'vitest';
import { settleAt } from '../../../server/match/flag.ts';
import { reserve } from '../../../server/match/seating.ts';
import { readTable, writeTable } from '../../../server/match/storedTable.ts';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import { PATIENCE } from '../../../src/net/contract/limits.ts';
import { ANNA, BEN, backAs, clockOf, FakeTable } from '../../../testkit/server/fakeTable.ts';

const PLAN = {
  id: 'table',
  code: 'ABCDEF',
  seed: 1,
  setup: STANDARD_SETUP,
  clock: clockOf(5, 0),
  isRated: true,
};

/** A table from the lobby for Anna and Ben. */
const found = (): FakeTable => {
  const fake = new FakeTable();
  return fake.take(
    reserve({ ...PLAN, color: 'random' }, { guests: [ANNA, BEN], patience: PATIENCE.seating }, fake.world),
  );
};

test('a table from the lobby is settled at the deadline for arriving', () => {
  const fake = found();
  expect(settleAt(fake.table)).toBe(fake.now + PATIENCE.seating);
  expect([fake.table.seats.white?.name, fake.table.seats.black?.name]).toEqual(['Anna', 'Ben']);
});

test('a match is broken off at the deadline if a player is missing', () => {
  const fake = found();
  const { now } = fake;
  fake.sit(backAs(ANNA));
  expect(fake.wait(PATIENCE.seating - 1).settle().result).toBe('none');
  expect(fake.wait(1).settle().result).toBe('draw by abandoned');
  expect(fake.match.ending?.at).toBe(now + PATIENCE.seating);
  expect(fake.stored.map(({ type }) => type)).toEqual(['end']);
});

test('such a match is not rated, and nobody can sit down there', () => {
  const fake = found();
  fake.sit(backAs(ANNA));
  fake.wait(PATIENCE.seating).settle();
  expect(fake.stored[0]).toMatchObject({ record: { unrated: 'brokenOff' } });
  expect(fake.sit(backAs(BEN))).toBe('missed');
  expect(fake.sit(backAs(ANNA))).toBe('otherMissed');
});

test('once both have arrived, the table is an ordinary one', () => {
  const fake = found();
  fake.sit(backAs(ANNA));
  fake.wait(PATIENCE.seating - 1);
  expect([fake.state.match?.running, fake.secondsLeft]).toEqual([undefined, [300, 300]]);
  fake.sit(backAs(BEN));
  expect([fake.table.expected, fake.state.match?.running]).toEqual([undefined, 'black']);
  fake.wait(PATIENCE.seating).settle();
  expect(fake.result).toBe('none');
});

test('the expected players are stored with the table', () => {
  const fake = found();
  fake.sit(backAs(ANNA));
  expect(fake.stored.map(({ type }) => type)).toContain('table');
  const stored = readTable(JSON.parse(JSON.stringify(writeTable(fake.table))));
  expect(stored?.expected).toEqual({ until: fake.now + PATIENCE.seating, colors: ['black'] });
});
