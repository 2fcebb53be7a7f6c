import { expect, test } from 'vitest';
import { findFrame, framesIn } from '../../../src/formats/picture/findFrame.ts';
import { type Frame, type Pixels, readPicture } from '../../../src/formats/picture/readPicture.ts';
import { STANDARD_START } from '../../../src/game/othello/position.ts';
import { legalMoves, type Position, play } from '../../../src/game/position.ts';
import { makeRandom } from '../../../src/game/random.ts';
import { columnOf, makeSquare, rowOf, type Square, squareAt } from '../../../src/game/square.ts';
import { SquareSet } from '../../../src/game/squareSet.ts';

type Color = readonly [number, number, number];

/** The look of a board: its ground, surroundings, lines and discs. */
interface Look {
  readonly ground: Color;
  readonly around: Color;
  readonly line: Color;
  readonly black: Color;
  readonly white: Color;
  /** Random noise per pixel, as in a photograph. */
  readonly noise: number;
  /** Difference in brightness between the right and the left side, as a fraction. */
  readonly slope?: number;
  readonly rim?: Color;
}

const GREEN: Look = {
  ground: [40, 130, 60],
  around: [90, 60, 35],
  line: [20, 80, 35],
  black: [20, 20, 22],
  white: [238, 238, 232],
  noise: 0,
};
const PAPER: Look = {
  ...GREEN,
  ground: [230, 225, 215],
  around: [230, 225, 215],
  white: [230, 225, 215],
  line: [60, 60, 60],
  rim: [40, 40, 40],
};
const LOOKS: readonly (readonly [string, Look])[] = [
  ['a photograph with noise', { ...GREEN, noise: 24 }],
  [
    'a wooden board on a white table',
    { ...GREEN, ground: [176, 128, 78], line: [110, 76, 40], around: [235, 235, 235] },
  ],
  ['a dark board', { ...GREEN, ground: [74, 92, 80], black: [18, 18, 18], around: [120, 120, 120] }],
  ['a board on a table of its own color', { ...GREEN, around: GREEN.ground }],
  ['a board without lines', { ...GREEN, line: GREEN.ground }],
  [
    'a blue board on a table as bright',
    { ...GREEN, ground: [60, 80, 200], line: [60, 80, 160], around: [60, 95, 60] },
  ],
  [
    'a board at night',
    { ...GREEN, ground: [30, 60, 45], line: [15, 30, 22], around: [20, 22, 26], black: [8, 8, 10] },
  ],
  [
    'a board brighter than both sides',
    { ...GREEN, ground: [245, 243, 236], line: [160, 160, 150], black: [5, 27, 92], white: [213, 106, 0] },
  ],
  ['a photograph of paper', { ...PAPER, noise: 12, slope: 0.2 }],
];
const SEEDS = [17, 18] as const;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

interface Board {
  readonly black: SquareSet;
  readonly white: SquareSet;
}

/** Width of a line, as a fraction of a square. */
const LINE = 0.04;
const SIZE = { width: 160, height: 120 } as const;

const painted = (
  look: Look,
  { left, top, side }: Frame,
  { black, white }: Board,
  random: () => number,
): Pixels => {
  const data = new Uint8ClampedArray(4 * SIZE.width * SIZE.height);
  const cell = side / 8;
  const colorOf = (x: number, y: number): Color => {
    const [column, row] = [Math.floor((x - left) / cell), Math.floor((y - top) / cell)];
    const [right, down] = [(x - left) / cell - column, (y - top) / cell - row];
    if (Math.min(column, row) < 0 || Math.max(column + right, row + down) > 8 + LINE) return look.around;
    if (column === 8 || row === 8) return look.line;
    const square = squareAt(column, row);
    const isDisc = Math.hypot(right - 0.5, down - 0.5) < 0.42;
    const isRim = isDisc && Math.hypot(right - 0.5, down - 0.5) > 0.36;
    if (isRim && look.rim !== undefined && black.union(white).has(square)) return look.rim;
    if (isDisc && black.has(square)) return look.black;
    if (isDisc && white.has(square)) return look.white;
    return right < LINE || down < LINE ? look.line : look.ground;
  };
  // Downscaled as by a browser.
  const parts = [0.125, 0.375, 0.625, 0.875];
  const smoothed = (x: number, y: number): Color => {
    const colors = parts.flatMap(right => parts.map(down => colorOf(x + right, y + down)));
    const channel = (index: 0 | 1 | 2): number => mean(colors.map(color => color[index]));
    return [channel(0), channel(1), channel(2)];
  };
  for (let y = 0; y < SIZE.height; y++)
    for (let x = 0; x < SIZE.width; x++) {
      const shift = (random() - 0.5) * 2 * look.noise;
      const light = 1 + (look.slope ?? 0) * (x / SIZE.width - 0.5);
      const color = smoothed(x, y).map(value => value * light + shift);
      data.set([...color, 255], 4 * (y * SIZE.width + x));
    }
  return { ...SIZE, data };
};

