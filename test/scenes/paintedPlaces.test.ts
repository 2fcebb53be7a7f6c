import { beforeAll, describe, expect, test } from 'vitest';
import { type MarkName, markShapes } from '../../src/board/markShapes.ts';
import { CONNECT4_SHAPE } from '../../src/game/connect4/position.ts';
import { blockedSquares, makeShape, type Shape, STANDARD_SHAPE } from '../../src/game/shape.ts';
import { squareAt } from '../../src/game/square.ts';
import { SquareSet } from '../../src/game/squareSet.ts';
import { fitBoard } from '../../src/look/boardGeometry.ts';
import { styleOf } from '../../src/look/style/boardStyle.ts';
import type { Material } from '../../src/look/style/materials.ts';
import { DEFAULT_COLORS, THEMES, type ThemeName } from '../../src/look/themes.ts';
import { type BoardTurn, UNTURNED } from '../../src/look/turning.ts';
import { deviceGeometry } from '../../src/scenes/board/deviceGeometry.ts';
import { type BoardLook, fieldOffset, paintOf } from '../../src/scenes/board/paint/boardPaint.ts';
import { paintBoard, paintFront } from '../../src/scenes/board/paint/boardPainting.ts';
import { paintCastShadow, paintFace, paintShadow } from '../../src/scenes/board/paint/discPainting.ts';
import { paintShapes } from '../../src/scenes/board/paint/shapePainting.ts';
import { usualLook } from '../../testkit/scenes/boardLook.ts';
import {
  type Piece,
  RecordedBrush,
  recordCanvases,
  recordOf,
  type Stroke,
  type Style,
  type Wash,
} from './recordedCanvas.ts';

// Returns a function that restores the canvases after the last test.
beforeAll(recordCanvases);

const SIDE = 50;
interface Wanted {
  readonly shape?: Shape;
  readonly rules?: BoardLook['rules'];
  readonly theme?: ThemeName;
  readonly material?: Material;
  readonly turn?: BoardTurn;
  readonly side?: number;
  readonly blocked?: SquareSet;
}

/** Everything painted on a board with squares of 50 pixels by default, from the corner of its squares. */
const boardOf = (wanted: Wanted = {}, paint = paintBoard) => {
  const { shape = STANDARD_SHAPE, rules = 'othello', theme = 'classic', turn = UNTURNED } = wanted;
  const { blocked = blockedSquares(shape) } = wanted;
  const board = fitBoard(
    { x: 0, y: 0, width: 1000, height: 1000 },
    { width: shape.width, height: shape.height, turn, mostSquare: wanted.side ?? SIDE },
  );
  const style = { ...styleOf(theme), ...(wanted.material && { material: wanted.material }) };
  const look = usualLook(board, { rules, blocked, paint: style });
  const geometry = deviceGeometry(board, 1);
  const { strokes } = recordOf(paint(paintOf({ ...look, ...style, geometry })));
  const offset = fieldOffset(geometry);
  const moved = (piece: Piece): Piece => ({ ...piece, x: piece.x - offset, y: piece.y - offset });
  const { frame } = geometry;
  return { frame, strokes: strokes.map(one => ({ ...one, pieces: one.pieces.map(moved) })) };
};

const isWash = (style: Style): style is Wash => typeof style !== 'string';
const named = (strokes: readonly Stroke[], style: string): readonly Stroke[] =>
  strokes.filter(one => one.style === style);
const piecesOf = (strokes: readonly Stroke[], kind: Piece['is']): readonly Piece[] =>
  strokes.flatMap(({ pieces }) => pieces.filter(({ is }) => is === kind));
const places = (pieces: readonly Piece[]): readonly (readonly [number, number])[] =>
  pieces.map(({ x, y }) => [x, y] as const).sort(([a, b], [c, d]) => b - d || a - c);
const boxes = (pieces: readonly Piece[]) => pieces.map(({ x, y, width, height }) => [x, y, width, height]);
const everySquare = ({ width, height }: Shape): readonly (readonly [number, number])[] =>
  Array.from({ length: width * height }, (_, at) => [at % width, Math.floor(at / width)] as const);

