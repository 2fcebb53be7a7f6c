import { expect, test, vi } from 'vitest';
import { colorAt } from '../../src/game/board.ts';
import { boardOf, type Setup, STANDARD_SETUP, startOf } from '../../src/game/games.ts';
import { columnOf, rowOf, type Square } from '../../src/game/square.ts';
import { parseTranscript, readMoves, replayOf, type Transcript } from '../../src/game/transcript.ts';
import { discColors } from '../../src/look/colors.ts';
import { BLACK, mix } from '../../src/look/shade.ts';
import { USUAL_WISHES } from '../../src/look/style/boardStyle.ts';
import { THEMES } from '../../src/look/themes.ts';
import type { FromGifWorker } from '../../src/picture/browser/gifWorker.ts';
import { encodeFilm, type FilmTask } from '../../src/picture/film/encodeFilm.ts';
import { drawFace } from '../../src/picture/film/faces.ts';
import {
  FACES,
  type Face,
  FILM_PACES,
  type Film,
  filmOf,
  flipOf,
  lengthOf,
} from '../../src/picture/film/film.ts';
import { paletteOf } from '../../src/picture/film/palette.ts';
import { drawnGeometry } from '../../src/picture/picture.ts';
import { readGif, shownBy } from '../../testkit/picture/gifReader.ts';

const SIDE = 4;
const CONNECT4: Setup = { ...STANDARD_SETUP, game: 'connect4', shape: boardOf('connect4', undefined) };
const OTHELLO = parseTranscript('f5d6c3d3c4f4c5') ?? [];
const FOUR = readMoves(startOf(CONNECT4), '4455667') ?? [];

/** A distinct color for each face, so that faces can be told apart in the decoded film. */
const colorOf = (face: Face): readonly number[] => [12 * FACES.indexOf(face) + 10, 7, 200];
const hexOf = (face: Face): string =>
  `#${colorOf(face)
    .map(value => value.toString(16).padStart(2, '0'))
    .join('')}`;

const taskOf = (film: Film, { shape }: Setup, top = 0): FilmTask => {
  const [width, height] = [shape.width * SIDE, top + shape.height * SIDE];
  const plain = (face: Face): Uint8Array =>
    Uint8Array.from(Array.from({ length: width * height }, () => [...colorOf(face), 255]).flat());
  return {
    film,
    width,
    height,
    squares: { x: 0, y: top, side: SIDE },
    pictures: new Map(FACES.map(face => [face, plain(face)])),
  };
};

const whole = (setup: Setup, transcript: Transcript): Film =>
  filmOf({ setup, transcript, from: 0, to: transcript.length, pace: FILM_PACES.normal });

test('a worker reports its progress and then returns the file', async () => {
  const told: FromGifWorker[] = [];
  const page = {
    onmessage: (_: { data: FilmTask }) => {},
    postMessage: (one: FromGifWorker) => told.push(one),
  };
  vi.stubGlobal('self', page);
  await import('../../src/picture/browser/gifWorker.ts');
  const film = whole(STANDARD_SETUP, OTHELLO);
  page.onmessage({ data: taskOf(film, STANDARD_SETUP) });
  vi.unstubAllGlobals();
  const done = told.flatMap(one => (one.type === 'progress' ? [one.done] : []));
  expect(done).toEqual(Array.from({ length: Math.floor(film.length / 8) }, (_, index) => 8 * (index + 1)));
  expect(told.at(-1)).toEqual({ type: 'finished', bytes: encodeFilm(taskOf(film, STANDARD_SETUP)) });
});

test.each([
  ['Othello', STANDARD_SETUP, OTHELLO],
  ['Othello with a free pass', { ...STANDARD_SETUP, freePassing: true }, parseTranscript('f5--c3') ?? []],
  ['Connect Four', CONNECT4, FOUR],
] as const)(
  'a film of %s can be decoded, has all frames and ends with the last position',
  (_, setup, moves) => {
    const film = whole(setup, moves);
    const gif = readGif(encodeFilm(taskOf(film, setup)));
    expect(gif.repeats).toBe(true);
    // Viewers slow down shorter frames.
    for (const { delay } of film) expect(delay).toBeGreaterThanOrEqual(20);
    expect(gif.pictures.map(({ delay }) => delay)).toEqual(film.map(({ delay }) => delay));
    for (const { width, height, pixels } of gif.pictures) expect(pixels).toHaveLength(width * height);

    const replayed = replayOf(setup, moves);
    const end = replayed.type === 'legal' ? replayed.positions.at(-1) : undefined;
    const last = shownBy(gif).at(-1) ?? [];
    for (const square of end?.shape.squares ?? []) {
      const seen = last[rowOf(square) * SIDE * gif.width + columnOf(square) * SIDE];
      const color = end && colorAt(end, square);
      const faces: readonly Face[] = color ? [color, `${color}Last`, `${color}Lit`] : ['empty'];
      expect(faces.map(hexOf)).toContain(seen);
    }
  },
);

