// @vitest-environment jsdom
import { expect, test } from 'vitest';
import {
  boardOf,
  GAMES,
  type GameName,
  hasSize,
  type Setup,
  STANDARD_SETUP,
  startOf,
} from '../../src/game/games.ts';
import { legalMoves, type Position, play } from '../../src/game/position.ts';
import { makeShape } from '../../src/game/shape.ts';
import { makeSquare, type Square, squareAt } from '../../src/game/square.ts';
import { type Move, parseTranscript } from '../../src/game/transcript.ts';
import { TONES } from '../../src/game/tree.ts';
import { DRAWN_COLORS } from '../../src/look/arrow.ts';
import { USUAL_WISHES } from '../../src/look/style/boardStyle.ts';
import { THEME_NAMES, THEMES } from '../../src/look/themes.ts';
import {
  drawnGeometry,
  middleOf,
  type PictureContent,
  type PicturePaint,
} from '../../src/picture/picture.ts';
import { diagramOf, drawPicture } from '../../src/picture/svgFiles.ts';

const CLASSIC: PicturePaint = { theme: 'classic', colors: THEMES.classic.colors, ...USUAL_WISHES };
const PAINTS: readonly PicturePaint[] = ['print', CLASSIC];

const parsed = (svg: string): Element => {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document.documentElement;
};

const drawn = (content: PictureContent, paint: PicturePaint, coordinates = true): Element =>
  parsed(drawPicture({ content, paint, coordinates, width: 400, title: 'A <game> & "more"' }));

const setupOf = (game: GameName, width?: number, height = width): Setup => ({
  ...STANDARD_SETUP,
  game,
  shape: boardOf(game, width === undefined || height === undefined ? undefined : makeShape(width, height), 7),
});

/** A game that alternates between the first and the last legal move. */
const playedThrough = (setup: Setup): Move[] => {
  const moves: Move[] = [];
  let position: Position | undefined = startOf(setup);
  while (position !== undefined) {
    const legal: Square[] = [...legalMoves(position)];
    const move = moves.length % 2 === 0 ? legal[0] : legal.at(-1);
    if (move === undefined) break;
    moves.push(move);
    position = play(position, move);
  }
  return moves;
};

const SETUPS = [
  ...GAMES.map(game => setupOf(game)),
  ...[2, 3, 5, 7].map(side => setupOf('othello', side)).filter(({ game, shape }) => hasSize(game, shape)),
  setupOf('othello', 8, 4),
  setupOf('reversi', 6),
];

const named = ({ game, shape }: Setup): string => `${game} ${shape.width}x${shape.height}`;

test.each(SETUPS.map(setup => [named(setup), setup] as const))(
  'a picture of %s is a well-formed file, in color and for print',
  (_, setup) => {
    const moves = playedThrough(setup);
    for (const paint of PAINTS)
      for (const coordinates of [true, false]) {
        const picture = drawn(diagramOf(setup, moves), paint, coordinates);
        expect(picture.querySelector('title')?.textContent).toBe('A <game> & "more"');
        const box = (picture.getAttribute('viewBox') ?? '').split(' ').map(Number);
        expect(box).toHaveLength(4);
        expect(box.every(Number.isFinite)).toBe(true);
      }
  },
);

/** The square of each move number in the picture. */
const numbersIn = (picture: Element, position: Position): Record<string, string> => {
  const board = drawnGeometry(position);
  const spots = [...position.shape.squares].map(square => ({ square, ...middleOf(board, square) }));
  return Object.fromEntries(
    [...picture.querySelectorAll('text')].flatMap(text => {
      const [x, y] = [Number(text.getAttribute('x')), Number(text.getAttribute('y'))];
      const near = spots.find(spot => Math.abs(spot.x - x) < 1 && Math.abs(spot.y - y) < board.square / 3);
      return near === undefined ? [] : [[text.textContent ?? '', makeSquare(near.square)]];
    }),
  );
};

test.each([...PAINTS])('a diagram has each number on the square of its move', paint => {
  const content = diagramOf(STANDARD_SETUP, parseTranscript('f5d6c3d3c4') ?? []);
  expect(numbersIn(drawn(content, paint), content.position)).toEqual({
    1: 'f5',
    2: 'd6',
    3: 'c3',
    4: 'd3',
    5: 'c4',
  });
});

