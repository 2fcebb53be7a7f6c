import { describe, expect, test } from 'vitest';
import { decideArranged, openTable } from '../../../server/match/seating.ts';
import { STANDARD_SETUP } from '../../../src/game/games.ts';
import {
  ANNA,
  BEN,
  backAs,
  CARL,
  clockOf,
  FakeTable,
  MINUTE,
  NO_CLOCK,
  SECOND,
} from '../../../testkit/server/fakeTable.ts';

const GRACE = 3 * MINUTE;

describe('sitting down', () => {
  test.each([
    ['while the opener is only away', () => new FakeTable().lose('black'), BEN, 'white'],
    ['at a table that its opener has left', () => new FakeTable().leave('black'), BEN, 'tableClosed'],
    ['as a third person', () => FakeTable.ofTwo(), CARL, 'tableFull'],
    ['as a third person, where one has left', () => FakeTable.ofTwo().leave('white'), CARL, 'tableFull'],
    ['as a player whose page is hidden', () => FakeTable.ofTwo().attend('white', false), BEN, 'tableFull'],
  ] as const)('%s', (_, make, who, verdict) => {
    expect(make().sit({ ...who, newToken: 'another' })).toBe(verdict);
  });

  test('the first player’s seat is stored with the table', () => {
    expect(new FakeTable().stored.map(({ type }) => type)).toEqual(['seat', 'table']);
  });

  test('with a token of another table is refused', () => {
    const fake = new FakeTable();
    expect(fake.sit({ ...BEN, token: 'token of another table' })).toBe('wrongToken');
    expect(fake.table.seats.white).toBeUndefined();
  });

  test('a browser that has lost its token returns to its seat with a new one', () => {
    const fake = FakeTable.ofTwo().play('f5').lose('white');
    expect(fake.sit({ ...BEN, newToken: 'another token' })).toBe('white');
    expect(fake.stored.map(({ type }) => type)).toEqual(['seat', 'table']);
    expect(fake.lose('white').sit(backAs(BEN))).toBe('wrongToken');
    expect(fake.sit({ ...BEN, token: 'another token' })).toBe('white');
    expect(fake.play('d6').moves).toBe('f5d6');
  });

  test('again under another name takes effect once the match is over', () => {
    const fake = FakeTable.ofTwo().lose('white');
    fake.sit({ ...backAs(BEN), name: 'Benjamin' });
    expect([fake.state.seats.white?.name, fake.stored]).toEqual(['Ben', []]);
    fake
      .resign('black')
      .lose('white')
      .sit({ ...backAs(BEN), name: 'Benjamin' });
    expect([fake.state.seats.white?.name, fake.stored]).toEqual(['Benjamin', [{ type: 'table' }]]);
    expect(fake.lose('white').sit({ ...backAs(BEN), name: undefined })).toBe('white');
    expect([fake.state.seats.white?.name, fake.stored]).toEqual(['Benjamin', []]);
  });

  test.each([
    ['black', 1, 'black'],
    ['white', 2, 'white'],
    ['random', 2, 'black'],
    ['random', 3, 'white'],
  ] as const)('an opener who wants %s with the seed %i sits at %s', (color, seed, expected) => {
    const plan = { id: 'table', code: 'ABCDEF', setup: STANDARD_SETUP, clock: NO_CLOCK, isRated: true };
    expect(openTable({ ...plan, color, seed }).color).toBe(expected);
  });
});

describe('presence', () => {
  const presences = ({ state }: FakeTable): readonly (string | undefined)[] => [
    state.seats.black?.presence,
    state.seats.white?.presence,
  ];

  test('is here, away, reconnecting or gone, and is sent but not stored', () => {
    const fake = FakeTable.ofTwo().attend('white', false);
    expect([presences(fake), fake.sentKinds, fake.stored]).toEqual([['here', 'away'], ['state'], []]);
    expect(presences(fake.lose('white'))).toEqual(['here', 'reconnecting']);
    fake.sit(backAs(BEN));
    expect(presences(fake)).toEqual(['here', 'here']);
    expect(presences(fake.leave('white'))).toEqual(['here', 'gone']);
  });

  test('that did not change is not sent', () => {
    expect(FakeTable.ofTwo().attend('white', true).sentKinds).toEqual([]);
  });

  test('of a player who has left does not change when the connection ends', () => {
    expect(presences(FakeTable.ofTwo().leave('white').lose('white'))).toEqual(['here', 'gone']);
  });
});

