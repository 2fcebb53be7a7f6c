import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTable, writeTable } from '../../server/match/storedTable.ts';
import { anyPayload } from '../net/anyPayload.ts';
import { clockOf, FakeTable, setupOf } from './fakeTable.ts';

describe('a stored table', () => {
  const stored = writeTable(FakeTable.ofTwo({ clock: clockOf(5, 0) }).play('f5', 'd6').table);

  test('has the transcript as text and no board', () => {
    expect(stored.match).toMatchObject({ moves: 'f5d6' });
    expect(JSON.stringify(stored)).not.toMatch(/discs|squares/);
  });

  test('of Connect Four has columns', () => {
    const { table } = FakeTable.ofTwo({ setup: setupOf('connect4') }).play('d6', 'd5');
    expect(writeTable(table).match).toMatchObject({ moves: '44' });
    expect(readTable(writeTable(table))).toEqual(table);
  });

  test.each([
    ['a ply that is not legal', { moves: 'f5a1' }],
    ['something that is no transcript', { moves: 'hello' }],
    ['more given plies than there are', { given: 3 }],
    ['a match without a number', { number: undefined }],
  ])('with %s is not read', (_, spoilt) => {
    expect(readTable({ ...stored, match: { ...stored.match, ...spoilt } })).toBeUndefined();
  });

  test('of another version is not read', () => {
    expect(readTable({ ...stored, version: 2 })).toBeUndefined();
  });

  test('that is something else is not read and throws nothing', () => {
    fc.assert(
      fc.property(anyPayload, anything => {
        expect(readTable(anything)).toBeUndefined();
      }),
    );
  });
});
