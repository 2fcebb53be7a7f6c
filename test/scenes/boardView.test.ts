// @vitest-environment jsdom
import * as Phaser from 'phaser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BOARD_KINDS } from '../../src/board/boardKinds.ts';
import { colorAt } from '../../src/game/board.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import type { Position } from '../../src/game/position.ts';
import { parseSquare, SQUARE_COUNT, type Square } from '../../src/game/square.ts';
import { SquareSet } from '../../src/game/squareSet.ts';
import { fitBoard } from '../../src/look/boardGeometry.ts';
import { rowsPlan } from '../../src/look/ceremony/rows.ts';
import { DISC } from '../../src/look/discGeometry.ts';
import { MOTION, POURING } from '../../src/look/motion.ts';
import { styleOf } from '../../src/look/style/boardStyle.ts';
import { DISC_FORMS } from '../../src/look/style/discStyles.ts';
import { DEFAULT_COLORS } from '../../src/look/themes.ts';
import { DISC_LOOK } from '../../src/scenes/board/boardLook.ts';
import { centreOf, deviceGeometry } from '../../src/scenes/board/deviceGeometry.ts';
import { BoardTextures } from '../../src/scenes/board/views/BoardTextures.ts';
import { BoardView } from '../../src/scenes/board/views/BoardView.ts';
import { plainPicture } from '../../src/store/boards/boardPicture.ts';
import { SHORTEST } from '../../testkit/game/specialGames.ts';
import { usualLook } from '../../testkit/scenes/boardLook.ts';
import { replayed } from '../game/othello/games.ts';
import { fakeCanvas } from './canvas.ts';
import { imagesIn, nameOf, startHeadless } from './setup.ts';

const BOARD = fitBoard({ x: 0, y: 0, width: 600, height: 600 }, STANDARD_START.shape);
const LOOK = usualLook(BOARD, { pixelRatio: 2 });
const GAME = 'e6d6c7f4c4e7g4e3f3c5f7g5d7g3b4b6';

const { positions } = replayed(GAME);

let stretch = 1;
let scene: Phaser.Scene;
let view: BoardView;

beforeEach(async () => {
  fakeCanvas();
  stretch = 1;
  scene = await startHeadless(new Phaser.Scene('board'));
  const textures = new BoardTextures(scene.textures);
  view = new BoardView(scene, {
    textures,
    look: LOOK,
    position: STANDARD_START,
    carried: undefined,
    stretch: () => stretch,
    rayTime: () => 0,
  });
});
afterEach(() => scene.game.destroy(true));

/** The discs with their places on the board, at rest or in flight. */
const discsIn = (
  list: readonly Phaser.GameObjects.GameObject[],
  [left, top] = [0, 0],
): readonly { name: string; x: number; y: number }[] =>
  list.flatMap(child => {
    if (child instanceof Phaser.GameObjects.Container) {
      const isRoot = child.parentContainer === null;
      const at: [number, number] = isRoot ? [0, 0] : [left + child.x, top + child.y];
      return child.visible ? discsIn(child.list, at) : [];
    }
    if (!(child instanceof Phaser.GameObjects.Image) || !child.visible) return [];
    const name = nameOf(child);
    return /^disc-/.test(name) ? [{ name, x: left + child.x, y: top + child.y }] : [];
  });

/** The textures shown at the middle of a square. */
const shownAt = (square: Square): readonly string[] => {
  const { x, y } = centreOf(deviceGeometry(LOOK.board, LOOK.pixelRatio), square);
  return imagesIn(scene.children.list)
    .filter(image => image.x === x && image.y === y)
    .map(nameOf);
};

const expectPicture = (position: Position): void => {
  for (let index = 0; index < SQUARE_COUNT; index++) {
    const square = index as Square;
    const color = colorAt(position, square);
    expect(shownAt(square)).toEqual(color === undefined ? [] : ['shadow', `disc-${color}`]);
  }
};

const settle = (): void => {
  view.advance(0);
  view.advance(1e6);
};

test('the settled picture shows the position, after every play and every undo', () => {
  for (const position of [...positions, ...[...positions].reverse()]) {
    view.show(position);
    settle();
    expect(view.isIdle).toBe(true);
    expectPicture(position);
  }
});

test('a new position during a flip finishes the flip and continues from there', () => {
  for (const [index, position] of positions.entries()) {
    view.show(position);
    view.advance(index * 10);
    view.advance(index * 10 + 200);
  }
  settle();
  expectPicture(positions.at(-1) as Position);
});

