import { GIFEncoder } from 'gifenc';
import { columnOf, rowOf, type Square } from '../../game/square.ts';
import type { Rect } from '../../look/boardGeometry.ts';
import type { Face, Film } from './film.ts';
import { paletteOf, type RgbaPixels } from './palette.ts';

/** The input of the encoder: only numbers and pixels, so that it can be sent to a worker. */
export interface FilmTask {
  readonly film: Film;
  readonly width: number;
  readonly height: number;
  /** The position of the squares: the corner of the first one, and the side of each. */
  readonly squares: { readonly x: number; readonly y: number; readonly side: number };
  /** For each face of the film, an image of the board with that face on every square. */
  readonly pictures: ReadonlyMap<Face, RgbaPixels>;
}

/** Palette size without the transparent color. */
const MOST_COLORS = 255;
/** GIF disposal method: the frame stays under the next one. */
const KEPT = 1;
/** Offset of a frame's position in its header. */
const PLACE_AT = 9;

type Places = FilmTask['squares'];

const placeOf = ({ x, y, side }: Places, square: Square): Rect => ({
  x: x + columnOf(square) * side,
  y: y + rowOf(square) * side,
  width: side,
  height: side,
});

/** The bounding rectangle of the squares. */
const around = (places: Places, squares: Iterable<Square>): Rect => {
  const all = [...squares].map(square => placeOf(places, square));
  if (all.length === 0) return { x: 0, y: 0, width: 1, height: 1 };
  const [x, y] = [Math.min(...all.map(one => one.x)), Math.min(...all.map(one => one.y))];
  return {
    x,
    y,
    width: Math.max(...all.map(one => one.x)) + places.side - x,
    height: Math.max(...all.map(one => one.y)) + places.side - y,
  };
};

/** An image with indexed colors. */
interface Sheet {
  readonly pixels: Uint8Array;
  readonly width: number;
}

const copySquare = (
  from: Sheet,
  to: Sheet,
  place: Rect,
  shift: { readonly x: number; readonly y: number },
): void => {
  for (let row = 0; row < place.height; row++) {
    const start = (place.y + row) * from.width + place.x;
    const target = (place.y + row - shift.y) * to.width + place.x - shift.x;
    to.pixels.set(from.pixels.subarray(start, start + place.width), target);
  }
};

/**
 * The film as an animated GIF that loops forever. Frames after the first contain only the rectangle that
 * changed, with transparent pixels where nothing changed.
 */
export const encodeFilm = (
  { film, width, height, squares, pictures }: FilmTask,
  onProgress: (done: number) => void = () => {},
): Uint8Array<ArrayBuffer> => {
  const { colors, indexed } = paletteOf([...pictures.values()], MOST_COLORS);
  const sheets = new Map([...pictures].map(([face, pixels]) => [face, { pixels: indexed(pixels), width }]));
  const transparent = colors.length;
  const encoder = GIFEncoder();
  const palette = [...colors, [0, 0, 0] as [number, number, number]];
  for (const [index, { delay, changes }] of film.entries()) {
    const isFirst = index === 0;
    const box = isFirst ? { x: 0, y: 0, width, height } : around(squares, changes.keys());
    const ground = sheets.get('empty')?.pixels;
    const pixels =
      isFirst && ground ? ground.slice() : new Uint8Array(box.width * box.height).fill(transparent);
    const sheet: Sheet = { pixels, width: box.width };
    for (const [square, face] of changes) {
      const from = sheets.get(face);
      if (from !== undefined) copySquare(from, sheet, placeOf(squares, square), box);
    }
    const at = encoder.bytesView().length;
    encoder.writeFrame(pixels, box.width, box.height, {
      delay,
      transparent: !isFirst,
      transparentIndex: isFirst ? 0 : transparent,
      dispose: KEPT,
      ...(isFirst && { palette, repeat: 0 }),
    });
    // The encoder writes every frame at the upper left corner, so its position is patched.
    if (!isFirst) writePlace(encoder.bytesView(), at + PLACE_AT, box);
    onProgress(index + 1);
  }
  encoder.finish();
  return encoder.bytes();
};

const writePlace = (bytes: Uint8Array, at: number, { x, y }: Rect): void => {
  bytes.set([x & 255, x >> 8, y & 255, y >> 8], at);
};
