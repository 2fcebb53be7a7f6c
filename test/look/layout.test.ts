import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONNECT4_SHAPE } from '../../src/game/connect4/position.ts';
import { makeShape, type Shape, STANDARD_SHAPE } from '../../src/game/shape.ts';
import { parseSquare } from '../../src/game/square.ts';
import { fitBoard, squareRect } from '../../src/look/boardGeometry.ts';
import { layoutOf, type Rect } from '../../src/look/layout.ts';

const screens = ['menu', 'colors', 'board', 'study', 'you'] as const;
const viewports = [
  [320, 568],
  [360, 640],
  [390, 844],
  [568, 320],
  [720, 450],
  [844, 390],
  [820, 1180],
  [1024, 768],
  [1366, 768],
  [1440, 900],
  [2560, 1440],
  [3840, 2160],
] as const;
const phones = viewports.slice(0, 3);
const desktops = viewports.slice(-4);

const sides = [2, 3, 4, 5, 6, 7, 8];
const shapes = sides.flatMap(width => sides.map(height => makeShape(width, height) as Shape));
/** Boards of every size, and the upright one. */
const boards = [
  ...shapes.map(shape => ({ shape, rules: 'othello' }) as const),
  { shape: CONNECT4_SHAPE, rules: 'connect4' } as const,
];

const standard = { shape: STANDARD_SHAPE, rules: 'othello', hand: 'right', direction: 'ltr' } as const;
const boardLayout = (width: number, height: number) =>
  layoutOf({ ...standard, screen: 'board', viewport: { width, height } });
const boardLayouts = (width: number, height: number) =>
  boards.map(board => layoutOf({ ...standard, ...board, screen: 'board', viewport: { width, height } }));

const isInside = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const overlap = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test.each(viewports)(
  'on %ix%i the panels of menu and colors are beside every board, in the same place',
  (width, height) => {
    for (const screen of screens.slice(0, 2)) {
      const layouts = boards.map(board =>
        layoutOf({ ...standard, ...board, screen, viewport: { width, height } }),
      );
      expect(layouts.filter(({ board, panel }) => overlap(board.frame, panel))).toEqual([]);
      expect(new Set(layouts.map(({ panel }) => JSON.stringify(panel))).size).toBe(1);
    }
  },
);

test.each(viewports)('on %ix%i the places bar is on the page, beside everything else', (width, height) => {
  const page = { x: 0, y: 0, width, height };
  for (const screen of ['menu', 'study', 'you'] as const)
    for (const [hand, direction] of [
      ['right', 'ltr'],
      ['left', 'ltr'],
      ['right', 'rtl'],
      ['left', 'rtl'],
    ] as const) {
      const { places, panel, name, board, orientation } = layoutOf({
        ...standard,
        screen,
        hand,
        direction,
        viewport: { width, height },
      });
      if (places === undefined) throw new Error('there is no bar');
      expect(isInside(places, page) && isInside(panel, page)).toBe(true);
      const others = [
        panel,
        ...(name === undefined ? [] : [name]),
        ...(screen === 'menu' ? [board.frame] : []),
      ];
      expect(others.filter(other => overlap(other, places))).toEqual([]);
      expect(Math.min(places.width, places.height)).toBeGreaterThanOrEqual(44);
      expect(places.width > places.height).toBe(orientation === 'portrait');
    }
  for (const screen of ['board', 'colors'] as const)
    expect(layoutOf({ ...standard, screen, viewport: { width, height } }).places).toBeUndefined();
});

test.each([
  [744, 1133],
  [768, 1024],
  [820, 1180],
  [1024, 1366],
])('on an upright tablet of %ix%i the menu leaves most of the page to the board', (width, height) => {
  const { board, panel, unit } = layoutOf({ ...standard, screen: 'menu', viewport: { width, height } });
  expect(board.frame.width).toBeGreaterThan(0.6 * width);
  expect(panel.height).toBeGreaterThanOrEqual(29 * unit);
});

test('on a phone 360 pixels wide a square is at least 40 pixels wide', () => {
  expect(boardLayout(360, 640).board.square).toBeGreaterThanOrEqual(40);
});

test.each(phones)(
  'on %ix%i one line of moves is below the board, and the strips keep clear of its frame',
  (width, height) => {
    const { moves, recent, status, actions, board, opponentStrip, ownStrip } = boardLayout(width, height);
    expect(moves).toBeUndefined();
    expect(recent?.y).toBe(status.y + status.height);
    expect(recent?.height).toBeLessThan(actions.height);
    expect(board.frame.y - opponentStrip.y - opponentStrip.height).toBeGreaterThanOrEqual(4);
    expect(ownStrip.y - board.frame.y - board.frame.height).toBeGreaterThanOrEqual(4);
  },
);

test.each(desktops)(
  'on %ix%i the board takes nearly all of the height, and the column the rest, up to 35 letters',
  (width, height) => {
    const { board, panel, unit } = boardLayout(width, height);
    expect(board.field.height / height).toBeGreaterThanOrEqual(0.88);
    expect(board.frame.height / height).toBeLessThanOrEqual(0.95);
    expect(panel.width / unit).toBeGreaterThanOrEqual(28);
    expect(panel.width / unit).toBeLessThanOrEqual(35);
    expect((board.frame.width + panel.width) / width).toBeGreaterThan(0.86);
  },
);