/** An unfinished game of random moves. */
const boardBy = (random: () => number): Board => {
  let position: Position = STANDARD_START;
  for (let plies = Math.floor(random() * 58); plies > 0; plies--) {
    const moves: readonly Square[] = [...legalMoves(position)];
    position = play(position, moves[Math.floor(random() * moves.length)] as Square) ?? position;
  }
  return position.discs;
};
const named = (squares: Iterable<Square>): string => [...squares].map(makeSquare).join(' ');

test.each(LOOKS)('the discs of %s are read, wherever the board is', (_, look) => {
  for (const seed of SEEDS) {
    const random = makeRandom(seed);
    const board = boardBy(random);
    const side = 88 + Math.floor(random() * 24);
    const frame = { left: random() * (SIZE.width - side), top: random() * (SIZE.height - side), side };
    const pixels = painted(look, frame, board, random);
    const read = readPicture(pixels, findFrame(pixels));
    expect([named(read.black), named(read.white)]).toEqual([named(board.black), named(board.white)]);
  }
});

test('a disc as bright as its board is unsure', () => {
  const frame = { left: 20, top: 10, side: 100 };
  const board: Board = {
    black: SquareSet.of(squareAt(3, 3), squareAt(4, 4)),
    white: SquareSet.of(squareAt(4, 3), squareAt(3, 4)),
  };
  const pale = { ...GREEN, black: [12, 96, 34] as const };
  const read = readPicture(painted(pale, frame, board, makeRandom(1)), frame);
  expect(named(read.unsure)).toBe('d4 e5');
});

test('every square has its own place', () => {
  const frame = { left: 12, top: 8, side: 104 };
  for (const square of [0, 7, 27, 56, 63] as Square[]) {
    const board: Board = { black: SquareSet.of(square), white: SquareSet.empty };
    const read = readPicture(painted(GREEN, frame, board, makeRandom(1)), frame);
    expect([...read.black].map(one => [columnOf(one), rowOf(one)])).toEqual([
      [columnOf(square), rowOf(square)],
    ]);
  }
});

const MIDDLE: Board = {
  black: SquareSet.of(...[18, 27, 28, 29, 36].map(square => square as Square)),
  white: SquareSet.of(...[35, 37].map(square => square as Square)),
};
const FRAME = { left: 20, top: 10, side: 100 };

test.each([
  ['with light from one side', { ...GREEN, slope: 1.2, noise: 8 }],
  [
    'of shiny wood with light from one side',
    { ...GREEN, ground: [166, 118, 70], line: [100, 70, 36], slope: 0.8 },
  ],
  [
    'printed on paper',
    {
      ...GREEN,
      ground: [250, 250, 250],
      around: [250, 250, 250],
      white: [250, 250, 250],
      line: [30, 30, 30],
      rim: [30, 30, 30],
    },
  ],
] as readonly (readonly [string, Look])[])('a board %s is found and read', (_, look) => {
  const pixels = painted(look, { left: 32, top: 6, side: 104 }, MIDDLE, makeRandom(1));
  const read = readPicture(pixels, findFrame(pixels));
  expect(read.isLikely).toBe(true);
  expect([named(read.black), named(read.white)]).toEqual([named(MIDDLE.black), named(MIDDLE.white)]);
});