describe('on a board', () => {
  const { line } = THEMES.classic;

  test.each([
    ['8x8', 8, 8, [2, 6], [2, 6]],
    ['6x8', 6, 8, [2, 4], [2, 6]],
    ['5x8', 5, 8, [], []],
    ['8x5', 8, 5, [], []],
  ] as const)('of %s the four dots lie two squares from the edges, if they fit', (_, w, h, columns, rows) => {
    const { strokes } = boardOf({ shape: makeShape(w, h) as Shape });
    const dots = rows.flatMap(row => columns.map(column => [column * SIDE, row * SIDE]));
    expect(places(piecesOf(named(strokes, line), 'circle'))).toEqual(dots);
    for (const { radius } of piecesOf(named(strokes, line), 'circle')) expect(radius).toBeCloseTo(2.75);
  });

  test('lines lie between the squares, and nowhere else', () => {
    const { strokes } = boardOf({ shape: makeShape(3, 4) as Shape });
    expect(boxes(piecesOf(named(strokes, line), 'box'))).toEqual([
      [50, 0, 1, 200],
      [100, 0, 1, 200],
      [0, 50, 150, 1],
      [0, 100, 150, 1],
      [0, 150, 150, 1],
    ]);
  });

  test('squares have the second color where column and row add up to an odd number, also on a rotated board', () => {
    for (const quarters of [0, 1, 2, 3] as const) {
      const { strokes } = boardOf({ shape: makeShape(4, 5) as Shape, turn: { quarters, isMirrored: true } });
      const [light] = named(strokes, DEFAULT_COLORS.lightSquares);
      const shown = new Set(light?.pieces.map(({ x, y }) => `${x / SIDE} ${y / SIDE}`));
      // a1 is dark: on a mirrored board it is in the upper right corner, and it moves clockwise with rotations.
      const corner = [
        [3, 0],
        [0, 0],
        [0, 4],
        [4, 3],
      ][quarters] as [number, number];
      expect(shown.size).toBe(10);
      expect(shown.has(corner.join(' '))).toBe(false);
    }
  });

  test('letters are above the centers of the columns, and numbers beside those of the rows', () => {
    const { strokes, frame } = boardOf({ shape: makeShape(4, 3) as Shape });
    const text = piecesOf(named(strokes, THEMES.classic.engraving), 'text');
    expect(text.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd', '1', '2', '3']);
    expect(text.slice(0, 4).map(({ x }) => x)).toEqual([25, 75, 125, 175]);
    for (const [index, { x, y }] of text.slice(4).entries()) {
      expect(y).toBe(50 * index + 25 + 4);
      expect(x).toBeLessThan(0);
      expect(Math.abs(x + frame / 2)).toBeLessThan(3);
    }
    for (const { y } of text.slice(0, 4)) expect(Math.abs(y - 3 + frame / 2)).toBeLessThan(3);
  });

  test('squares too small for them have no letters and numbers', () => {
    const lettersAt = (side: number) => {
      const { strokes } = boardOf({ side });
      return piecesOf(named(strokes, THEMES.classic.engraving), 'text').length;
    };
    expect([11, 12].map(lettersAt)).toEqual([0, 16]);
  });

  test('wood grain differs along and across its fibres, felt does not', async () => {
    // Other tests in this process may have made tiles on canvases that paint nothing.
    const fresh: string = '../../src/scenes/board/paint/grain.ts?fresh';
    const { layGrain } = (await import(fresh)) as typeof import('../../src/scenes/board/paint/grain.ts');
    const unevenness = (kind: 'wood' | 'fibre'): number => {
      const brush = new RecordedBrush();
      layGrain(brush as never, new Path2D(), { kind, strength: 1, scale: 1 }, { pixelRatio: 1 });
      const { tile } = brush.strokes[0]!.style as Wash;
      const data = tile?.images[0]?.data ?? new Uint8ClampedArray();
      const value = (x: number, y: number): number => {
        const at = 4 * (256 * y + x);
        return (data[at] ? 1 : -1) * (data[at + 3] ?? 0);
      };
      let [along, across] = [0, 0];
      for (let y = 0; y < 255; y += 3)
        for (let x = 0; x < 255; x++) {
          along += Math.abs(value(x + 1, y) - value(x, y));
          across += Math.abs(value(x, y + 1) - value(x, y));
        }
      return across / along;
    };
    expect(unevenness('wood')).toBeGreaterThan(4);
    expect(unevenness('fibre')).toBeCloseTo(1, 1);
  });

  test('Anti-Othello has a lozenge in the middle of every dark square', () => {
    const { strokes } = boardOf({ rules: 'anti' });
    const lozenges = strokes.filter(({ act, pieces }) => act === 'stroke' && pieces[0]?.is === 'line').at(-1);
    const tips = lozenges?.pieces.map(({ x, y }) => [(x - 25) / SIDE, (y - 5) / SIDE]) ?? [];
    expect(tips).toEqual(everySquare(STANDARD_SHAPE).filter(([column, row]) => (column + row) % 2 === 0));
    for (const { points } of lozenges?.pieces ?? []) {
      const [top, right, bottom, left] = points;
      expect([bottom![1] - top![1], right![0] - left![0]]).toEqual([40, 40]);
    }
  });

  test('blocked squares are filled, up to the frame beside them', () => {
    const blocked = SquareSet.of(squareAt(0, 0), squareAt(3, 2), squareAt(7, 7));
    const { strokes } = boardOf({ blocked });
    const filled = strokes.findLast(
      ({ style, pieces }) => style === THEMES.classic.frame && pieces.length === 3,
    );
    expect(boxes(filled?.pieces ?? [])).toEqual([
      [-3, -3, 53, 53],
      [150, 100, 50, 50],
      [350, 350, 53, 53],
    ]);
  });

  test('a flat board has neither light nor shade', () => {
    const { strokes } = boardOf({ material: 'flat', rules: 'anti', blocked: SquareSet.of(squareAt(1, 1)) });
    const opacity = ({ style }: Stroke): number =>
      isWash(style) ? Math.max(...style.stops.map(([, color]) => alphaOf(color))) : 0;
    expect(Math.max(...strokes.filter(({ style }) => isWash(style)).map(opacity), 0)).toBe(0);
  });
});

/** The opacity of `rgba(...)` or of `#rrggbbaa`; 1 for any other color. */
const alphaOf = (color: string): number => {
  const [, share, byte] = /(?:,\s*([\d.]+)\)|^#\w{6}(\w\w))$/.exec(color) ?? [];
  return byte === undefined ? Number(share ?? 1) : Number.parseInt(byte, 16) / 255;
};

describe('on the frame of Connect Four', () => {
  const board = { shape: CONNECT4_SHAPE, rules: 'connect4' } as const;

  test('there is a hole in the middle of every square, in front and behind', () => {
    const middles = everySquare(CONNECT4_SHAPE).map(([column, row]) => [50 * column + 25, 50 * row + 25]);
    expect(places(piecesOf(boardOf(board).strokes, 'circle'))).toEqual(middles);
    const front = boardOf(board, paintFront).strokes;
    const plate = front.find(({ act }) => act === 'fill');
    expect(places(plate?.pieces.filter(({ is }) => is === 'circle') ?? [])).toEqual(middles);
    for (const { radius } of piecesOf(front.slice(0, 1), 'circle')) expect(radius).toBeCloseTo(19.875);
  });

  test('the columns have numbers over their centers, and slits as wide as a disc', () => {
    const { strokes, frame } = boardOf(board, paintFront);
    const numbers = piecesOf(strokes, 'text').filter((_, index) => index % 3 === 2);
    expect(numbers.map(({ text, x }) => [text, x])).toEqual(
      Array.from({ length: 7 }, (_, column) => [String(column + 1), 50 * column + 25]),
    );
    for (const { y } of numbers) expect(y).toBeLessThan(0);
    const slits = piecesOf(strokes, 'box').filter(({ y, width }) => y === -frame && Math.round(width) === 43);
    expect(slits.map(({ x, width }) => Math.round(x + width / 2))).toEqual([25, 75, 125, 175, 225, 275, 325]);
  });
});

describe('a mark', () => {
  const style = { square: 100, diameter: 75, colors: DEFAULT_COLORS, marks: 'dots', bold: false } as const;
  const painted = (name: MarkName) => paintShapes(style.square, markShapes(name, style));
  test.each([
    'legal-black-darkSquares',
    'last-black',
    'earlier-white',
    'turning-black',
    'outline-white',
    'hint',
    'good',
    'landing-black',
    'won-black',
  ] as const)('of the kind %s lies in the middle of its square', name => {
    const canvas = painted(name);
    expect([canvas.width, canvas.height]).toEqual([100, 100]);
    for (const { pieces } of recordOf(canvas).strokes) expect([pieces[0]?.x, pieces[0]?.y]).toEqual([50, 50]);
  });

  test("for the opponent's legal move lies beside the person's own, in another shape", () => {
    const last = (canvas: HTMLCanvasElement) => recordOf(canvas).strokes.at(-1)?.pieces[0];
    const [black, white] = [last(painted('mobility-black')), last(painted('mobility-white'))];
    expect([black?.is, white?.is]).toEqual(['circle', 'line']);
    expect([(black?.x ?? 0) < 50, (white?.x ?? 0) > 50]).toEqual([true, true]);
    expect([(black?.y ?? 0) > 50, black?.radius]).toEqual([true, expect.any(Number)]);
  });

  test('for a safe disc has an arm along each side of each corner', () => {
    const { pieces } = recordOf(painted('stable-black')).strokes.at(-1) ?? { pieces: [] };
    const corners = pieces.map(({ points }) => points[1] ?? [0, 0]);
    expect(new Set(corners.map(([x, y]) => `${x > 50} ${y > 50}`)).size).toBe(4);
    for (const { points } of pieces) {
      const [from, corner, to] = points as [number, number][];
      expect([from![1], corner![0]]).toEqual([corner![1], to![0]]);
      expect(Math.abs(from![0] - 50)).toBeLessThan(Math.abs(corner![0] - 50));
      expect(Math.abs(to![1] - 50)).toBeLessThan(Math.abs(corner![1] - 50));
    }
  });
});

describe('a disc', () => {
  const paint = {
    diameter: 80,
    colors: { black: '#101010', white: '#f0f0f0' },
    patterned: false,
    bold: false,
  } as const;

  test('has a pattern that identifies its side: a ring, or two bars', () => {
    const patterned = { ...paint, discStyle: 'flat', patterned: true } as const;
    const pieces = (side: 'black' | 'white') =>
      recordOf(paintFace(side, patterned)).strokes.flatMap(one =>
        one.pieces.map(piece => ({ ...piece, act: one.act })),
      );
    const middle = paintFace('black', patterned).width / 2;
    expect(
      pieces('black').some(({ is, act, radius }) => is === 'circle' && act === 'stroke' && radius < 36),
    ).toBe(true);
    const bars = pieces('white').filter(({ is }) => is === 'box');
    expect(bars).toHaveLength(2);
    expect(bars.map(({ x, width }) => x + width / 2 - middle).reduce((sum, x) => sum + x)).toBeCloseTo(0);
    for (const { y, height } of bars) expect(y + height / 2).toBeCloseTo(middle);
  });

  test('casts its shadow to the lower right, and from the air straight down', () => {
    const fallen = recordOf(paintShadow(80)).strokes.map(({ shadow }) => [shadow.x - 1e4, shadow.y]);
    expect(fallen).toEqual([
      [expect.closeTo(6.8), expect.closeTo(9.6)],
      [expect.closeTo(2.4), expect.closeTo(4)],
    ]);
    expect(recordOf(paintCastShadow(80)).strokes[0]?.shadow).toMatchObject({ x: 1e4, y: 0 });
  });
});