test.each([
  ['turned', 1],
  ['flat', 1],
  ['stone', 2],
] as const)(
  'the edge of a disc in the air is half of each color, as dense as needed: %s',
  (discStyle, pixelRatio) => {
    view.setLook({ ...LOOK, pixelRatio, paint: { ...LOOK.paint, discStyle } });
    settle();
    view.show(positions[1] as Position);
    view.advance(0);
    view.advance(MOTION.landing + MOTION.flip / 2);
    const images = imagesIn(scene.children.list);
    const [face, sheen] = [/^face-/, /^sheen$/].map(name => images.find(image => name.test(nameOf(image))));
    expect([sheen?.x, sheen?.y, sheen?.scale]).toEqual([face?.x, face?.y, face?.scale]);
    const slices = images.map(nameOf).filter(name => name.startsWith('slice-'));
    const { square } = deviceGeometry(LOOK.board, pixelRatio);
    const { disc } = BOARD_KINDS.othello;
    const thickness = DISC.thickness * DISC_FORMS[discStyle].thickness * LOOK.discShare * square * disc;
    const half = Math.min(DISC_LOOK.maxSlices / 2, Math.ceil(thickness / DISC_LOOK.slice / 2));
    const colors = ['black', 'white'].map(color => slices.filter(name => name === `slice-${color}`).length);
    expect(colors).toEqual([half, half]);
  },
);

test('without movement the picture changes at once', () => {
  stretch = 0;
  view.show(positions[5] as Position);
  expectPicture(positions[5] as Position);
  expect(view.isIdle).toBe(true);
});

const rootOfBoard = () => scene.children.list.find(child => child instanceof Phaser.GameObjects.Container);
const TURNED = { ...LOOK, board: { ...BOARD, turn: { quarters: 1, isMirrored: false } } } as const;

test('a rotation starts from the old pose, turns the board around its center, and ends at rest', () => {
  settle();
  view.setLook(TURNED);
  view.advance(0);
  expect(rootOfBoard()).toMatchObject({ angle: -90, scaleX: 1, scaleY: 1 });
  view.advance(MOTION.quarterTurn / 2);
  expect(rootOfBoard()).toMatchObject({ angle: expect.closeTo(-45) });
  const { x, y } = deviceGeometry(TURNED.board, LOOK.pixelRatio);
  settle();
  expect(rootOfBoard()).toMatchObject({ angle: 0, scaleX: 1, scaleY: 1, x, y });
  expect(view.isIdle).toBe(true);
});

test('resizing the page, or switching motion off, ends a rotation at once', () => {
  settle();
  view.setLook(TURNED);
  view.advance(0);
  view.advance(100);
  view.setLook({ ...TURNED, pixelRatio: 1 });
  view.advance(110);
  expect(rootOfBoard()).toMatchObject({ angle: 0, scaleX: 1 });
  stretch = 0;
  view.setLook(LOOK);
  view.advance(120);
  expect(rootOfBoard()).toMatchObject({ angle: 0, scaleX: 1 });
});

test('a change of look during a flip keeps the position', () => {
  view.show(positions[1] as Position);
  view.advance(0);
  view.advance(250);
  view.setLook({ ...LOOK, paint: { ...styleOf('walnut'), colors: DEFAULT_COLORS } });
  expect(view.isIdle).toBe(false);
  view.advance(260);
  expectPicture(positions[1] as Position);
});

test('discs grow to a newly chosen size, and have it at once on a board of another size', () => {
  view.show(positions[1] as Position);
  settle();
  view.setLook({ ...LOOK, discShare: 5 / 6 });
  view.advance(0);
  expect(view.isIdle).toBe(false);
  settle();
  const smaller = fitBoard({ x: 0, y: 0, width: 400, height: 400 }, STANDARD_START.shape);
  view.setLook({ ...LOOK, discShare: 5 / 6, board: smaller });
  view.advance(0);
  expect(view.isIdle).toBe(true);
});

test("the loser's discs turn gray, and regain their color after an undo", () => {
  const over = replayed(SHORTEST).positions;
  const position = over.at(-2) as Position;
  view.show(position);
  settle();
  const { black } = position.discs;
  view.showMarks({ ...plainPicture(STANDARD_START), lost: black });
  settle();
  for (const square of black) expect(shownAt(square)).toContain('lost-black');
  view.showMarks(plainPicture(STANDARD_START));
  expectPicture(position);
});

