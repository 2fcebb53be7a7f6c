import { columnOf, rowOf, SQUARE_COUNT, type Square } from '../../game/square.ts';
import { SquareSet } from '../../game/squareSet.ts';

/** The pixels of a picture as a canvas gives them, four bytes each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

/** Where the eight by eight squares lie, in pixels. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** The discs of a board in a picture. */
export interface PicturedBoard {
  readonly black: SquareSet;
  readonly white: SquareSet;
  /** Squares whose brightness is between that of a disc and that of the board. */
  readonly unsure: readonly Square[];
}

/** In shares of a square: where a disc is looked at, around what may be marked in its middle, and where the board is. */
const RING = { radius: 0.26, points: 12 } as const;
const CORNER_INSET = 0.1;

/** Of 255: how much darker or brighter than the board a disc is, and within which of that nobody is sure. */
const DISC = { least: 34, sure: 52 } as const;
/** How much the brightness may change within a disc or an empty square, and the color of the board from square to square. */
const SAME = { ring: 70, ground: 60 } as const;

const CELLS = 8;

type Color = readonly [red: number, green: number, blue: number];

const colorAt = ({ width, height, data }: Pixels, x: number, y: number): Color => {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)));
  const row = Math.min(height - 1, Math.max(0, Math.round(y)));
  const at = 4 * (row * width + column);
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
};

const brightness = ([red, green, blue]: Color): number => 0.3 * red + 0.59 * green + 0.11 * blue;

const meanOf = (colors: readonly Color[]): Color => {
  const sum = (index: 0 | 1 | 2): number => colors.reduce((all, color) => all + color[index], 0);
  return [sum(0) / colors.length, sum(1) / colors.length, sum(2) / colors.length];
};

const middleOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The color that most of them have about: a few of something else do not change it. */
const usualOf = (colors: readonly Color[]): Color => {
  const middle = (index: 0 | 1 | 2): number => middleOf(colors.map(color => color[index]));
  return [middle(0), middle(1), middle(2)];
};

const differenceOf = (one: Color, other: Color): number =>
  Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0))));

const RING_STEPS = Array.from({ length: RING.points }, (_, point) => {
  const angle = (2 * Math.PI * point) / RING.points;
  return [0.5 + RING.radius * Math.cos(angle), 0.5 + RING.radius * Math.sin(angle)] as const;
});
const CORNER_STEPS = [
  [CORNER_INSET, CORNER_INSET],
  [1 - CORNER_INSET, CORNER_INSET],
  [CORNER_INSET, 1 - CORNER_INSET],
  [1 - CORNER_INSET, 1 - CORNER_INSET],
] as const;

/** What is seen of a square: how bright it is, how even, and the board around it. */
interface Seen {
  readonly light: number;
  readonly spread: number;
  readonly ground: Color;
}

const seenAt = (pixels: Pixels, { left, top, side }: Frame, square: Square): Seen => {
  const cell = side / CELLS;
  const [x, y] = [left + columnOf(square) * cell, top + rowOf(square) * cell];
  const at = ([right, down]: readonly [number, number]): Color =>
    colorAt(pixels, x + right * cell, y + down * cell);
  const ring = RING_STEPS.map(at).map(brightness);
  const ground = meanOf(CORNER_STEPS.map(at));
  return {
    light: middleOf(ring),
    spread: Math.max(...ring) - Math.min(...ring),
    ground,
  };
};

const SQUARES = Array.from({ length: SQUARE_COUNT }, (_, index) => index as Square);

/** Tells discs by their brightness against the board around them. */
export const readPicture = (pixels: Pixels, frame: Frame): PicturedBoard => {
  const all = SQUARES.map(square => ({ square, ...seenAt(pixels, frame, square) }));
  const ground = brightness(usualOf(all.map(one => one.ground)));
  const seen = all.map(({ square, light }) => ({ square, contrast: light - ground }));
  const of = (isWanted: (contrast: number) => boolean): readonly Square[] =>
    seen.filter(({ contrast }) => isWanted(contrast)).map(({ square }) => square);
  return {
    black: SquareSet.of(...of(contrast => contrast <= -DISC.least)),
    white: SquareSet.of(...of(contrast => contrast >= DISC.least)),
    unsure: of(contrast => Math.abs(contrast) >= DISC.least / 2 && Math.abs(contrast) < DISC.sure),
  };
};

/** How much a frame looks like a board: even squares on one ground, and discs among them. */
const likeness = (pixels: Pixels, frame: Frame): number => {
  const seen = SQUARES.map(square => seenAt(pixels, frame, square));
  const ground = usualOf(seen.map(one => one.ground));
  const usual = brightness(ground);
  return seen.reduce((sum, { light, spread, ground: own }) => {
    const isEven = spread <= SAME.ring && differenceOf(own, ground) <= SAME.ground;
    if (!isEven) return sum - 1;
    return sum + (Math.abs(light - usual) >= DISC.least ? 3 : 1);
  }, 0);
};

/** The picture is looked at in this many steps of a side, each of a quarter of a square. */
const SHARES = Array.from({ length: 20 }, (_, step) => 1 - step * 0.03);

const framesOf = ({ width, height }: Pixels, share: number): readonly Frame[] => {
  const side = Math.min(width, height) * share;
  const step = side / CELLS / 4;
  const places = (room: number): readonly number[] =>
    Array.from({ length: Math.floor((room - side) / step) + 1 }, (_, index) => index * step);
  return places(height).flatMap(top => places(width).map(left => ({ left, top, side })));
};

const bestOf = (
  pixels: Pixels,
  frames: readonly Frame[],
): { readonly frame: Frame; readonly worth: number } | undefined => {
  let best: { readonly frame: Frame; readonly worth: number } | undefined;
  for (const frame of frames) {
    const worth = likeness(pixels, frame);
    if (best === undefined || worth > best.worth) best = { frame, worth };
  }
  return best;
};

/** Frames a little beside one, of which the best lies exactly on the squares. */
const besides = ({ left, top, side }: Frame): readonly Frame[] => {
  const step = side / CELLS / 8;
  const near = [-2, -1, 0, 1, 2];
  return near.flatMap(x =>
    near.flatMap(y =>
      near.map(grow => ({
        left: left + x * step - (grow * step) / 2,
        top: top + y * step - (grow * step) / 2,
        side: side + grow * step,
      })),
    ),
  );
};

/** Looks for the board in a small picture. `pause` is awaited between two parts of the work, so that a page stays responsive. */
export const findFrame = async (pixels: Pixels, pause: () => Promise<void>): Promise<Frame> => {
  let best: { readonly frame: Frame; readonly worth: number } | undefined;
  for (const share of SHARES) {
    const found = bestOf(pixels, framesOf(pixels, share));
    if (found !== undefined && (best === undefined || found.worth > best.worth)) best = found;
    await pause();
  }
  const side = Math.min(pixels.width, pixels.height);
  const whole: Frame = { left: (pixels.width - side) / 2, top: (pixels.height - side) / 2, side };
  return bestOf(pixels, besides(best?.frame ?? whole))?.frame ?? whole;
};
