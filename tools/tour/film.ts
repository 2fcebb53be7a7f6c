import { writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { STANDARD_SETUP, startOf } from '../../src/game/games.ts';
import { parseTranscript } from '../../src/game/transcript.ts';
import { fitBoard, rect } from '../../src/look/boardGeometry.ts';
import { styleOf, USUAL_WISHES } from '../../src/look/style/boardStyle.ts';
import { encodeFilm } from '../../src/picture/film/encodeFilm.ts';
import { drawFace, type FilmLook, filmSize, hasFace } from '../../src/picture/film/faces.ts';
import { FACES, type Face, filmOf } from '../../src/picture/film/film.ts';
import { fromRoot } from '../paths.ts';

/** In pixels. */
const WIDTH = 400;
const MOVES = 'f5d6c3d3c4f4f6f3e6e7d7c5';
/** In milliseconds. */
const PACE = { first: 900, move: 500, end: 2000 } as const;

const position = startOf(STANDARD_SETUP);
const look: FilmLook = {
  ...styleOf('walnut'),
  ...USUAL_WISHES,
  position,
  board: fitBoard(rect(0, 0, WIDTH, WIDTH), position.shape),
  lit: true,
};

/** Paints an SVG in the browser; returns the pixels as base64, since arrays of numbers would take minutes to send. */
const paint = async ([svg, width, height]: readonly [string, number, number]): Promise<string> => {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d');
  brush?.drawImage(image, 0, 0, width, height);
  const { data } = brush?.getImageData(0, 0, width, height) ?? { data: [] };
  return btoa(Array.from(data, byte => String.fromCharCode(byte)).join(''));
};

/** Writes the film at the head of README: the first moves of a game, and their flips. */
export const takeFilm = async (browser: Browser): Promise<void> => {
  const page = await browser.newPage();
  const { width, height } = filmSize(look);
  const pictures = new Map<Face, Uint8ClampedArray>();
  for (const face of FACES.filter(face => hasFace(look, face))) {
    const pixels = await page.evaluate(paint, [drawFace(look, face), width, height] as const);
    pictures.set(face, new Uint8ClampedArray(Buffer.from(pixels, 'base64')));
  }
  await page.close();
  const transcript = parseTranscript(MOVES) ?? [];
  const film = filmOf({ setup: STANDARD_SETUP, transcript, from: 0, to: transcript.length, pace: PACE });
  const { field, frame, square } = look.board;
  const squares = { x: field.x - frame.x, y: field.y - frame.y, side: square };
  writeFileSync(fromRoot('docs', 'film.gif'), encodeFilm({ film, width, height, squares, pictures }));
};
