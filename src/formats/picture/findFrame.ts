import { SQUARE_COUNT, type Square } from '../../game/square.ts';
import { findLines } from './findLines.ts';
import {
  brightness,
  CELLS,
  CENTER,
  CORNER_STEPS,
  DISC,
  type Frame,
  type Pixels,
  RING_STEPS,
  readPicture,
  SAME,
} from './readPicture.ts';

/** Brightness, red, green and blue of all pixels in separate arrays, so that thousands of frames can be tested quickly. */
interface Shades {
  readonly width: number;
  readonly height: number;
  readonly light: Uint8Array;
  readonly colors: readonly [red: Uint8Array, green: Uint8Array, blue: Uint8Array];
}

const shadesOf = ({ width, height, data }: Pixels): Shades => {
  const plane = (valueAt: (at: number) => number): Uint8Array =>
    Uint8Array.from({ length: width * height }, (_, pixel) => valueAt(4 * pixel));
  const channel = (index: number): Uint8Array => plane(at => data[at + index] ?? 0);
  return {
    width,
    height,
    light: plane(at => brightness([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])),
    colors: [channel(0), channel(1), channel(2)],
  };
};

const placeOf = ({ width, height }: Shades, x: number, y: number): number => {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)));
  const row = Math.min(height - 1, Math.max(0, Math.round(y)));
  return row * width + column;
};

/** Every other point of the ring is enough to find the board. */
const FEW_STEPS = RING_STEPS.filter((_, point) => point % 2 === 0);

const forSquares = (): Uint8Array => new Uint8Array(SQUARE_COUNT);
const grounds: Shades['colors'] = [forSquares(), forSquares(), forSquares()];
const lights = forSquares();
const spreads = forSquares();

/** Samples each square into reused arrays, since this runs for up to thousands of frames. */
const look = (shades: Shades, { left, top, side }: Frame): void => {
  const cell = side / CELLS;
  for (let square = 0; square < SQUARE_COUNT; square++) {
    const [x, y] = [left + (square % CELLS) * cell, top + Math.floor(square / CELLS) * cell];
    let [sum, least, most] = [0, 255, 0];
    for (let point = 0; point < FEW_STEPS.length; point++) {
      const [right, down] = FEW_STEPS[point] as (typeof FEW_STEPS)[number];
      const shade = shades.light[placeOf(shades, x + right * cell, y + down * cell)] as number;
      sum += shade;
      if (shade < least) least = shade;
      if (shade > most) most = shade;
    }
    lights[square] = sum / FEW_STEPS.length;
    spreads[square] = most - least;
    let [red, green, blue] = [0, 0, 0];
    for (let corner = 0; corner < CORNER_STEPS.length; corner++) {
      const [right, down] = CORNER_STEPS[corner] as (typeof CORNER_STEPS)[number];
      const at = placeOf(shades, x + right * cell, y + down * cell);
      red += shades.colors[0][at] as number;
      green += shades.colors[1][at] as number;
      blue += shades.colors[2][at] as number;
    }
    grounds[0][square] = red / CORNER_STEPS.length;
    grounds[1][square] = green / CORNER_STEPS.length;
    grounds[2][square] = blue / CORNER_STEPS.length;
  }
};

const counts = new Uint8Array(256);

/** The median over all squares. */
const middleIn = (values: Uint8Array): number => {
  counts.fill(0);
  for (let square = 0; square < SQUARE_COUNT; square++) {
    const value = values[square] as number;
    counts[value] = (counts[value] as number) + 1;
  }
  let [value, seen] = [0, counts[0] as number];
  while (seen <= SQUARE_COUNT / 2) seen += counts[++value] as number;
  return value;
};

/** How much a frame looks like a board: squares of even color with discs on them. */
const likeness = (shades: Shades, frame: Frame): number => {
  look(shades, frame);
  const [reds, greens, blues] = grounds;
  const [red, green, blue] = [middleIn(reds), middleIn(greens), middleIn(blues)];
  const light = brightness([red, green, blue]);
  let worth = 0;
  for (let square = 0; square < SQUARE_COUNT; square++) {
    const isOnGround =
      Math.abs((reds[square] as number) - red) <= SAME.ground &&
      Math.abs((greens[square] as number) - green) <= SAME.ground &&
      Math.abs((blues[square] as number) - blue) <= SAME.ground;
    if (!isOnGround || (spreads[square] as number) > SAME.ring) worth -= 1;
    else if (Math.abs((lights[square] as number) - light) < DISC.least) worth += 1;
    else worth += CENTER.includes(square as Square) ? 6 : 3;
  }
  return worth;
};

/** The tested sides of frames, as shares of the longest possible side, in 20 steps. */
const SHARES = Array.from({ length: 20 }, (_, step) => 1 - step * 0.03);

