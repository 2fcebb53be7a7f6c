import { join } from 'node:path';
import { test } from 'vitest';
import { CONNECT4_START } from '../../src/game/connect4/position.ts';
import { boardOf, STANDARD_SETUP, startOf } from '../../src/game/games.ts';
import { legalMoves, type Position, play } from '../../src/game/position.ts';
import { makeShape, STANDARD_SHAPE } from '../../src/game/shape.ts';
import { type Square, squareAt } from '../../src/game/square.ts';
import { USUAL_WISHES } from '../../src/look/style/boardStyle.ts';
import { DISC_STYLES } from '../../src/look/style/discStyles.ts';
import { MATERIALS } from '../../src/look/style/materials.ts';
import { THEME_NAMES, THEMES } from '../../src/look/themes.ts';
import { drawFace } from '../../src/picture/film/faces.ts';
import { FACES } from '../../src/picture/film/film.ts';
import { drawnGeometry, type PictureContent } from '../../src/picture/picture.ts';
import { boardPixels } from '../../src/picture/pixels.ts';
import { drawPicture } from '../../src/picture/svgFiles.ts';
import { type Drawing, expectKept } from '../../testkit/picture/keptDrawings.ts';

const KEPT = join(import.meta.dirname, 'pictures.tsv');

/** A position after playing the middle one of the legal moves each time, with text on it. */
const contentAfter = (start: Position, plies: number): PictureContent => {
  let position = start;
  let last: Square | undefined;
  const numbers = new Map<Square, number>();
  for (let ply = 1; ply <= plies; ply++) {
    const moves = [...legalMoves(position)];
    const square = moves[Math.floor(moves.length / 2)];
    if (square === undefined) break;
    position = play(position, square) ?? position;
    last = square;
    numbers.set(square, 9 * ply);
  }
  const values = new Map([...legalMoves(position)].map((square, index) => [square, `+${7 * index}`]));
  return { position, numbers, values, last };
};

const BOARDS = {
  othello: contentAfter(startOf(STANDARD_SETUP), 14),
  connect4: contentAfter(CONNECT4_START, 9),
} as const;

const DRAWN = [
  { tone: 'bad', from: squareAt(0, 0) },
  { tone: 'good', from: squareAt(1, 4), to: squareAt(5, 2) },
] as const;

const DRAWINGS: readonly Drawing[] = Object.entries(BOARDS).flatMap(([name, content]) => {
  const { position, last } = content;
  const picture = { content, width: 400, title: name };
  const classic = { theme: 'classic', colors: THEMES.classic.colors, ...USUAL_WISHES } as const;
  const film = { ...classic, board: drawnGeometry(position), position, lit: true };
  return [
    ...[true, false].map(
      coordinates =>
        [
          `${name} printed ${coordinates}`,
          () => drawPicture({ ...picture, paint: 'print', coordinates }),
        ] as const,
    ),
    ...THEME_NAMES.map(theme => {
      const paint = { theme, colors: THEMES[theme].colors, ...USUAL_WISHES };
      return [`${name} ${theme}`, () => drawPicture({ ...picture, paint, coordinates: true })] as const;
    }),
    ...MATERIALS.map(
      material => [`${name} of ${material}`, () => drawFace({ ...film, material }, 'empty')] as const,
    ),
    ...DISC_STYLES.flatMap(discStyle =>
      (['black', 'white', 'toWhite2'] as const).map(
        face => [`${name} ${discStyle} ${face}`, () => drawFace({ ...film, discStyle }, face)] as const,
      ),
    ),
    ...FACES.map(
      face => [`${name} ${face}`, () => drawFace({ ...film, lit: false, caption: 'b3 白' }, face)] as const,
    ),
    [`${name} in pixels`, () => boardPixels(position, last).bytes] as const,
    ...(['print', classic] as const).map(
      (paint, index) =>
        [
          `${name} with drawings ${index}`,
          () =>
            drawPicture({ ...picture, content: { position, last, drawn: DRAWN }, paint, coordinates: true }),
        ] as const,
    ),
  ];
});

const OCTAGON = startOf({ ...STANDARD_SETUP, game: 'octagon', shape: boardOf('octagon', STANDARD_SHAPE) });
const PRINTED = { width: 400, title: 'octagon', paint: 'print', coordinates: true } as const;
const WIDE = startOf({ ...STANDARD_SETUP, shape: makeShape(8, 2) ?? STANDARD_SETUP.shape });

test('every picture matches its kept digest', () =>
  expectKept(KEPT, [
    ...DRAWINGS,
    ['a wide board in pixels', () => boardPixels(WIDE, undefined).bytes],
    ['blocked squares printed', () => drawPicture({ ...PRINTED, content: { position: OCTAGON } })],
  ]));