test('the buttons change sides with handedness', () => {
  const request = { ...standard, screen: 'board', viewport: { width: 1440, height: 900 } } as const;
  const right = layoutOf({ ...request, hand: 'right' });
  const left = layoutOf({ ...request, hand: 'left' });
  expect(right.panel.x).toBeGreaterThan(right.board.frame.x);
  expect(left.panel.x).toBeLessThan(left.board.frame.x);
});

test('in right-to-left pages the places bar is at the right, and the buttons follow handedness', () => {
  const request = { ...standard, screen: 'menu', viewport: { width: 1440, height: 900 } } as const;
  for (const hand of ['right', 'left'] as const) {
    const { places, panel, board } = layoutOf({ ...request, hand, direction: 'rtl' });
    expect((places?.x ?? 0) + (places?.width ?? 0)).toBe(1440);
    expect(panel.x > board.frame.x).toBe(hand === 'right');
  }
  const played = { ...request, screen: 'board' } as const;
  expect(layoutOf({ ...played, direction: 'rtl' })).toEqual(layoutOf(played));
});

test.each(viewports)(
  'on %ix%i doubling the text size equals doubling the layout of half the page',
  (width, height) => {
    for (const screen of screens) {
      const request = { ...standard, screen } as const;
      const usual = layoutOf({ ...request, viewport: { width: width / 2, height: height / 2 } });
      const large = layoutOf({ ...request, viewport: { width, height, text: 2 } });
      expect(large.unit).toBe(2 * usual.unit);
      expect(Math.abs(large.panel.x - 2 * usual.panel.x)).toBeLessThanOrEqual(1);
      expect(Math.abs(large.panel.height - 2 * usual.panel.height)).toBeLessThanOrEqual(1);
      expect(Number.isInteger(large.board.square)).toBe(true);
      const slack = 2 * usual.board.frame.width - large.board.frame.width;
      expect(slack).toBeGreaterThanOrEqual(0);
      expect(slack).toBeLessThan(24);
    }
  },
);

test.each(viewports)('on %ix%i every part of every screen ends at whole pixels', (width, height) => {
  for (const screen of [...screens, 'editor'] as const)
    for (const text of [1, 1.25, 1.5, 2]) {
      const { board, orientation, unit, ...parts } = layoutOf({
        ...{ ...standard, screen },
        viewport: { width, height, text },
      });
      const { panel, places } = parts;
      if (screen === 'menu' && places !== undefined && width <= height)
        expect(places.y).toBe(panel.y + panel.height);
      for (const part of [board.frame, board.field, ...Object.values(parts)])
        for (const edge of part === undefined
          ? []
          : [part.x, part.y, part.x + part.width, part.y + part.height])
          expect(Number.isInteger(edge)).toBe(true);
    }
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

test.each(viewports)('on %ix%i smaller boards have larger squares', (width, height) => {
  const usual = boardLayout(width, height).board;
  for (const { board } of boardLayouts(width, height))
    expect(board.square).toBeLessThanOrEqual(4 * usual.square);
  const [smallest, ...others] = [2, 3, 4, 6].map(
    side =>
      layoutOf({
        ...standard,
        screen: 'board',
        shape: makeShape(side, side) as Shape,
        viewport: { width, height },
      }).board,
  );
  expect((smallest?.frame.width ?? 0) / usual.frame.width).toBeGreaterThan(0.7);
  for (const { frame } of others) expect(frame.width / usual.frame.width).toBeGreaterThan(0.9);
});

test.each(viewports)('on %ix%i a broader board never gets broader strips', (width, height) => {
  const layouts = boardLayouts(width, height);
  const usual = boardLayout(width, height).ownStrip.width;
  for (const { board, ownStrip } of layouts)
    if (board.frame.width <= boardLayout(width, height).board.frame.width)
      expect(ownStrip.width).toBeGreaterThanOrEqual(usual);
    else expect(ownStrip.width).toBeLessThanOrEqual(usual);
});

test('an upright board leaves room for a disc above its frame', () => {
  for (const [width, height] of viewports) {
    const { board, opponentStrip, orientation } = boardLayouts(width, height).at(-1) ?? boardLayout(0, 0);
    const free = board.frame.y - (orientation === 'portrait' ? opponentStrip.y + opponentStrip.height : 0);
    expect(free).toBeGreaterThanOrEqual(board.head);
    expect(board.head).toBeGreaterThan(board.square * 0.8);
  }
});

test('squares are in rows from a1 at the top left', () => {
  const { board } = boardLayout(1440, 900);
  const a1 = squareRect(board, parseSquare('a1'));
  const h8 = squareRect(board, parseSquare('h8'));
  expect([a1.x, a1.y]).toEqual([board.field.x, board.field.y]);
  expect(h8.x + h8.width).toBe(board.field.x + board.field.width);
});
