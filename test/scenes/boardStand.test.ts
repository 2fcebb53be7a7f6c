// @vitest-environment jsdom
import * as Phaser from 'phaser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CONNECT4_START } from '../../src/game/connect4/position.ts';
import { crossStart, openStart, STANDARD_START } from '../../src/game/othello/position.ts';
import { legalMoves, type Position, play } from '../../src/game/position.ts';
import { blockedSquares, makeShape, type Shape } from '../../src/game/shape.ts';
import { parseSquare, type Square } from '../../src/game/square.ts';
import { fitBoard } from '../../src/look/boardGeometry.ts';
import { MOTION } from '../../src/look/motion.ts';
import { BoardStand } from '../../src/scenes/board/BoardStand.ts';
import { KEPT_BOARDS } from '../../src/scenes/board/boardLook.ts';
import { centreOf, deviceGeometry } from '../../src/scenes/board/deviceGeometry.ts';
import type { BoardLook } from '../../src/scenes/board/paint/boardPaint.ts';
import type { CarriedBoard } from '../../src/scenes/board/views/arrival.ts';
import { BoardTextures } from '../../src/scenes/board/views/BoardTextures.ts';
import { plainPicture } from '../../src/store/boards/boardPicture.ts';
import { afterColumns } from '../../testkit/game/connect4.ts';
import { usualLook } from '../../testkit/scenes/boardLook.ts';
import { fakeCanvas } from './canvas.ts';
import { imagesIn, nameOf, startHeadless } from './setup.ts';

const SMALL = crossStart(makeShape(4, 7) as Shape);
const SPACE = { x: 0, y: 0, width: 600, height: 600 };

const lookOf = ({ shape, rules }: Position): BoardLook =>
  usualLook(fitBoard(SPACE, shape), { rules, blocked: blockedSquares(shape) });

let stretch = 1;
let scene: Phaser.Scene;
let textures: BoardTextures;

const open = (position: Position, carried?: CarriedBoard): BoardStand =>
  new BoardStand(scene, { textures, lookOf, position, carried, stretch: () => stretch, rayTime: () => 0 });

beforeEach(async () => {
  fakeCanvas();
  stretch = 1;
  scene = await startHeadless(new Phaser.Scene('board'));
  textures = new BoardTextures(scene.textures);
});
afterEach(() => scene.game.destroy(true));

const images = (): readonly Phaser.GameObjects.Image[] => imagesIn(scene.children.list);
const discs = (): readonly Phaser.GameObjects.Image[] =>
  images().filter(image => /^disc-/.test(nameOf(image)));

const middleOf = (position: Position, square: Square) =>
  centreOf(deviceGeometry(lookOf(position).board, 1), square);

let now = 0;
const settle = (stand: BoardStand): void => {
  for (let frame = 0; frame < 3; frame++) {
    stand.advance(now);
    now += 1e5;
  }
  stand.advance(now);
};

const expectBoard = (stand: BoardStand, position: Position): void => {
  settle(stand);
  expect(stand.isIdle).toBe(true);
  const places = [...position.discs.black, ...position.discs.white].map(square => middleOf(position, square));
  expect(discs().map(({ x, y }) => ({ x, y }))).toEqual(expect.arrayContaining(places));
  expect(discs()).toHaveLength(places.length);
};

test.each<readonly [string, Position]>([
  ['another size', SMALL],
  ['another kind', { ...STANDARD_START, rules: 'anti' }],
  ['Connect Four', CONNECT4_START],
  ['an empty board', openStart(makeShape(2, 2) as Shape)],
])('a board becomes one of %s, and keeps nothing of the old one', (_, position) => {
  const stand = open(STANDARD_START);
  settle(stand);
  stand.show(position);
  expect(stand.isIdle).toBe(false);
  expectBoard(stand, position);
  expect(scene.children.list).toHaveLength(1);
});

test('without animation one board replaces another in the next frame', () => {
  stretch = 0;
  const stand = open(STANDARD_START);
  stand.show(SMALL);
  stand.advance(now);
  expect(stand.isIdle).toBe(true);
  expect(scene.children.list).toHaveLength(1);
});

test('of several boards in quick succession only the last stays', () => {
  const stand = open(STANDARD_START);
  for (const position of [SMALL, CONNECT4_START, STANDARD_START, SMALL]) {
    stand.show(position);
    stand.advance(now++);
  }
  expectBoard(stand, SMALL);
});

test('only the last few boards are kept, and the discs of one', () => {
  const stand = open(STANDARD_START);
  for (const side of [2, 3, 4, 5, 6, 7, 8]) {
    stand.show(crossStart(makeShape(side, 4) as Shape));
    settle(stand);
  }
  const keys = scene.textures.getTextureKeys();
  expect(keys.filter(key => key.startsWith('board')).length).toBeLessThanOrEqual(KEPT_BOARDS);
  expect(new Set(keys.flatMap(key => /^kit\d+/.exec(key) ?? [])).size).toBe(1);
});