test('squares in a glare that brightens the board too are unsure', () => {
  const plain = painted(GREEN, FRAME, MIDDLE, makeRandom(1));
  const data = Uint8ClampedArray.from(plain.data);
  const cell = FRAME.side / 8;
  const [column, row] = [2, 3];
  for (let y = 0; y < cell; y++)
    for (let x = 0; x < cell; x++) {
      const at =
        4 *
        (Math.floor(FRAME.top + row * cell + y) * SIZE.width + Math.floor(FRAME.left + column * cell + x));
      data.set(
        Array.from(data.subarray(at, at + 3), value => value + 60),
        at,
      );
    }
  expect(named(readPicture({ ...plain, data }, FRAME).unsure)).toBe('c4');
});

test('a frame shifted by a square is unlikely, even with discs in its middle', () => {
  const board = {
    ...MIDDLE,
    black: MIDDLE.black.union(SquareSet.of(19 as Square, 20 as Square, 26 as Square)),
  };
  const look = { ...GREEN, around: [84, 130, 96] } as const;
  const above = { ...FRAME, top: FRAME.top - FRAME.side / 8 };
  expect(readPicture(painted(look, FRAME, board, makeRandom(1)), above).isLikely).toBe(false);
});

test('a board with a few squares of another color in its middle is likely', () => {
  const plain = painted(GREEN, FRAME, MIDDLE, makeRandom(1));
  const data = Uint8ClampedArray.from(plain.data);
  const cell = FRAME.side / 8;
  for (let y = 2 * cell; y < 3 * cell; y++)
    for (let x = cell; x < 7 * cell; x++)
      data[4 * (Math.floor(FRAME.top + y) * SIZE.width + Math.floor(FRAME.left + x))]! += 60;
  expect(readPicture({ ...plain, data }, FRAME).isLikely).toBe(true);
});

test('a board is likely if its frame fits the squares, not if it is shifted by two', () => {
  const pixels = painted(GREEN, FRAME, MIDDLE, makeRandom(1));
  expect(readPicture(pixels, FRAME)).toMatchObject({ unsure: [], isLikely: true });
  const beside = { ...FRAME, left: FRAME.left + FRAME.side / 4 };
  expect(readPicture(pixels, beside).isLikely).toBe(false);
});

test("discs of the board's own color are found by their rims, and are unsure", () => {
  const paper = { ...GREEN, ground: [250, 250, 250], white: [250, 250, 250] } as const;
  const printed = painted(paper, FRAME, MIDDLE, makeRandom(1));
  const data = Uint8ClampedArray.from(printed.data);
  const cell = FRAME.side / 8;
  for (const square of MIDDLE.white)
    for (let degree = 0; degree < 360; degree++) {
      const [x, y] = [Math.cos(degree), Math.sin(degree)].map(part => (0.5 + 0.36 * part) * cell);
      const [column, row] = [
        Math.floor(FRAME.left + columnOf(square) * cell + (x ?? 0)),
        Math.floor(FRAME.top + rowOf(square) * cell + (y ?? 0)),
      ];
      data.set([0, 0, 0], 4 * (row * SIZE.width + column));
    }
  const read = readPicture({ ...printed, data }, FRAME);
  expect([named(read.white), named(read.unsure)]).toEqual(['d5 f5', 'd5 f5']);
});

test('a disc not connected to the others is unsure', () => {
  const board = { ...MIDDLE, black: MIDDLE.black.with(squareAt(0, 7)) };
  expect(named(readPicture(painted(GREEN, FRAME, board, makeRandom(1)), FRAME).unsure)).toBe('a8');
});

test.each([
  [320, 320],
  [320, 160],
  [480, 120],
  [120, 480],
  [500, 500],
  [96, 24],
])('a picture of %i by %i pixels needs no more frames than a square one', (width, height) => {
  const { length } = framesIn({ width, height });
  expect(length).toBeGreaterThan(1000);
  expect(length).toBeLessThan(20_000);
});

test.each([
  [320, 20],
  [320, 4],
  [4, 320],
  [4000, 3000],
])('a picture of %i by %i pixels is not searched', (width, height) => {
  const data = new Uint8ClampedArray(4 * Math.min(width * height, 1280));
  const side = Math.min(width, height);
  expect(framesIn({ width, height })).toEqual([]);
  expect(findFrame({ width, height, data })).toEqual({
    left: (width - side) / 2,
    top: (height - side) / 2,
    side,
  });
});
