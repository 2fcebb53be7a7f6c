import { expect, test } from 'vitest';
import { squareAt } from '../../src/game/square.ts';
import {
  type BoardTurn,
  mirrored,
  placeOf,
  QUARTERS,
  seenSides,
  turnedFurther,
} from '../../src/look/turning.ts';
import { turningPose } from '../../src/look/turningPose.ts';

const TURNS: readonly BoardTurn[] = [false, true].flatMap(isMirrored =>
  QUARTERS.map(quarters => ({ quarters, isMirrored })),
);
const SIDES = { width: 8, height: 6 };
const SQUARES = Array.from({ length: SIDES.width * SIDES.height }, (_, index) => ({
  column: index % SIDES.width,
  row: Math.floor(index / SIDES.width),
}));

/** Where the middle of a square is seen from the middle of the board. */
const seenAt = (turn: BoardTurn, { column, row }: { column: number; row: number }) => {
  const sides = seenSides(turn, SIDES);
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

test('a turn begins with every square where it was seen, and ends with every square where it lies', () => {
  for (const before of TURNS)
    for (const after of TURNS)
      for (const square of SQUARES) {
        const [was, is] = [seenAt(before, square), seenAt(after, square)];
        const [begin, end] = [posed(before, after, 0)(is), posed(before, after, 1)(is)];
        expect(
          [begin.x, begin.y, end.x, end.y].map(value => value.toFixed(6).replace('-0.000000', '0.000000')),
        ).toEqual([was.x, was.y, is.x, is.y].map(value => value.toFixed(6).replace('-0.000000', '0.000000')));
      }
});

test('a board turned further goes clockwise, mirrored or not, and no corner leaves its outline', () => {
  for (const before of TURNS) {
    expect(turningPose(before, turnedFurther(before), 0).degrees).toBe(-90);
    for (let progress = 0; progress <= 1; progress += 0.05) {
      const { x, y } = posed(before, turnedFurther(before), progress)({ x: 1, y: 1 });
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(1.000001);
    }
  }
});

test('a mirrored board turns over around its upright axis', () => {
  for (const before of TURNS) {
    const half = turningPose(before, mirrored(before), 0.5);
    expect([half.degrees, half.scaleY]).toEqual([0, 1]);
    expect(half.scaleX).toBeCloseTo(0);
  }
});
