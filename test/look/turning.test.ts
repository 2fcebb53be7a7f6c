import { describe, expect, test } from 'vitest';
import { makeShape, type Shape, STANDARD_SHAPE } from '../../src/game/shape.ts';
import { makeSquare, parseSquare, type SquareName } from '../../src/game/square.ts';
import { fitBoard, rect, squareRect } from '../../src/look/boardGeometry.ts';
import { layoutOf } from '../../src/look/layout.ts';
import {
  type BoardTurn,
  edgeNames,
  mirrored,
  placeOf,
  QUARTERS,
  seenSides,
  squareSeenAt,
  turnedFurther,
  UNTURNED,
} from '../../src/look/turning.ts';

const TURNS: readonly BoardTurn[] = QUARTERS.flatMap(quarters =>
  [false, true].map(isMirrored => ({ quarters, isMirrored })),
);
const SHAPES = [STANDARD_SHAPE, makeShape(7, 4), makeShape(3, 8)] as readonly Shape[];

/** The squares in the four corners, from the upper left clockwise. */
const cornersSeen = (turn: BoardTurn, shape: Shape = STANDARD_SHAPE): readonly string[] => {
  const sides = seenSides(turn, shape);
  const [right, low] = [sides.width - 1, sides.height - 1];
  return [
    { column: 0, row: 0 },
    { column: right, row: 0 },
    { column: right, row: low },
    { column: 0, row: low },
  ].map(place => makeSquare(squareSeenAt(turn, sides, place)));
};

test.each(TURNS)('every square has a place of its own on a board turned like %o', turn => {
  for (const shape of SHAPES) {
    const sides = seenSides(turn, shape);
    const places = [...shape.squares].map(square => {
      const place = placeOf(turn, sides, square);
      expect(squareSeenAt(turn, sides, place)).toBe(square);
      expect(place.column).toBeLessThan(sides.width);
      expect(place.row).toBeLessThan(sides.height);
      return `${place.column},${place.row}`;
    });
    expect(new Set(places).size).toBe(shape.squares.size);
  }
});

test('a quarter clockwise takes a1 to the upper right', () => {
  expect(cornersSeen(UNTURNED)).toEqual(['a1', 'h1', 'h8', 'a8']);
  expect(cornersSeen({ quarters: 1, isMirrored: false })).toEqual(['a8', 'a1', 'h1', 'h8']);
  expect(cornersSeen({ quarters: 2, isMirrored: false })).toEqual(['h8', 'a8', 'a1', 'h1']);
  expect(cornersSeen({ quarters: 3, isMirrored: false })).toEqual(['h1', 'h8', 'a8', 'a1']);
  expect(cornersSeen({ quarters: 0, isMirrored: true })).toEqual(['h1', 'a1', 'a8', 'h8']);
});

test.each(TURNS)('turning and mirroring do as they are seen, from %o on', turn => {
  const [upperLeft, upperRight, lowerRight, lowerLeft] = cornersSeen(turn);
  expect(cornersSeen(turnedFurther(turn))).toEqual([lowerLeft, upperLeft, upperRight, lowerRight]);
  expect(cornersSeen(mirrored(turn))).toEqual([upperRight, upperLeft, lowerLeft, lowerRight]);
});

test('the coordinates along the frame are those of the squares beside them', () => {
  const sides = { width: 8, height: 8 };
  expect(edgeNames({ quarters: 2, isMirrored: false }, sides)).toEqual({
    above: [...'hgfedcba'],
    beside: [...'87654321'],
  });
  expect(edgeNames({ quarters: 1, isMirrored: false }, sides)).toEqual({
    above: [...'87654321'],
    beside: [...'abcdefgh'],
  });
  expect(edgeNames({ quarters: 0, isMirrored: true }, { width: 3, height: 4 })).toEqual({
    above: [...'cba'],
    beside: [...'1234'],
  });
});

test('a long board that lies on its side is fitted as it is seen', () => {
  const turn: BoardTurn = { quarters: 1, isMirrored: false };
  const { field, square } = fitBoard(rect(0, 0, 400, 800), { width: 8, height: 4, turn });
  expect([field.width / square, field.height / square]).toEqual([4, 8]);
});

describe('on the page', () => {
  const layout = (turn: BoardTurn, rules: 'othello' | 'connect4', shape: Shape) =>
    layoutOf({
      screen: 'board',
      viewport: { width: 390, height: 844 },
      shape,
      rules,
      hand: 'right',
      direction: 'ltr',
      turn,
    }).board;
  const middle = (board: ReturnType<typeof layout>, name: SquareName) => {
    const { x, y } = squareRect(board, parseSquare(name));
    return [x < board.field.x + board.field.width / 2, y < board.field.y + board.field.height / 2];
  };

  test('a1 lies where the turned board has it', () => {
    const board = layout({ quarters: 3, isMirrored: false }, 'othello', STANDARD_SHAPE);
    expect(middle(board, 'a1')).toEqual([true, false]);
  });

  test('the board of Connect Four is mirrored, but never stands on its side', () => {
    const board = layout({ quarters: 1, isMirrored: true }, 'connect4', makeShape(7, 6) as Shape);
    expect(board.field.width).toBeGreaterThan(board.field.height);
    expect(middle(board, 'a1')).toEqual([false, true]);
  });
});
