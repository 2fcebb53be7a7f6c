import { colorAt } from '../game/board.ts';
import { dropsDiscs, type Position } from '../game/position.ts';
import { columnOf, rowOf, type Square, squareAt } from '../game/square.ts';
import { type Hex, SIMPLE_MARKS } from '../look/colors.ts';
import { shownColors } from '../look/gameColors.ts';
import { DEFAULT_THEME, THEMES } from '../look/themes.ts';

/** An image: three bytes per pixel, row by row. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** The size of the preview that other sites show for a link. */
export const PICTURE_SIZE = { width: 600, height: 315 } as const;
const MARGIN = 16;
const FRAME = 8;
const DISC_SHARE = 0.8;
/** Diameter of the mark on the last disc, relative to the disc. */
const MARK_SHARE = 0.2;
const BACKGROUND: Hex = '#f1ebdf';

type Rgb = readonly [number, number, number];

const rgbOf = (color: Hex): Rgb => {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
};

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly color: Rgb;
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

class Painter implements Pixels {
  readonly width = PICTURE_SIZE.width;
  readonly height = PICTURE_SIZE.height;
  readonly bytes = new Uint8Array(PICTURE_SIZE.width * PICTURE_SIZE.height * 3);

  fill({ left, top, right, bottom }: Area, color: Rgb): void {
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) this.bytes.set(color, (y * this.width + x) * 3);
  }

  /** Draws with antialiasing at the rim. */
  disc({ x, y, radius, color }: Disc): void {
    for (let row = Math.floor(y - radius); row <= y + radius; row++)
      for (let column = Math.floor(x - radius); column <= x + radius; column++) {
        const distance = Math.hypot(column + 0.5 - x, row + 0.5 - y);
        this.#mix((row * this.width + column) * 3, color, Math.min(1, Math.max(0, radius + 0.5 - distance)));
      }
  }

  #mix(at: number, color: Rgb, share: number): void {
    for (const [channel, value] of color.entries()) {
      const below = this.bytes[at + channel] ?? 0;
      this.bytes[at + channel] = Math.round(below + (value - below) * share);
    }
  }
}

/** An image of a board made without a browser: the preview that other sites show for a link to a game. */
export const boardPixels = (position: Position, last?: Square): Pixels => {
  const { frame, line } = THEMES[DEFAULT_THEME];
  const colors = shownColors(THEMES[DEFAULT_THEME].colors, position.rules);
  const { width, height, squares } = position.shape;
  const room = PICTURE_SIZE.height - 2 * MARGIN - 2 * FRAME;
  const side = Math.floor(Math.min(room / height, (PICTURE_SIZE.width - 2 * MARGIN - 2 * FRAME) / width));
  const left = Math.floor((PICTURE_SIZE.width - side * width) / 2);
  const top = Math.floor((PICTURE_SIZE.height - side * height) / 2);
  const painter = new Painter();
  painter.fill(
    { left: 0, top: 0, right: PICTURE_SIZE.width, bottom: PICTURE_SIZE.height },
    rgbOf(BACKGROUND),
  );
  const right = left + side * width;
  const bottom = top + side * height;
  const isDropped = dropsDiscs(position);
  const around = { left: left - FRAME, top: top - FRAME, right: right + FRAME, bottom: bottom + FRAME };
  painter.fill(around, rgbOf(isDropped ? colors.connect4Frame : frame));
  if (!isDropped) painter.fill({ left, top, right: right + 1, bottom: bottom + 1 }, rgbOf(line));
  const middle = (square: Square) => ({
    x: left + (columnOf(square) + 0.5) * side,
    y: top + (rowOf(square) + 0.5) * side,
    radius: (side * DISC_SHARE) / 2,
  });
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const square = squareAt(column, row);
      if (!squares.has(square)) continue;
      const [x, y] = [left + column * side, top + row * side];
      const field = rgbOf((column + row) % 2 === 0 ? colors.lightSquares : colors.darkSquares);
      if (isDropped) painter.disc({ ...middle(square), color: field });
      else painter.fill({ left: x + 1, top: y + 1, right: x + side, bottom: y + side }, field);
      const color = colorAt(position, square);
      if (color !== undefined) painter.disc({ ...middle(square), color: rgbOf(colors[`${color}Discs`]) });
      if (square === last)
        painter.disc({ ...middle(square), radius: (side * MARK_SHARE) / 2, color: rgbOf(SIMPLE_MARKS.last) });
    }
  return painter;
};
