import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LoggedMatch, withLoggedMatch } from '../../../server/match/loggedMatch.ts';
import { readTable, writeTable } from '../../../server/match/storedTable.ts';
import { withMore } from '../../../testkit/net/withMore.ts';
import { clockOf, FakeTable } from '../../../testkit/server/fakeTable.ts';
import { anyPayload } from '../../net/anyPayload.ts';

describe('a stored table', () => {
  const stored = writeTable(FakeTable.ofTwo({ clock: clockOf(5, 0) }).play('f5', 'd6').table);

  test('contains the transcript as text and no board', () => {
    expect(stored.match).toMatchObject({ moves: 'f5d6' });
    expect(JSON.stringify(stored)).not.toMatch(/discs|squares/);
  });

  test.each([
    ['an illegal ply', { moves: 'f5a1' }],
    ['something that is no transcript', { moves: 'hello' }],
    ['more given plies than there are', { given: 3 }],
    ['a match without a number', { number: undefined }],
  ])('with %s is rejected', (_, spoilt) => {
    expect(readTable({ ...stored, match: { ...stored.match, ...spoilt } })).toBeUndefined();
  });

  test('is accepted with fields of a newer process', () => {
    expect(readTable(withMore(stored))).toEqual(readTable(stored));
    expect(readTable(stored)).toBeDefined();
  });

  test('of another version is rejected', () => {
    expect(readTable({ ...stored, version: 2 })).toBeUndefined();
  });

  test('is rejected without an exception if it is something else', () => {
    fc.assert(
      fc.property(anyPayload, anything => {
        expect(readTable(anything)).toBeUndefined();
      }),
    );
  });
});

describe('a table stored before its process died', () => {
  const logOf = ({ match, table }: FakeTable, moves: string): LoggedMatch => ({
    id: match.game.id,
    number: match.number,
    seed: match.game.seed,
    players: { black: table.seats.black?.identity ?? '', white: table.seats.white?.identity ?? '' },
    moves,
    given: match.game.given,
    left: match.clocks?.remaining,
    at: 1,
    begunAt: match.begunAt,
    ending: match.ending,
  });
  const kept = FakeTable.ofTwo().play('f5', 'd6').ask('black', 'draw').ask('white', 'takeBack');

  test('continues at the last stored ply, without outdated offers', () => {
    const table = withLoggedMatch(kept.table, logOf(kept, 'f5d6c3'));
    expect(table?.match?.game.transcript).toHaveLength(3);
    expect(table?.offers.map(({ what }) => what)).toEqual(['draw']);
  });

  test('is unchanged if nothing was lost, with running clocks', () => {
    const fake = FakeTable.ofTwo({ clock: clockOf(5, 0) }).play('f5', 'd6');
    const table = { ...fake.table, match: { ...fake.match, isAtOneAddress: true } };
    const at = fake.match.clocks?.since ?? 0;
    expect(withLoggedMatch(table, { ...logOf(fake, 'f5d6'), at })).toEqual(table);
    const next = withLoggedMatch(table, { ...logOf(fake, ''), number: 2 })?.match;
    expect([next?.isAtOneAddress, next?.clocks?.since]).toEqual([false, undefined]);
  });

  test('has the sides of the rematch that had just begun', () => {
    const { table } = kept;
    const next = new FakeTable();
    next.table = table;
    next.resign('black').agreeOn('rematch');
    const after = withLoggedMatch(table, logOf(next, ''));
    expect([after?.seats.black?.name, after?.match?.number, after?.offers]).toEqual(['Ben', 2, []]);
  });

  test('is rejected with illegal plies, or fewer than were given', () => {
    expect(withLoggedMatch(kept.table, logOf(kept, 'f5a1'))).toBeUndefined();
    expect(withLoggedMatch(kept.table, { ...logOf(kept, 'f5'), given: 2 })).toBeUndefined();
  });
});
