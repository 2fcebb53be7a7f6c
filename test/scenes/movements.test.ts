// @vitest-environment jsdom
/**
 * Movements of discs and marks as five numbers per moment: the count of visible pictures, their textures, places, sizes
 * and opacities. After an intended change, `FLIPSIDE_PAINTINGS=keep npx vitest run test/scenes/movements` replaces
 * them: look at the boards, and at the changed lines of `movements.tsv`.
 */
import * as Phaser from 'phaser';
import { beforeAll, expect, test } from 'vitest';
import { CONNECT4_SHAPE } from '../../src/game/connect4/position.ts';
import { STANDARD_START } from '../../src/game/othello/position.ts';
import type { Position } from '../../src/game/position.ts';
import { parseSquare } from '../../src/game/square.ts';
import { SquareSet } from '../../src/game/squareSet.ts';
import { fitBoard } from '../../src/look/boardGeometry.ts';
import { rowsPlan } from '../../src/look/ceremony/rows.ts';
import { styleOf } from '../../src/look/style/boardStyle.ts';
import { BoardTextures } from '../../src/scenes/board/views/BoardTextures.ts';
import { BoardView } from '../../src/scenes/board/views/BoardView.ts';
import { type BoardPicture, plainPicture } from '../../src/store/boards/boardPicture.ts';
import { afterColumns } from '../../testkit/game/connect4.ts';
import { positionAfter } from '../../testkit/game/positions.ts';
import { SHORTEST } from '../../testkit/game/specialGames.ts';
import { usualLook } from '../../testkit/scenes/boardLook.ts';
import { fakeCanvas } from './canvas.ts';
import { againstKept, type Summed, weighed } from './keptNumbers.ts';
import { imagesIn, nameOf, startHeadless } from './setup.ts';

beforeAll(fakeCanvas);

/** The sampled moments, in milliseconds. */
const MOMENTS = [0, 60, 110, 170, 260, 350, 700, 1300, 2600, 5200];

interface Cropped extends Phaser.GameObjects.Image {
  readonly _crop: { readonly height?: number };
}

/** The pictures visible at a moment. */
const seenIn = (scene: Phaser.Scene): readonly number[] => {
  const images = imagesIn(scene.children.list);
  const placed = images.map(image => {
    const { tx, ty, a, b } = image.getWorldTransformMatrix();
    const { height: cropped = 0 } = image.isCropped ? (image as Cropped)._crop : {};
    return {
      name: [...nameOf(image)].reduce((sum, letter) => sum + letter.charCodeAt(0), 0),
      place: [tx - image.displayOriginX * a, ty - image.displayOriginY * a],
      size: [a, b, image.scaleY, cropped],
      alpha: image.alpha * (image.parentContainer?.alpha ?? 1),
    };
  });
  return [
    images.length,
    weighed(placed.map(({ name }) => name)),
    weighed(placed.flatMap(({ place }) => place)),
    weighed(placed.flatMap(({ size }) => size)),
    weighed(placed.map(({ alpha }) => alpha)),
  ];
};

const START_FOUR = afterColumns('');
const boardOf = (start: Position) =>
  fitBoard(
    { x: 0, y: 0, width: 500, height: 500 },
    start.rules === 'connect4' ? CONNECT4_SHAPE : start.shape,
  );

const over = positionAfter(SHORTEST, 9);
const shared = {
  ...over,
  discs: { black: over.discs.black.without(parseSquare('e6')), white: SquareSet.of(parseSquare('e6')) },
};
const poured = (finale: 'win' | 'firstWin' = 'win'): BoardPicture => {
  const rows = rowsPlan({
    ...{ shape: shared.shape, discs: shared.discs, extra: { black: 1, white: 2 }, stretch: 1 },
    ...{ loser: 'white', finale, bottom: 'black' },
  });
  return { ...plainPicture(shared), rows };
};
const [e3, d6, f5] = [parseSquare('e3'), parseSquare('d6'), parseSquare('f5')];
const marked: BoardPicture = {
  ...plainPicture(STANDARD_START),
  legal: [{ square: e3, color: 'white' }],
  ...{ hint: d6, good: [f5], attended: e3, ghost: { square: d6, color: 'white' } },
  ...{ lastMoves: [{ square: f5, color: 'black' }], won: [{ square: f5, color: 'black' }] },
};

interface Movement {
  readonly from: Position;
  /** The state shown before the movement. */
  readonly before?: (view: BoardView) => void;
  readonly move: (view: BoardView) => void;
}

const first = positionAfter('e6', 1);
const MOVEMENTS: Readonly<Record<string, Movement>> = {
  'a move': { from: positionAfter('e6f4e3f6g5d6', 6), move: view => view.show(positionAfter(SHORTEST, 7)) },
  'a move of stones': {
    from: STANDARD_START,
    before: view =>
      view.setLook(usualLook(boardOf(first), { paint: { ...styleOf('classic'), discStyle: 'stone' } })),
    move: view => view.show(first),
  },
  'a move back': { from: first, move: view => view.show(STANDARD_START) },
  'a drop': { from: afterColumns('4434'), move: view => view.show(afterColumns('44341')) },
  'a lift': { from: afterColumns('44341'), move: view => view.show(afterColumns('4434')) },
  'a spill': { from: afterColumns('4434551'), move: view => view.show(START_FOUR) },
  'a full column': { from: afterColumns('222222'), move: view => view.refuse(parseSquare('b1'), true) },
  'a refusal': { from: STANDARD_START, move: view => view.refuse(parseSquare('b1'), false) },
  'lost discs': {
    from: first,
    move: view => view.showMarks({ ...plainPicture(first), lost: first.discs.black }),
  },
  marks: { from: STANDARD_START, move: view => view.showMarks(marked) },
  'marks after a move': {
    from: STANDARD_START,
    move: view => {
      view.show(first);
      view.showMarks({ ...marked, position: first });
    },
  },
  pouring: { from: shared, move: view => view.showMarks(poured()) },
  'a first win': { from: shared, move: view => view.showMarks(poured('firstWin')) },
  homecoming: {
    from: shared,
    before: view => view.showMarks(poured()),
    move: view => view.showMarks(plainPicture(shared)),
  },
  'larger discs': {
    from: first,
    move: view => view.setLook(usualLook(boardOf(first), { discShare: 1 / 2 })),
  },
};

test('the movements of discs and marks match their snapshot', async () => {
  const seen: Summed[] = [];
  for (const [name, { from, before, move }] of Object.entries(MOVEMENTS)) {
    const scene = await startHeadless(new Phaser.Scene('board'));
    const view = new BoardView(scene, {
      textures: new BoardTextures(scene.textures),
      look: usualLook(boardOf(from), { rules: from.rules }),
      ...{ position: from, carried: undefined, stretch: () => 1, rayTime: () => 0 },
    });
    before?.(view);
    view.advance(0);
    view.advance(1e6);
    move(view);
    view.advance(0);
    for (const now of MOMENTS) {
      if (view.isIdle) break;
      view.advance(now);
      seen.push([`${name} ${now}`, seenIn(scene)]);
    }
    expect(view.isIdle).toBe(true);
    scene.game.destroy(true);
  }
  expect(againstKept('movements.tsv', seen)).toEqual({ names: seen.map(([name]) => name), changed: [] });
});