const over = replayed(SHORTEST).positions.at(-1) as Position;
const LOSERS = {
  ...over,
  discs: { black: over.discs.black.without(parseSquare('e6')), white: SquareSet.of(parseSquare('e6')) },
};
const plan = rowsPlan({
  shape: LOSERS.shape,
  discs: LOSERS.discs,
  extra: { black: 0, white: 0 },
  loser: 'white',
  finale: 'win',
  bottom: 'black',
  stretch: 1,
});

/** The discs on the board and their places. */
const discPlaces = (): readonly string[] =>
  discsIn(scene.children.list)
    .map(({ name, x, y }) => `${name} ${x} ${y}`)
    .sort();

const { square } = deviceGeometry(LOOK.board, LOOK.pixelRatio);
const inRows = plan.discs
  .map(({ color, to }) => `disc-${color} ${Math.round(to.x * square)} ${Math.round(to.y * square)}`)
  .sort();

/** Ends the game, so that its discs begin to pour; returns their places before. */
const pour = (): readonly string[] => {
  view.show(LOSERS);
  settle();
  const onSquares = discPlaces();
  view.showMarks({ ...plainPicture(LOSERS), rows: plan });
  view.advance(0);
  return onSquares;
};

test('at the end the discs pour from their squares into rows, and the loser turns gray', () => {
  const onSquares = pour();
  expect(discPlaces()).toEqual(onSquares);
  view.advance(plan.decided);
  expect(discPlaces()).toEqual(inRows);
  view.advance(plan.total);
  expect(view.isIdle).toBe(true);
  expect(imagesIn(scene.children.list).filter(({ texture }) => /lost-white/.test(texture.key))).toHaveLength(
    1,
  );
});

test('with the result the discs are in their rows at once, and a moment later back on their squares', () => {
  const onSquares = pour();
  view.showMarks(plainPicture(LOSERS));
  expect(discPlaces()).toEqual(inRows);
  view.advance(0);
  view.advance(POURING.linger);
  expect(discPlaces()).toEqual(inRows);
  settle();
  expect(discPlaces()).toEqual(onSquares);
});

test('another position ends the pouring at once', () => {
  pour();
  view.advance(plan.decided / 2);
  view.show(STANDARD_START);
  settle();
  expectPicture(STANDARD_START);
});

test('a change of look during the pouring shows the rows at once', () => {
  pour();
  view.setLook({ ...LOOK, paint: { ...styleOf('walnut'), colors: DEFAULT_COLORS } });
  view.advance(10);
  expect(discPlaces()).toEqual(inRows);
});

test('a small disc follows the mouse, farther away on larger squares', () => {
  for (const size of [600, 300]) {
    const board = fitBoard({ x: 0, y: 0, width: size, height: size }, STANDARD_START.shape);
    view.setLook({ ...LOOK, board });
    settle();
    view.ride('black', { x: 200, y: 100 });
    const { x, y, square } = deviceGeometry(board, LOOK.pixelRatio);
    const [disc] = imagesIn(scene.children.list).filter(image => nameOf(image) === 'rider-black');
    const beside = [(disc?.x ?? 0) + x - 400, (disc?.y ?? 0) + y - 200].map(length => length / square);
    expect(beside).toEqual([expect.closeTo(DISC_LOOK.rider.x, 1), expect.closeTo(DISC_LOOK.rider.y, 1)]);
  }
});

test('no texture is leaked', () => {
  const before = scene.textures.getTextureKeys().length;
  for (const discShare of [1 / 2, 3 / 4, 1 / 2, 3 / 4]) {
    view.setLook({ ...LOOK, discShare });
    settle();
  }
  expect(scene.textures.getTextureKeys().length).toBe(before);
});

test('a board that looks different on the next screen cross-fades from its former painting, if there is one', () => {
  const former = view.carried;
  const others = (look: typeof LOOK, carried: typeof former): readonly string[] => {
    const before = scene.children.list.length;
    new BoardView(scene, {
      textures: new BoardTextures(scene.textures),
      look,
      position: STANDARD_START,
      carried,
      stretch: () => 1,
      rayTime: () => 0,
    });
    return imagesIn(scene.children.list.slice(before)).map(({ texture }) => texture.key);
  };
  const walnut = { ...LOOK, paint: styleOf('walnut') };
  expect(others(LOOK, former).filter(key => key === former.painting)).toHaveLength(1);
  expect(others(walnut, former).filter(key => key === former.painting)).toHaveLength(1);
  expect(others(walnut, { ...former, painting: 'gone' })).not.toContain('__MISSING');
});
