import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeShape, type Shape, STANDARD_SHAPE } from '../../src/game/shape.ts';
import { parseSquare } from '../../src/game/square.ts';
import { fitBoard, layoutOf, type Rect, squareRect } from '../../src/look/layout.ts';

const screens = ['menu', 'colors', 'board'] as const;
const viewports = [
  [320, 568],
  [360, 640],
  [390, 844],
  [568, 320],
  [844, 390],
  [820, 1180],
  [1024, 768],
  [1440, 900],
  [3840, 2160],
] as const;

const boardLayout = (width: number, height: number) =>
  layoutOf({ screen: 'board', viewport: { width, height }, shape: STANDARD_SHAPE, hand: 'right' });

const isInside = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const regionsOf = (layout: ReturnType<typeof boardLayout>): readonly Rect[] => [
  layout.board.frame,
  layout.opponentStrip,
  layout.ownStrip,
  layout.status,
  layout.actions,
  ...(layout.moves === undefined ? [] : [layout.moves]),
];

test.each(viewports)('on %ix%i everything of the board screen is on the page', (width, height) => {
  const page = { x: 0, y: 0, width, height };
  for (const region of regionsOf(boardLayout(width, height))) expect(isInside(region, page)).toBe(true);
});

test.each(viewports)('on %ix%i nothing of the board screen lies over another', (width, height) => {
  const regions = regionsOf(boardLayout(width, height));
  for (const [index, region] of regions.entries())
    for (const other of regions.slice(index + 1)) expect(overlap(region, other)).toBe(false);
});

test.each(viewports)('on %ix%i the panels of menu and colors lie beside the board', (width, height) => {
  for (const screen of screens.slice(0, 2)) {
    const { board, panel } = layoutOf({
      screen,
      viewport: { width, height },
      shape: STANDARD_SHAPE,
      hand: 'right',
    });
    expect(overlap(board.frame, panel)).toBe(false);
  }
});

test('on a phone 360 wide a square is at least 40 pixels', () => {
  expect(boardLayout(360, 640).board.square).toBeGreaterThanOrEqual(40);
});

test('the buttons change sides with the hand', () => {
  const request = { screen: 'board', viewport: { width: 1440, height: 900 }, shape: STANDARD_SHAPE } as const;
  const right = layoutOf({ ...request, hand: 'right' });
  const left = layoutOf({ ...request, hand: 'left' });
  expect(right.panel.x).toBeGreaterThan(right.board.frame.x);
  expect(left.panel.x).toBeLessThan(left.board.frame.x);
});

test('a board of any shape fits its space with whole squares inside a frame', () => {
  const side = fc.integer({ min: 2, max: 8 });
  fc.assert(
    fc.property(
      side,
      side,
      fc.integer({ min: 200, max: 2000 }),
      fc.integer({ min: 200, max: 2000 }),
      (w, h, x, y) => {
        const space = { x: 0, y: 0, width: x, height: y };
        const { frame, field, square } = fitBoard(space, makeShape(w, h) as Shape);
        expect(isInside(frame, space) && isInside(field, frame)).toBe(true);
        expect([field.width, field.height]).toEqual([square * w, square * h]);
      },
    ),
  );
});

test('squares stand in rows from a1 at the top left', () => {
  const { board } = boardLayout(1440, 900);
  const a1 = squareRect(board, parseSquare('a1'));
  const h8 = squareRect(board, parseSquare('h8'));
  expect([a1.x, a1.y]).toEqual([board.field.x, board.field.y]);
  expect(h8.x + h8.width).toBe(board.field.x + board.field.width);
});
