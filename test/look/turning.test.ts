import { describe, expect, test } from 'vitest';
import { makeShape, type Shape, STANDARD_SHAPE } from '../../src/game/shape.ts';
import { makeSquare, parseSquare, type SquareName, squareAt } from '../../src/game/square.ts';
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
import { turningPose } from '../../src/look/turningPose.ts';

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

test.each(TURNS)('every square has its own place on a board rotated by %o', turn => {
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

test.each(TURNS)('rotating and mirroring act as seen on screen, starting from %o', turn => {
  const [upperLeft, upperRight, lowerRight, lowerLeft] = cornersSeen(turn);
  expect(cornersSeen(turnedFurther(turn))).toEqual([lowerLeft, upperLeft, upperRight, lowerRight]);
  expect(cornersSeen(mirrored(turn))).toEqual([upperRight, upperLeft, lowerLeft, lowerRight]);
});

test('the coordinates along the frame match the squares beside them', () => {
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

test('a long board that lies on its side is fitted in its visual shape', () => {
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

  test('a1 is where the rotated board has it', () => {
    const board = layout({ quarters: 3, isMirrored: false }, 'othello', STANDARD_SHAPE);
    expect(middle(board, 'a1')).toEqual([true, false]);
  });

  test('the board of Connect Four can be mirrored, but not rotated', () => {
    const board = layout({ quarters: 1, isMirrored: true }, 'connect4', makeShape(7, 6) as Shape);
    expect(board.field.width).toBeGreaterThan(board.field.height);
    expect(middle(board, 'a1')).toEqual([false, true]);
  });
});

const EIGHT_BY_SIX = { width: 8, height: 6 };
const PLACES = Array.from({ length: EIGHT_BY_SIX.width * EIGHT_BY_SIX.height }, (_, index) => ({
  column: index % EIGHT_BY_SIX.width,
  row: Math.floor(index / EIGHT_BY_SIX.width),
}));

/** The center of a square relative to the center of the board, as seen. */
const seenAt = (turn: BoardTurn, { column, row }: { column: number; row: number }) => {
  const sides = seenSides(turn, EIGHT_BY_SIX);
  const place = placeOf(turn, sides, squareAt(column, row));
  return { x: place.column - (sides.width - 1) / 2, y: place.row - (sides.height - 1) / 2 };
};

const posed = (before: BoardTurn, after: BoardTurn, progress: number) => {
  const { degrees, scaleX, scaleY } = turningPose(before, after, progress);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return ({ x, y }: { x: number; y: number }) => ({
    x: x * scaleX * cos - y * scaleY * sin,
    y: x * scaleX * sin + y * scaleY * cos,
  });
};

test('a rotation starts with every square at its old place, and ends with every square at its new one', () => {
  for (const before of TURNS)
    for (const after of TURNS)
      for (const square of PLACES) {
        const [was, is] = [seenAt(before, square), seenAt(after, square)];
        const [begin, end] = [posed(before, after, 0)(is), posed(before, after, 1)(is)];
        expect(
          [begin.x, begin.y, end.x, end.y].map(value => value.toFixed(6).replace('-0.000000', '0.000000')),
        ).toEqual([was.x, was.y, is.x, is.y].map(value => value.toFixed(6).replace('-0.000000', '0.000000')));
      }
});

test('a rotation goes clockwise, mirrored or not, and no corner leaves the outline', () => {
  for (const before of TURNS) {
    expect(turningPose(before, turnedFurther(before), 0).degrees).toBe(-90);
    for (let progress = 0; progress <= 1; progress += 0.05) {
      const { x, y } = posed(before, turnedFurther(before), progress)({ x: 1, y: 1 });
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(1.000001);
    }
  }
});

test('a mirrored board turns over around its vertical axis', () => {
  for (const before of TURNS) {
    const half = turningPose(before, mirrored(before), 0.5);
    expect([half.degrees, half.scaleY]).toEqual([0, 1]);
    expect(half.scaleX).toBeCloseTo(0);
  }
});
