import { describe, expect, test } from 'vitest';
import { centreSquares, makeShape } from '../../src/game/shape.ts';
import { makeSquare } from '../../src/game/square.ts';
import { shapeOf } from '../../testkit/game/positions.ts';

describe('a board', () => {
  test.each([
    [8, 8, 'd4 e4 d5 e5'],
    [6, 6, 'c3 d3 c4 d4'],
    [2, 2, 'a1 b1 a2 b2'],
    [5, 5, 'b2 c2 b3 c3'],
    [7, 4, 'c2 d2 c3 d3'],
    [3, 8, 'a4 b4 a5 b5'],
  ])('of %i x %i has the centre squares %s', (width, height, squares) => {
    expect(centreSquares(shapeOf(width, height)).map(makeSquare).join(' ')).toBe(squares);
  });

  test.each([
    [1, 8],
    [8, 9],
    [0, 0],
    [4.5, 4],
    [Number.NaN, 8],
  ])('cannot be %d x %d', (width, height) => {
    expect(makeShape(width, height)).toBeUndefined();
  });
});
