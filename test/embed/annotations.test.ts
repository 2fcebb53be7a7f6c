// @vitest-environment jsdom
import { render } from 'lit';
import { expect, test } from 'vitest';
import { annotations } from '../../src/embed/annotations.ts';
import { makeShape, type Shape } from '../../src/game/shape.ts';
import { parseSquare, type SquareName } from '../../src/game/square.ts';
import { fitBoard, squareRect } from '../../src/look/boardGeometry.ts';

const BOARD = fitBoard({ x: 30, y: 50, width: 400, height: 400 }, makeShape(8, 8) as Shape);

const middleOf = (name: SquareName) => {
  const { x, y, width, height } = squareRect(BOARD, parseSquare(name));
  return [x + width / 2 - BOARD.frame.x, y + height / 2 - BOARD.frame.y] as const;
};

const numbers = (part: Element | null, ...names: string[]): number[] =>
  names.map(name => Number(part?.getAttribute(name)));

test.each<[SquareName, SquareName]>([
  ['a8', 'h1'],
  ['d3', 'd6'],
  ['g5', 'b4'],
])('an arrow from %s to %s has its tip in the center of that square', (from, to) => {
  const place = document.createElement('div');
  const arrows = [{ from: parseSquare(from), to: parseSquare(to), color: undefined }];
  render(annotations(BOARD, { arrows, marks: [{ square: parseSquare(from), color: 'red' }] }), place);
  const [start, end] = [middleOf(from), middleOf(to)];
  const line = place.querySelector('line');
  expect(numbers(line, 'x1', 'y1')).toEqual([...start]);
  expect(numbers(line, 'stroke-width')[0]).toBeLessThan(BOARD.square / 4);
  const [point = [], left = [], right = []] = (place.querySelector('polygon')?.getAttribute('points') ?? '')
    .split(' ')
    .map(pair => pair.split(',').map(Number));
  expect(point).toEqual([...end]);
  const distance = ([x = 0, y = 0]: readonly number[], [u = 0, v = 0]: readonly number[]) =>
    Math.hypot(x - u, y - v);
  expect(distance(left, point)).toBeCloseTo(distance(right, point));
  // The line ends between the two corners of the head, on the way to the tip.
  const neck = numbers(line, 'x2', 'y2');
  expect([0, 1].map(axis => ((left[axis] ?? 0) + (right[axis] ?? 0)) / 2)).toEqual(
    neck.map(one => expect.closeTo(one)),
  );
  expect(distance(start, neck) + distance(neck, end)).toBeCloseTo(distance(start, end));
  expect(distance(left, right)).toBeCloseTo(distance(neck, end));
  expect(numbers(place.querySelector('circle'), 'cx', 'cy')).toEqual([...start]);
});