test('a player who left the invitation and has not come back cannot lose, however long the friend waits', () => {
  const fake = new FakeTable().lose('black').wait(60 * MINUTE);
  fake.sit(BEN);
  expect(fake.state.match?.number).toBe(1);
  fake.wait(600 * MINUTE).claim('white');
  expect([fake.refusal, fake.state.claimAt, fake.result]).toEqual(['otherIsThere', undefined, 'none']);
  fake.sit(backAs(ANNA));
  fake
    .play('f5')
    .lose('black')
    .wait(3 * MINUTE)
    .claim('white');
  expect(fake.result).toBe('white by claim');
});

describe('the player who stayed', () => {
  const alone = (): FakeTable => FakeTable.ofTwo().play('f5', 'd6').lose('white');

  test('may claim the match after three minutes', () => {
    const fake = alone()
      .wait(GRACE - 1)
      .claim('black');
    expect([fake.refusal, fake.result]).toEqual(['graceRuns', 'none']);
    expect(fake.wait(1).claim('black').result).toBe('black by claim');
  });

  test('is told when a claim becomes possible', () => {
    const fake = alone();
    expect(fake.state.claimAt).toBe(fake.now + GRACE);
    expect(fake.resign('black').state.claimAt).toBeUndefined();
  });

  test('may keep waiting, and play on when the opponent is back', () => {
    const fake = alone().wait(10 * GRACE);
    fake.sit(backAs(BEN));
    expect(fake.claim('black').refusal).toBe('otherIsThere');
    expect(fake.play('c3').moves).toBe('f5d6c3');
  });

  test('cannot add up two short absences: the grace period starts again', () => {
    const fake = alone().wait(GRACE - SECOND);
    fake.sit(backAs(BEN));
    expect(
      fake
        .lose('white')
        .wait(2 * SECOND)
        .claim('black').refusal,
    ).toBe('graceRuns');
  });

  test('cannot claim against a hidden page', () => {
    const fake = FakeTable.ofTwo().attend('white', false).wait(GRACE).claim('black');
    expect(fake.refusal).toBe('otherIsThere');
  });
});

describe('leaving', () => {
  test.each([
    ['loses a match under way', ['f5', 'd6'], 'white by abandoned', 'tooShort'],
    ['loses nothing before both have played', ['f5'], 'draw by abandoned', 'brokenOff'],
  ] as const)('%s', (_, squares, result, unrated) => {
    const fake = FakeTable.ofTwo({ clock: clockOf(10, 0) }).play(...squares);
    expect(fake.leave('black').result).toBe(result);
    expect(fake.stored).toMatchObject([{ type: 'end', record: { unrated } }, { type: 'table' }]);
  });

  test('ends the right to send messages', () => {
    const fake = FakeTable.ofTwo().resign('white').leave('white').ask('white', 'rematch');
    expect(fake.refusal).toBe('watching');
  });
});

test("a table's state contains no secret", () => {
  const told = JSON.stringify(FakeTable.ofTwo().play('f5').state);
  expect(told).toContain('Anna');
  expect(told).not.toMatch(/token of|identity of|seed/);
});

test('a host decides an arranged match unless it is over or another has begun', () => {
  const decided = (fake: FakeTable) =>
    decideArranged(fake.table, 'black', fake.now).table.match?.ending?.result;
  expect(decided(FakeTable.ofTwo())).toEqual({ winner: 'black', by: 'decided' });
  const over = FakeTable.ofTwo().resign('black');
  expect(decided(over)).toEqual({ winner: 'white', by: 'resignation' });
  expect(decided(over.agreeOn('rematch'))).toBeUndefined();
});
