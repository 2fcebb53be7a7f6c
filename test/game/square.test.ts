import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  columnOf,
  distanceBetween,
  makeSquare,
  parseSquare,
  rowOf,
  SQUARE_COUNT,
  type Square,
  squareAt,
  squareFromIndex,
} from '../../src/game/square.ts';

const anySquare = fc.nat({ max: SQUARE_COUNT - 1 }).map(index => index as Square);

describe('a square', () => {
  test.each([
    ['a1', 0, 0, 0],
    ['h1', 7, 0, 7],
    ['f5', 5, 4, 37],
    ['h8', 7, 7, 63],
  ] as const)('%s is column %i, row %i and index %i', (name, column, row, index) => {
    expect(parseSquare(name)).toBe(index);
    expect(squareAt(column, row)).toBe(index);
  });

  test('is read back as written', () => {
    fc.assert(fc.property(anySquare, square => parseSquare(makeSquare(square)) === square));
  });

  test('consists of its column and its row', () => {
    fc.assert(fc.property(anySquare, square => squareAt(columnOf(square), rowOf(square)) === square));
  });

  test('can be written in capitals', () => {
    expect(parseSquare('F5')).toBe(parseSquare('f5'));
  });

  test.each(['', 'f', 'f0', 'f9', 'i1', '5f', 'f55', ' f5', 'f5\n', 'ｆ5'])(
    'cannot be read from %j',
    text => {
      expect(parseSquare(text)).toBeUndefined();
    },
  );

  test.each([-1, 64, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('has no index %d', index => {
    expect(squareFromIndex(index)).toBeUndefined();
  });

  test.each([
    ['d4', 'd4', 0],
    ['a1', 'h8', 7],
    ['c3', 'd5', 2],
    ['h4', 'g4', 1],
  ] as const)('from %s to %s it is %i king moves', (a, b, steps) => {
    expect(distanceBetween(parseSquare(a), parseSquare(b))).toBe(steps);
    expect(distanceBetween(parseSquare(b), parseSquare(a))).toBe(steps);
  });
});