test.each([0, 300])('frames after the first contain only what changed, below %i lines', top => {
  const task = taskOf(whole(STANDARD_SETUP, OTHELLO), STANDARD_SETUP, top);
  const [first, ...others] = readGif(encodeFilm(task)).pictures;
  expect(first).toMatchObject({ x: 0, y: 0, width: 8 * SIDE, height: top + 8 * SIDE });
  expect(others.every(({ width, height }) => width * height < (8 * SIDE) ** 2)).toBe(true);
  expect(others.every(({ y, height }) => y >= top && y + height <= top + 8 * SIDE)).toBe(true);
});

test('between animations only the last disc is marked', () => {
  const shown = new Map<Square, Face>();
  const marked: Square[] = [];
  for (const { delay, changes } of whole(STANDARD_SETUP, OTHELLO).slice(1)) {
    for (const [square, face] of changes) shown.set(square, face);
    if (delay < FILM_PACES.normal.move) continue;
    const last = [...shown].filter(([, face]) => face.endsWith('Last')).map(([square]) => square);
    expect(last).toHaveLength(1);
    marked.push(...last);
  }
  expect(marked).toEqual(OTHELLO);
});

test('the four winning discs are highlighted at the end', () => {
  const lit = [...(whole(CONNECT4, FOUR).at(-1)?.changes ?? [])].filter(([, face]) => face === 'blackLit');
  expect(lit).toHaveLength(4);
});

test('the film of a part of a game begins with the position before it', () => {
  const film = filmOf({ setup: STANDARD_SETUP, transcript: OTHELLO, from: 3, to: 4, pace: FILM_PACES.fast });
  const replayed = replayOf(STANDARD_SETUP, OTHELLO.slice(0, 3));
  const before = replayed.type === 'legal' ? replayed.positions.at(-1) : undefined;
  const shown = [...(film[0]?.changes ?? [])]
    .filter(([, face]) => face === 'black')
    .map(([square]) => square);
  expect(shown).toEqual([...(before?.discs.black ?? [])]);
  expect(lengthOf(film)).toBeGreaterThanOrEqual(FILM_PACES.fast.first + FILM_PACES.fast.end);
});

test('discs flip in the style of the theme, and their edge shows both colors', () => {
  const { colors } = THEMES.classic;
  const look = { theme: 'classic', colors, ...USUAL_WISHES, position: startOf(STANDARD_SETUP) } as const;
  const board = drawnGeometry(look.position);
  const turns = FACES.filter(face => flipOf(face) !== undefined);
  expect(turns).toHaveLength(10);
  for (const to of ['toBlack3', 'toWhite3'] as const) expect(flipOf(to)?.progress).toBe(0.5);
  const drawings = (['stone', 'enamel'] as const).flatMap(discStyle =>
    turns.map(face => drawFace({ ...look, board, discStyle }, face)),
  );
  expect(new Set(drawings).size).toBe(drawings.length);
  const edges = Object.values(discColors(colors)).map(color => mix(color, BLACK, 0.28));
  for (const ink of edges) expect(drawFace({ ...look, board }, 'toWhite3')).toContain(`fill="${ink}"`);
});

test('frequent colors are kept exactly, rare ones are mapped to the nearest of them', () => {
  const pixels = Uint8Array.from([
    9, 9, 9, 255, 9, 9, 9, 255, 200, 0, 0, 255, 200, 0, 0, 255, 198, 3, 1, 255,
  ]);
  const { colors, indexed } = paletteOf([pixels], 2);
  expect(colors).toHaveLength(2);
  expect(paletteOf([pixels], 9).colors).toHaveLength(3);
  expect([...indexed(pixels)].map(index => colors[index])).toEqual([
    [9, 9, 9],
    [9, 9, 9],
    [200, 0, 0],
    [200, 0, 0],
    [200, 0, 0],
  ]);
});

test('rare shades of a shaded disc are all approximated closely', () => {
  const shades = Array.from({ length: 256 }, (_, grey) => [grey, grey, grey, 255]).flat();
  const ground = Array.from({ length: 2000 }, () => [60, 150, 20, 255]).flat();
  const pixels = Uint8Array.from([...ground, ...shades]);
  const { colors, indexed } = paletteOf([pixels], 24);
  expect(colors.length).toBeLessThanOrEqual(24);
  expect(colors).toContainEqual([60, 150, 20]);
  const errors = [...indexed(pixels)].map((index, at) =>
    Math.abs((colors[index]?.[0] ?? 0) - (pixels[4 * at] ?? 0)),
  );
  expect(Math.max(...errors)).toBeLessThan(16);
});

test('a short film shows shaded discs, unless the theme or pattern rules it out', () => {
  const { colors } = THEMES.classic;
  const position = startOf(STANDARD_SETUP);
  const look = {
    theme: 'classic',
    colors,
    ...USUAL_WISHES,
    position,
    board: drawnGeometry(position),
  } as const;
  const light = 'fill="url(#body)"';
  for (const face of ['black', 'whiteLast'] as const) {
    const lit = drawFace({ ...look, lit: true }, face);
    expect(lit.split(light)).toHaveLength(1 + position.shape.squares.size);
    for (const plain of [look, { ...look, lit: true, patterns: true }])
      expect(drawFace(plain, face)).not.toContain(light);
  }
});