/** Maximum number of frames tested: about a second for a square picture. */
const MOST_FRAMES = 16_000;
/** Maximum aspect ratio; a narrower picture cannot show a readable board. */
const SLIMMEST = 4;
const LEAST_SIDE = 3 * CELLS;
/** Larger pictures are scaled down first. */
const MOST_PIXELS = 500 * 500;

type Size = Pick<Pixels, 'width' | 'height'>;

const isSearchable = ({ width, height }: Size): boolean => {
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  return shorter >= LEAST_SIDE && longer <= SLIMMEST * shorter && width * height <= MOST_PIXELS;
};

const countIn = (room: number, side: number, step: number): number => Math.floor((room - side) / step) + 1;

const framesOf = ({ width, height }: Size, share: number, coarseness: number): readonly Frame[] => {
  const side = Math.min(width, height) * share;
  const step = (coarseness * side) / CELLS / 4;
  const places = (room: number): readonly number[] =>
    Array.from({ length: countIn(room, side, step) }, (_, index) => index * step);
  return places(height).flatMap(top => places(width).map(left => ({ left, top, side })));
};

/** The frames to test; empty for a picture that cannot show a board. */
export const framesIn = (pixels: Size): readonly Frame[] => {
  if (!isSearchable(pixels)) return [];
  const coarseness = coarsenessFor(pixels);
  return SHARES.flatMap(share => framesOf(pixels, share, coarseness));
};

/** Factor for the step width that keeps the number of frames within the limit. */
const coarsenessFor = ({ width, height }: Size): number => {
  const counts = SHARES.map(share => {
    const side = Math.min(width, height) * share;
    const step = side / CELLS / 4;
    return countIn(width, side, step) * countIn(height, side, step);
  });
  const all = counts.reduce((sum, count) => sum + count, 0);
  return Math.max(1, Math.sqrt(all / MOST_FRAMES));
};

const bestOf = (shades: Shades, frames: readonly Frame[]): Frame | undefined => {
  let best: { readonly frame: Frame; readonly worth: number } | undefined;
  for (const frame of frames) {
    const worth = likeness(shades, frame);
    if (best === undefined || worth > best.worth) best = { frame, worth };
  }
  return best?.frame;
};

/** Slightly shifted frames, to fit the squares exactly. */
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

/** The largest frame in the middle of a picture. */
const wholeOf = ({ width, height }: Pixels): Frame => {
  const side = Math.min(width, height);
  return { left: (width - side) / 2, top: (height - side) / 2, side };
};

/** The frame whose squares look most like a board. */
const frameByColors = (pixels: Pixels): Frame => {
  const shades = shadesOf(pixels);
  const best = bestOf(shades, framesIn(pixels));
  return bestOf(shades, besides(best ?? wholeOf(pixels))) ?? wholeOf(pixels);
};

/** Frames shifted by one square, since the surroundings of a board may look like it. */
const squareBeside = ({ left, top, side }: Frame): readonly Frame[] => {
  const steps = [-1, 0, 1].map(step => (step * side) / CELLS);
  return steps.flatMap(x => steps.map(y => ({ left: left + x, top: top + y, side })));
};

interface Doubted {
  readonly frame: Frame;
  /** Number of doubtful squares; all squares if it cannot be a board. */
  readonly doubts: number;
}

const isLikely = ({ doubts }: Doubted): boolean => doubts < SQUARE_COUNT;

/** The first of the frames with the fewest doubtful squares. */
const leastDoubted = (pixels: Pixels, frames: readonly Frame[]): Doubted =>
  frames
    .map((frame): Doubted => {
      const { isLikely: canBe, unsure } = readPicture(pixels, frame);
      return { frame, doubts: unsure.length + (canBe ? 0 : SQUARE_COUNT) };
    })
    .reduce((best, next) => (next.doubts < best.doubts ? next : best));

/**
 * Finds the board in a small picture, by its lines and by its colors, and uses the result with fewer doubtful squares: on paper
 * or in strong light only the lines are reliable. Slow enough for a worker. Pictures that are too narrow, small or large are not
 * searched.
 */
export const findFrame = (pixels: Pixels): Frame => {
  if (!isSearchable(pixels)) return wholeOf(pixels);
  const found = [findLines(pixels), frameByColors(pixels)];
  let best = leastDoubted(pixels, found);
  for (const near of [besides, squareBeside]) {
    if (isLikely(best)) break;
    const other = leastDoubted(pixels, found.flatMap(near));
    if (isLikely(other)) best = other;
  }
  return best.doubts === 0 || !isLikely(best)
    ? best.frame
    : leastDoubted(pixels, [best.frame, ...besides(best.frame)]).frame;
};
