import { expect, test } from 'vitest';
import { CONNECT4_SHAPE } from '../../src/game/connect4/position.ts';
import { makeShape, type Shape, STANDARD_SHAPE } from '../../src/game/shape.ts';
import { type Layout, type LayoutRequest, layoutOf, type Rect } from '../../src/look/layout.ts';
import { cardsPlace } from '../../src/look/layouts/cardsPlace.ts';
import { PHONE_PIXELS } from '../../src/look/screens.ts';
import { resultPlace } from '../../src/ui/board/result/resultPlace.ts';

const LEAST = 240;
const MOST = 3840;

/** Widths or heights: every 60 pixels for small pages, with growing steps for larger ones. */
const lengths = (): readonly number[] => {
  const found: number[] = [];
  for (let length = LEAST; length < MOST; length += length < 800 ? 60 : length < 1600 ? 170 : 633)
    found.push(length);
  return [...found, 285, 664, 767, 768, 1366, MOST];
};
const WINDOWS = lengths().flatMap(width => lengths().map(height => ({ width, height })));

/** Windows in which an exercise has a card of its own. */
const UPRIGHT_PHONES = WINDOWS.filter(({ width, height }) => width <= height && width < PHONE_PIXELS);

const STANDARD = { shape: STANDARD_SHAPE, rules: 'othello' } as const;
const BOARDS = [
  STANDARD,
  { shape: makeShape(7, 4) as Shape, rules: 'othello' },
  { shape: makeShape(3, 8) as Shape, rules: 'othello' },
  { shape: makeShape(2, 2) as Shape, rules: 'othello' },
  { shape: makeShape(8, 2) as Shape, rules: 'othello' },
  { shape: makeShape(2, 8) as Shape, rules: 'othello' },
  { shape: CONNECT4_SHAPE, rules: 'connect4' },
] as const;
const SIDES = [
  { hand: 'right', direction: 'ltr' },
  { hand: 'left', direction: 'rtl' },
] as const;

type Window = (typeof WINDOWS)[number];
type Check = (layout: Layout, window: Window) => readonly string[];

/** The faults that `check` finds in any window, for the first few of them. */
const faultsIn = (
  request: Omit<LayoutRequest, 'viewport' | 'shape' | 'rules' | 'hand' | 'direction'>,
  boards: readonly Pick<LayoutRequest, 'shape' | 'rules'>[],
  check: Check,
): readonly string[] => {
  const faults: string[] = [];
  for (const viewport of request.hasCard === true ? UPRIGHT_PHONES : WINDOWS)
    for (const board of boards)
      for (const side of SIDES)
        for (const fault of check(layoutOf({ ...request, ...board, ...side, viewport }), viewport))
          faults.push(
            `${viewport.width}x${viewport.height} ${board.shape.width}x${board.shape.height}: ${fault}`,
          );
  return faults.slice(0, 20);
};

const short = ({ width, height }: Window): number => Math.min(width, height);
const long = ({ width, height }: Rect): number => Math.max(width, height);

/** Lower pages are tested only for parts that fit. */
const LEAST_HEIGHT = 285;

const PLAYED = {
  board: { screen: 'board' },
  exercise: { screen: 'board', hasCard: true },
  editor: { screen: 'editor' },
} as const;

for (const [name, request] of Object.entries(PLAYED))
  test(`in every window the squares of the ${name} take 80 % of the shorter side, with their frame 83 %`, () => {
    const check: Check = ({ board: { frame, field } }, window) => {
      if (long({ ...frame, ...window }) < LEAST_HEIGHT) return [];
      const shares = [field.width / short(window), frame.width / short(window)];
      return shares[0] !== undefined && shares[1] !== undefined && shares[0] >= 0.8 && shares[1] >= 0.83
        ? []
        : [shares.map(share => share.toFixed(3)).join(' and ')];
    };
    expect(faultsIn(request, [STANDARD], check)).toEqual([]);
  });