test('a diagram shows every disc in the color of the side that placed it', () => {
  const { position } = diagramOf(STANDARD_SETUP, parseTranscript('f5d6c3d3c4') ?? []);
  const { black, white } = position.discs;
  expect([...black].map(makeSquare)).toEqual(['c3', 'c4', 'e4', 'd5', 'f5']);
  expect([...white].map(makeSquare)).toEqual(['d3', 'd4', 'e5', 'd6']);
});

test('an illegal transcript is shown up to the illegal move', () => {
  expect(diagramOf(STANDARD_SETUP, parseTranscript('f5a1') ?? []).numbers?.size).toBe(1);
});

test('print uses only black and white', () => {
  for (const setup of SETUPS) {
    const svg = drawPicture({
      content: diagramOf(setup, playedThrough(setup)),
      paint: 'print',
      coordinates: true,
      width: 400,
      title: '',
    });
    expect(new Set(svg.match(/#[0-9a-f]{6}/g))).toEqual(new Set(['#000000', '#ffffff']));
  }
});

test.each([...THEME_NAMES])(
  'in the theme %s the last disc has a mark in its center, unless it has a number',
  theme => {
    const paint = { ...CLASSIC, theme, colors: THEMES[theme].colors };
    const position = startOf(STANDARD_SETUP);
    const [last] = position.discs.black;
    if (last === undefined) throw new Error('no disc');
    const circles = (content: PictureContent): readonly string[] =>
      [...drawn(content, paint).querySelectorAll('circle')].map(circle => circle.outerHTML);
    const plain = circles({ position });
    const [mark, ...others] = circles({ position, last }).filter(circle => !plain.includes(circle));
    const { x, y } = middleOf(drawnGeometry(position), last);
    expect(others).toEqual([]);
    expect(mark).toContain(`cx="${x}" cy="${y}"`);
    const numbers = new Map([[last, 1]]);
    expect(circles({ position, numbers, last })).toEqual(circles({ position, numbers }));
  },
);

test.each([...THEME_NAMES])('in the theme %s values are written on their squares', theme => {
  const { colors } = THEMES[theme];
  const position = startOf(STANDARD_SETUP);
  const values = new Map([[squareAt(2, 3), '+4']]);
  const picture = drawn({ position, values }, { theme, colors, ...USUAL_WISHES });
  expect(numbersIn(picture, position)).toEqual({ '+4': 'c4' });
});

test('without coordinates the visible part has no letters', () => {
  const picture = drawn({ position: startOf(STANDARD_SETUP) }, CLASSIC, false);
  const [, top = 0] = (picture.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const { frame, field } = drawnGeometry(startOf(STANDARD_SETUP));
  expect(top).toBeGreaterThan((field.y - frame.y) * 0.8);
});

test.each(PAINTS)('marks and arrows of a study are in the picture (%#)', paint => {
  const [from, to] = [squareAt(2, 3), squareAt(5, 4)];
  const position = startOf(STANDARD_SETUP);
  const shapes = (marks: PictureContent['drawn']) => {
    const picture = drawn({ position, drawn: marks }, paint, false);
    return ['rect', 'polygon'].map(name => picture.querySelectorAll(name).length);
  };
  const [rects = 0, polygons = 0] = shapes(undefined);
  expect(shapes([{ tone: 'bad', from }])).toEqual([rects + 1, polygons]);
  expect(shapes([{ tone: 'good', from, to }])).toEqual([rects, polygons + 1]);
});

test('in color each mark has the color of its tone, and a bad one is dashed', () => {
  const from = squareAt(2, 3);
  const marks = TONES.map(tone => ({ tone, from }));
  const picture = drawn({ position: startOf(STANDARD_SETUP), drawn: marks }, CLASSIC);
  const rings = [...picture.querySelectorAll('rect[fill="none"]')].slice(-TONES.length);
  expect(rings.map(ring => ring.getAttribute('stroke'))).toEqual(TONES.map(tone => DRAWN_COLORS[tone]));
  expect(rings.map(ring => ring.hasAttribute('stroke-dasharray'))).toEqual(TONES.map(tone => tone === 'bad'));
});
