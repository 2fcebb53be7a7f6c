import { expect, test } from 'vitest';
import { STANDARD_SHAPE } from '../../src/game/shape.ts';
import { type Direction, layoutOf, type Rect } from '../../src/look/layout.ts';
import { cardsPlace } from '../../src/look/layouts/cardsPlace.ts';
import { uprightMenu } from '../../src/look/layouts/menuLayout.ts';
import { shapeOfToolbar } from '../../src/look/layouts/toolbarShape.ts';

const screenOf = (screen: 'menu' | 'board', width: number, height: number, direction: Direction = 'ltr') =>
  layoutOf({
    screen,
    viewport: { width, height },
    shape: STANDARD_SHAPE,
    rules: 'othello',
    hand: 'right',
    direction,
  });
const menuOf = (...where: [width: number, height: number, direction?: Direction]) =>
  screenOf('menu', ...where);

const UNIT = 16;
const right = ({ x, width }: Rect): number => x + width;

test.each([
  [320, 568],
  [360, 640],
  [390, 844],
])('on a phone of %ix%i the name is beside the board, and both end above the controls', (width, height) => {
  const { board, panel, name } = menuOf(width, height);
  expect(name?.x).toBeGreaterThanOrEqual(right(board.frame));
  expect(name && right(name)).toBeLessThanOrEqual(width);
  const mirrored = menuOf(width, height, 'rtl');
  expect(mirrored.name && right(mirrored.name)).toBeLessThanOrEqual(mirrored.board.frame.x);
  expect(Math.max(board.frame.y + board.frame.height, (name?.y ?? 0) + (name?.height ?? 0))).toBeLessThan(
    panel.y,
  );
});

/** The height of all controls below the menu's board, without the name. */
const CONTROLS = 560;

test('with the name beside a large board, all controls below have room', () => {
  const { panel, name } = uprightMenu({ width: 412, height: 784 }, UNIT, 'ltr');
  expect(name).toBeDefined();
  expect(panel.height).toBe(CONTROLS);
});

test('on a high phone and on wider pages the name is part of the controls', () => {
  for (const [width, height] of [
    [412, 915],
    [820, 1180],
    [844, 390],
    [1366, 768],
  ] as const)
    expect(menuOf(width, height).name).toBeUndefined();
});

test('beside a low board the controls get the width for two columns', () => {
  for (const [width, height] of [
    [720, 450],
    [844, 390],
  ] as const) {
    const { board, panel } = menuOf(width, height);
    expect(panel.width).toBeGreaterThanOrEqual(400);
    expect(board.frame.height).toBeGreaterThan(height / 2);
  }
});

test.each([
  [320, 568, 1],
  [390, 844, 2],
  [568, 320, 2],
  [844, 390, 2],
  [820, 1180, 2],
  [1440, 900, 2],
])(
  'on %ix%i a table’s cards cover neither board nor buttons, with room for %i of two',
  (width, height, room) => {
    const layout = screenOf('board', width, height);
    const { rect, count } = cardsPlace(layout, 2);
    const { frame } = layout.board;
    expect(count).toBe(room);
    expect(rect.x >= frame.x + frame.width || rect.y >= frame.y + frame.height).toBe(true);
    expect(rect.y + rect.height).toBeLessThanOrEqual(layout.actions.y);
    expect(rect.y).toBeGreaterThanOrEqual(layout.status.y);
    expect(rect.height).toBeGreaterThanOrEqual(44);
  },
);

const room = (width: number, height: number) => ({ x: 0, y: 0, width, height });

test.each([
  [
    'a broad page has one row of buttons with words',
    room(800, 52),
    8,
    { columns: 8, withWords: true, shown: 8 },
  ],
  ['a phone has two rows of four', room(378, 96), 8, { columns: 4, withWords: true, shown: 8 }],
  ['a small phone has five and four', room(308, 96), 9, { columns: 5, withWords: true, shown: 9 }],
  ['a low strip omits the labels', room(360, 44), 8, { columns: 8, withWords: false, shown: 8 }],
  [
    'a column as narrow as a button omits the labels',
    room(38, 258),
    4,
    { columns: 1, withWords: false, shown: 4 },
  ],
  ['buttons that do not fit are left out', room(308, 96), 12, { columns: 5, withWords: true, shown: 10 }],
  ['a low strip leaves out buttons too', room(360, 44), 11, { columns: 8, withWords: false, shown: 8 }],
])('%s', (_name, rect, count, shape) => {
  expect(shapeOfToolbar(rect, count, UNIT)).toEqual(shape);
});