test('from 1366x768 on board and frame take 88 % of the shorter side, and of the height of a wide window', () => {
  const check: Check = ({ board: { frame } }, window) =>
    window.width < 1366 || window.height < 768 || frame.width >= 0.88 * short(window)
      ? []
      : [(frame.width / short(window)).toFixed(3)];
  expect(faultsIn({ screen: 'board' }, [STANDARD], check)).toEqual([]);
});

test('in every window the longer side of any board takes 80 % of the shorter side', () => {
  const check: Check = ({ board: { frame, head } }, window) => {
    const share = long({ ...frame, height: frame.height + head }) / short(window);
    return share >= 0.8 ? [] : [share.toFixed(3)];
  };
  expect(faultsIn({ screen: 'board' }, BOARDS, check)).toEqual([]);
});

const covers = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** An exercise's text replaces the status. */
const partsOf = ({
  board,
  opponentStrip,
  ownStrip,
  status,
  actions,
  quietRow,
  moves,
  recent,
  card,
}: Layout) =>
  Object.entries({
    frame: board.frame,
    opponentStrip,
    ownStrip,
    words: card ?? status,
    actions,
    quietRow,
    moves,
    recent,
  }).flatMap(([name, part]) => (part === undefined ? [] : [{ name, part }]));

test.each([false, true])(
  'in every window all parts are on the page without overlap (a card: %s)',
  hasCard => {
    const check: Check = (layout, { width, height }) => {
      const parts = partsOf(layout);
      const outside = parts.filter(
        ({ part }) =>
          part.x < 0 || part.y < 0 || part.x + part.width > width || part.y + part.height > height,
      );
      const covered = parts.filter(({ part: a }, index) =>
        parts.slice(index + 1).some(({ part: b }) => covers(a, b)),
      );
      return [
        ...outside.map(({ name }) => `${name} is outside`),
        ...covered.map(({ name }) => `${name} is covered`),
      ];
    };
    expect(faultsIn({ screen: 'board', hasCard }, BOARDS, check)).toEqual([]);
  },
);

test('no window of 640x480 or more, four to three or wider, puts its text over the board', () => {
  const check: Check = ({ bar }, { width, height }) =>
    bar !== undefined && height >= 480 && width >= (height * 4) / 3 ? ['strips and status share a bar'] : [];
  expect(faultsIn({ screen: 'board' }, BOARDS, check)).toEqual([]);
});

const RESULTS = [
  { lines: 1, letters: 12, keepsActions: true },
  { lines: 2, letters: 30, keepsActions: false },
] as const;

test('if strips have their own areas, neither cards nor the result cover them or the board', () => {
  const check: Check = layout => {
    if (layout.bar !== undefined) return [];
    const { board, opponentStrip, ownStrip } = layout;
    const kept = [board.frame, opponentStrip];
    const cards = cardsPlace(layout, 1).rect;
    return [
      ...[...kept, ownStrip].filter(part => covers(cards, part)).map(() => 'a card covers it'),
      ...RESULTS.flatMap(needs => {
        const { rect } = resultPlace(layout, needs);
        return kept.filter(part => covers(rect, part)).map(() => 'the result covers it');
      }),
    ];
  };
  expect(faultsIn({ screen: 'board' }, [STANDARD], check)).toEqual([]);
});

/** In pixels, where the page allows: the minimum size of a touch target, and lines of small text. */
const TARGET = 30;
const LINE = 24;

test('in every window there is room for five buttons, and for the text', () => {
  const check: Check = ({ actions, status, ownStrip, opponentStrip }, window) => {
    if (short(window) < LEAST || long({ x: 0, y: 0, ...window }) < LEAST_HEIGHT) return [];
    const across = Math.floor(actions.width / TARGET) * Math.floor(actions.height / TARGET);
    const lines = [status, ownStrip, opponentStrip].filter(
      ({ width, height }) => width < 64 || height < LINE,
    );
    return [...(across < 5 ? ['too few buttons'] : []), ...lines.map(() => 'no room for a line')];
  };
  expect(faultsIn({ screen: 'board' }, [STANDARD], check)).toEqual([]);
});