test('a board moves to the next screen unchanged, and changes there', () => {
  const first = open(CONNECT4_START);
  first.setVeil(1);
  settle(first);
  const { carried } = first;
  first.destroy();
  const second = open(SMALL, carried);
  second.setVeil(0);
  expectBoard(second, SMALL);
  expect(second.carried.veil).toBe(0);
});

test('a board about to be replaced stays complete if it is wanted again', () => {
  const first = open(SMALL);
  settle(first);
  const { carried } = first;
  first.destroy();
  const geometry = { ...carried.geometry, square: 10 };
  const second = open(STANDARD_START, { ...carried, geometry });
  second.show(SMALL);
  expectBoard(second, SMALL);
});

test('marks that arrive before their board are shown on it', () => {
  const stand = open(STANDARD_START);
  stand.show(SMALL);
  stand.showMarks({ ...plainPicture(SMALL), hint: parseSquare('a1') });
  settle(stand);
  const hints = images().filter(image => nameOf(image) === 'hint');
  expect(hints.map(({ x, y }) => ({ x, y }))).toEqual([middleOf(SMALL, parseSquare('a1'))]);
});

test('a disc falls from above the frame to its square, and undo lifts it out again', () => {
  const stand = open(CONNECT4_START);
  settle(stand);
  stand.show(afterColumns('4'));
  stand.advance(now);
  stand.advance(now + 10);
  const { y } = middleOf(CONNECT4_START, parseSquare('d6'));
  expect(discs()[0]?.y).toBeLessThan(0);
  stand.advance(now + 200);
  const falling = discs()[0]?.y ?? 0;
  expect(falling).toBeGreaterThan(0);
  expect(falling).toBeLessThan(y);
  expectBoard(stand, afterColumns('4'));
  stand.show(CONNECT4_START);
  expectBoard(stand, CONNECT4_START);
});

test('for a new game all discs leave through the bottom', () => {
  const full = afterColumns('44443322');
  const stand = open(full);
  settle(stand);
  stand.show(CONNECT4_START);
  stand.advance(now);
  stand.advance(now + 200);
  const { y } = middleOf(full, parseSquare('d3'));
  expect(Math.min(...discs().map(disc => disc.y))).toBeGreaterThan(y);
  expectBoard(stand, CONNECT4_START);
});

/** A stand that has just refused a disc in a full column. */
const refusing = () => {
  const full = afterColumns('444444');
  const stand = open(full);
  settle(stand);
  stand.refuse(parseSquare('d1'), true);
  stand.advance(now);
  return { full, stand, columns: () => new Set(discs().map(disc => disc.x)) };
};

test('a full column shakes and returns to its place', () => {
  const { full, stand, columns } = refusing();
  stand.advance(now + 40);
  expect(columns()).not.toContain(middleOf(full, parseSquare('d1')).x);
  expectBoard(stand, full);
});

test('after two refusals in quick succession only the last square glows', () => {
  const stand = open(STANDARD_START);
  settle(stand);
  for (const name of ['a1', 'h8'] as const) {
    stand.refuse(parseSquare(name), false);
    stand.advance(now++);
    stand.advance(now++);
  }
  const glows = images().filter(image => nameOf(image) === 'refused');
  expect(glows.map(({ x, y }) => ({ x, y }))).toEqual([middleOf(STANDARD_START, parseSquare('h8'))]);
});

test('with reduced motion a full column only glows', () => {
  stretch = 0;
  const { full, stand, columns } = refusing();
  expect(columns()).toEqual(new Set([middleOf(full, parseSquare('d1')).x]));
  expect(images().map(nameOf)).toContain('refusedHole');
  settle(stand);
  expect(images().map(nameOf)).not.toContain('refusedHole');
});

test('the discs of an upright board lie between its back and its front', () => {
  open(afterColumns('4'));
  const names = images().map(nameOf);
  const [back, disc, front] = [/^board/, /^disc/, /^front/].map(kind =>
    names.findIndex(name => kind.test(name)),
  );
  expect([back, disc, front]).toEqual([back, disc, front].toSorted((a = 0, b = 0) => a - b));
  expect(back).toBeGreaterThanOrEqual(0);
});

test('a play on one board has no effect on another', () => {
  const stand = open(STANDARD_START);
  settle(stand);
  const after = play(SMALL, legalMoves(SMALL).first()!)!;
  stand.show(SMALL);
  stand.show(after);
  expectBoard(stand, after);
});

test('the discs of a row of four light up one after the other', () => {
  const four = afterColumns('4141414');
  const stand = open(four);
  settle(stand);
  const won = (['d6', 'd5', 'd4', 'd3'] as const).map(
    name => ({ square: parseSquare(name), color: 'black' }) as const,
  );
  stand.showMarks({ ...plainPicture(four), won });
  const lit = () => images().filter(image => nameOf(image) === 'won-black').length;
  const seen = [0, 1, 2, 3].map(step => {
    stand.advance(now);
    stand.advance(now + step * MOTION.fourStep + MOTION.fourStep / 2);
    return lit();
  });
  expect(seen).toEqual([1, 2, 3, 4]);
  settle(stand);
  expect(images().map(nameOf)).not.toContain('sheen');
});
