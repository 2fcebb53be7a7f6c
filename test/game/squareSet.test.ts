import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SQUARE_COUNT, type Square } from '../../src/game/square.ts';
import { SquareSet } from '../../src/game/squareSet.ts';

const anySquare = fc.nat({ max: SQUARE_COUNT - 1 }).map(index => index as Square);
const anyMembers = fc.uniqueArray(anySquare, { maxLength: SQUARE_COUNT });

const inOrder = (squares: Iterable<Square>): Square[] => [...squares].sort((a, b) => a - b);

/** Checks an operation on two sets against the same one on two lists. */
const agrees = (
  operate: (a: SquareSet, b: SquareSet) => SquareSet,
  expected: (a: readonly Square[], b: readonly Square[]) => readonly Square[],
): void => {
  const holds = (a: readonly Square[], b: readonly Square[]): void => {
    expect([...operate(SquareSet.of(...a), SquareSet.of(...b))]).toEqual(inOrder(expected(a, b)));
  };
  fc.assert(fc.property(anyMembers, anyMembers, holds));
};

describe('a set of squares', () => {
  test('holds what was put in, in the order of the board', () => {
    fc.assert(
      fc.property(anyMembers, squares => {
        expect([...SquareSet.of(...squares)]).toEqual(inOrder(new Set(squares)));
      }),
    );
  });

  test('joins, meets and subtracts as lists do', () => {
    agrees(
      (a, b) => a.union(b),
      (a, b) => [...new Set([...a, ...b])],
    );
    agrees(
      (a, b) => a.intersect(b),
      (a, b) => a.filter(square => b.includes(square)),
    );
    agrees(
      (a, b) => a.diff(b),
      (a, b) => a.filter(square => !b.includes(square)),
    );
  });

  test('knows its members, its size and its first', () => {
    fc.assert(
      fc.property(anyMembers, anySquare, (squares, square) => {
        const set = SquareSet.of(...squares);
        expect(set.has(square)).toBe(squares.includes(square));
        expect(set.size).toBe(squares.length);
        expect(set.isEmpty()).toBe(squares.length === 0);
        expect(set.first()).toBe(inOrder(squares)[0]);
      }),
    );
  });

  test('adds and removes squares without changing itself', () => {
    fc.assert(
      fc.property(anyMembers, anySquare, (squares, square) => {
        const set = SquareSet.of(...squares);
        expect([...set.with(square)]).toEqual(inOrder(new Set([...squares, square])));
        expect([...set.without(square)]).toEqual(inOrder(squares.filter(other => other !== square)));
        expect([...set]).toEqual(inOrder(squares));
      }),
    );
  });

  test('equals and meets another exactly if their members do', () => {
    fc.assert(
      fc.property(anyMembers, anyMembers, (a, b) => {
        const [left, right] = [SquareSet.of(...a), SquareSet.of(...b)];
        expect(left.equals(right)).toBe(inOrder(a).join() === inOrder(b).join());
        expect(left.intersects(right)).toBe(a.some(square => b.includes(square)));
        expect(left.equals(SquareSet.of(...[...a].reverse()))).toBe(true);
      }),
    );
  });

  test('makes a rectangle from the lengths of its sides', () => {
    for (let width = 1; width <= 8; width++)
      for (let height = 1; height <= 8; height++)
        expect(SquareSet.rectangle(width, height).size).toBe(width * height);
  });
});
