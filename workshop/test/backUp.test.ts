import { expect, test } from 'vitest';
import { canonicalKey, positionOfKey } from '../../src/game/othello/canonical.ts';
import { codeText } from '../../src/openings/code.ts';
import { positionAfter } from '../../testkit/game/positions.ts';
import { backedUp } from '../openings/backUp.ts';
import type { CountedPosition } from '../openings/countPositions.ts';
import type { Searched } from '../openings/searched.ts';

const keyAfter = (moves: string): string => canonicalKey(positionAfter(moves, moves.length / 2));
const codeAfter = (moves: string): string => codeText(positionOfKey(keyAfter(moves)));

const counted = (moves: string, ...next: readonly string[]): CountedPosition => ({
  key: keyAfter(moves),
  ply: moves.length / 2,
  games: 10,
  blackWins: 5,
  draws: 0,
  firstYear: 2000,
  lastYear: 2001,
  next: new Map(next.map(after => [keyAfter(after), 5])),
});

const POSITIONS = [counted('f5', 'f5d6', 'f5f6'), counted('f5d6'), counted('f5f6')];

/** After f5, White to move finds a value and prefers the move to `after`. */
const backUp = (found: Readonly<Record<string, Searched>>): number | undefined => {
  const byCode = new Map(Object.entries(found).map(([moves, one]) => [codeAfter(moves), one]));
  return backedUp(POSITIONS, code => byCode.get(code)).get(codeAfter('f5'));
};

test('a position has the best value of its successors, for the side to move', () => {
  const found = {
    f5: { value: 4, after: codeAfter('f5d6') },
    f5d6: { value: -1, after: '' },
    f5f6: { value: -3, after: '' },
  };
  expect(backUp(found)).toBe(3);
});

test('its own search counts if its best move was not searched', () => {
  const elsewhere = { f5: { value: 4, after: 'other' }, f5d6: { value: -1, after: '' } };
  expect(backUp(elsewhere)).toBe(4);
  expect(backUp({ f5: { value: 2, after: codeAfter('f5d6') } })).toBe(2);
});

test('a position that was not searched has no value', () => {
  expect(backUp({ f5d6: { value: -1, after: '' } })).toBeUndefined();
});
