// @vitest-environment jsdom
import * as Phaser from 'phaser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CONNECT4_START } from '../../src/game/connect4/position.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import { isAlike } from '../../src/game/record.ts';
import { SquareSet } from '../../src/game/squareSet.ts';
import { fitBoard } from '../../src/look/boardGeometry.ts';
import { styleOf } from '../../src/look/style/boardStyle.ts';
import { type BoardLook, requestOf } from '../../src/scenes/board/paint/boardPaint.ts';
import { noting, type Readings, wouldReadAlike } from '../../src/scenes/board/paint/readings.ts';
import { BoardTextures } from '../../src/scenes/board/views/BoardTextures.ts';
import { BoardView } from '../../src/scenes/board/views/BoardView.ts';
import { usualLook } from '../../testkit/scenes/boardLook.ts';
import { fakeCanvas } from './canvas.ts';
import { startHeadless } from './setup.ts';

const SPACE = { x: 0, y: 0, width: 600, height: 600 };
const BOARD = fitBoard(SPACE, STANDARD_START.shape);
const LOOK = usualLook(BOARD);

let scene: Phaser.Scene;
let textures: BoardTextures;
beforeEach(async () => {
  fakeCanvas();
  scene = await startHeadless(new Phaser.Scene('board'));
  textures = new BoardTextures(scene.textures);
});
afterEach(() => scene.game.destroy(true));

const key = (change: Partial<BoardLook> = {}): string => textures.key(requestOf({ ...LOOK, ...change }));

describe('a painted board is reused', () => {
  const painted: Readonly<Record<string, Partial<BoardLook>>> = {
    'in another style': { paint: styleOf('walnut') },
    'with another font': { font: 'serif' },
    'on another screen': { pixelRatio: 2 },
    'with blocked squares': { blocked: SquareSet.of(...CONNECT4_START.shape.squares).without(0 as never) },
    'for another game': { rules: 'anti' },
    'in another size': { board: fitBoard({ ...SPACE, width: 400 }, STANDARD_START.shape) },
  };
  test.each(Object.entries(painted))('not %s', (_, change) => {
    expect(key(change)).not.toBe(key());
  });

  const unpainted: Readonly<Record<string, Partial<BoardLook>>> = {
    'with other discs': { discShare: 1 / 2, patterns: true },
    'with other marks': { marks: 'rings' as never },
    'in another place': { board: fitBoard({ ...SPACE, x: 100 }, STANDARD_START.shape) },
  };
  test.each(Object.entries(unpainted))('%s', (_, change) => {
    expect(key(change)).toBe(key());
  });

  test('after other boards were shown', () => {
    const first = key();
    key({ paint: styleOf('walnut') });
    expect(key()).toBe(first);
  });
});

test('the holes of an upright board are painted for their discs', () => {
  const upright = { rules: 'connect4', board: fitBoard(SPACE, CONNECT4_START.shape) } as const;
  expect(key({ ...upright, discShare: 1 / 2 })).not.toBe(key(upright));
});

test('a field that is added to the look later repaints the board', () => {
  const view = new BoardView(scene, {
    textures,
    look: LOOK,
    position: STANDARD_START,
    carried: undefined,
    stretch: () => 0,
    rayTime: () => 0,
  });
  view.advance(0);
  expect(view.isIdle).toBe(true);
  view.setLook({ ...LOOK, board: { ...LOOK.board } });
  expect(view.isIdle).toBe(true);
  const later: BoardLook & { readonly coordinates: boolean } = { ...LOOK, coordinates: false };
  view.setLook(later);
  expect(view.isIdle).toBe(false);
});

test('a painting that reads a field added later is repainted when that field changes', () => {
  const whole = { size: 3, style: { dark: 'black', light: 'white', coordinates: true } };
  const readings: Readings = new Map();
  const paint = noting(whole, readings);
  expect([paint.size, paint.style.coordinates]).toEqual([3, true]);
  expect(wouldReadAlike(readings, { ...whole, style: { ...whole.style, dark: 'red' } })).toBe(true);
  expect(wouldReadAlike(readings, { ...whole, style: { ...whole.style, coordinates: false } })).toBe(false);
  expect(wouldReadAlike(readings, { ...whole, size: 4 })).toBe(false);
});

test('values are equal when all their parts are', () => {
  expect(isAlike({ a: [1, SquareSet.of()], b: undefined }, { a: [1, SquareSet.empty], b: undefined })).toBe(
    true,
  );
  expect(isAlike({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(isAlike({ a: 1, b: 2 }, { a: 1, c: 2 })).toBe(false);
  expect(isAlike([1, 2], [1, 3])).toBe(false);
  expect(isAlike(undefined, {})).toBe(false);
});
