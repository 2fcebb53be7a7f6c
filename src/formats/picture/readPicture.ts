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
  /** Squares whose brightness is between that of a disc and that of the board, or on which something else speaks against it. */
  readonly unsure: readonly Square[];
  /** Whether it can be a game at all: else the frame hardly lies on the board. */
  readonly isLikely: boolean;
}

/** In shares of a square: where a disc is looked at, around what may be marked in its middle, and where the board is. */
const RING = { radius: 0.26, points: 12 } as const;
const CORNER_INSET = 0.15;
/** A line of the board beside its place runs through some of these only. */
const CORNER_INSETS = [0.09, 0.13, 0.18] as const;

/** Of 255: how much darker or brighter than the board a disc is, and within which of that nobody is sure. */
export const DISC = { least: 34, sure: 52 } as const;
/** How much the brightness may change within a disc or an empty square, and that of the board from square to square. */
export const SAME = { ring: 70, ground: 40 } as const;

export const CELLS = 8;
const MIDDLE = (CELLS - 1) / 2;

type Color = readonly [red: number, green: number, blue: number];

const colorAt = ({ width, height, data }: Pixels, x: number, y: number): Color => {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)));
  const row = Math.min(height - 1, Math.max(0, Math.round(y)));
  const at = 4 * (row * width + column);
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
};

export const brightness = ([red, green, blue]: Color): number => 0.3 * red + 0.59 * green + 0.11 * blue;

/** How much the channel that differs most differs. */
const distance = (one: Color, other: Color): number =>
  Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0))));

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

/** Half of the squares on each side, by their places. */
const HALVES = {
  left: (square: Square): boolean => columnOf(square) < CELLS / 2,
  top: (square: Square): boolean => rowOf(square) < CELLS / 2,
} as const;

/**
 * The color of the board at each square, as most squares have it: a few of something else do not change it. Light from one side
 * makes it brighter there, evenly from edge to edge.
 */
const groundsOf = (colors: readonly Color[]): ((square: Square) => Color) => {
  const channel = (index: 0 | 1 | 2): ((square: Square) => number) => {
    const values = colors.map(color => color[index]);
    const middle = middleOf(values);
    const slope = (isInHalf: (square: Square) => boolean): number => {
      const half = (side: boolean): number =>
        middleOf(values.filter((_, square) => isInHalf(square as Square) === side));
      return (half(false) - half(true)) / (CELLS / 2);
    };
    const [across, down] = [slope(HALVES.left), slope(HALVES.top)];
    return square => middle + (columnOf(square) - MIDDLE) * across + (rowOf(square) - MIDDLE) * down;
  };
  const [red, green, blue] = [channel(0), channel(1), channel(2)];
  return square => [red(square), green(square), blue(square)];
};

export const RING_STEPS = Array.from({ length: RING.points }, (_, point) => {
  const angle = (2 * Math.PI * point) / RING.points;
  return [0.5 + RING.radius * Math.cos(angle), 0.5 + RING.radius * Math.sin(angle)] as const;
});
const cornersAt = (inset: number): readonly (readonly [number, number])[] => [
  [inset, inset],
  [1 - inset, inset],
  [inset, 1 - inset],
  [1 - inset, 1 - inset],
];
export const CORNER_STEPS = cornersAt(CORNER_INSET);
const ALL_CORNERS = CORNER_INSETS.flatMap(cornersAt);

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
  const ground = usualOf(ALL_CORNERS.map(at));
  return {
    light: middleOf(ring),
    spread: Math.max(...ring) - Math.min(...ring),
    ground,
  };
};

const SQUARES = Array.from({ length: SQUARE_COUNT }, (_, index) => index as Square);

/** Circles on which the rim of a disc lies; the widest does not touch the lines of the board. */
const CIRCLES = [0.22, 0.26, 0.3, 0.34, 0.38, 0.42] as const;
const RIM = { points: 20, least: 30, none: 18, clear: 45 } as const;

/** How much the color changes from one circle to the next but one, all around a square: by a disc, even one of the board's color. */
const rimAt = (pixels: Pixels, { left, top, side }: Frame, square: Square): number => {
  const cell = side / CELLS;
  const means = CIRCLES.map(radius =>
    meanOf(
      Array.from({ length: RIM.points }, (_, point): Color => {
        const angle = (2 * Math.PI * (point + 0.5)) / RIM.points;
        const [right, down] = [0.5 + radius * Math.cos(angle), 0.5 + radius * Math.sin(angle)];
        return colorAt(pixels, left + (columnOf(square) + right) * cell, top + (rowOf(square) + down) * cell);
      }),
    ),
  );
  return Math.max(...means.slice(2).map((mean, index) => distance(mean, means[index] as Color)));
};

/** The middle of the widest gap between these values, if it is as wide as between a disc and the board. */
const gapIn = (values: readonly number[]): number | undefined => {
  const sorted = values.toSorted((one, other) => one - other);
  const gaps = sorted.slice(1).map((value, index) => ({ from: sorted[index] ?? value, to: value }));
  const widest = gaps.toSorted((one, other) => other.to - other.from - (one.to - one.from))[0];
  return widest !== undefined && widest.to - widest.from >= DISC.least
    ? (widest.from + widest.to) / 2
    : undefined;
};

export const CENTER = [27, 28, 35, 36] as Square[];
const MOST_DOUBTS = 12;
const EDGES: readonly ((square: Square) => boolean)[] = [0, CELLS - 1].flatMap(edge => [
  (square: Square) => columnOf(square) === edge,
  (square: Square) => rowOf(square) === edge,
]);
/** An edge with more squares than this on another ground lies beside the board. */
const MOST_STRANGE = 4;
const areBeside = (one: Square, other: Square): boolean =>
  Math.abs(columnOf(one) - columnOf(other)) <= 1 && Math.abs(rowOf(one) - rowOf(other)) <= 1;

/** What no game has: an empty square in the center, and discs that do not hang together with it. */
const impossible = (discs: SquareSet): readonly Square[] => {
  const reached = new Set(CENTER.filter(square => discs.has(square)));
  for (const square of reached) for (const next of discs) if (areBeside(square, next)) reached.add(next);
  return SQUARES.filter(square => (discs.has(square) ? !reached.has(square) : CENTER.includes(square)));
};

/** Tells discs by their brightness against the board around them, and doubts what else does not go with that. */
export const readPicture = (pixels: Pixels, frame: Frame): PicturedBoard => {
  const all = SQUARES.map(square => ({ square, ...seenAt(pixels, frame, square) }));
  const usual = groundsOf(all.map(one => one.ground));
  const seen = all.map(one => ({ ...one, contrast: one.light - brightness(usual(one.square)) }));
  const told = seen.filter(({ contrast }) => Math.abs(contrast) >= DISC.least);
  // Discs of the board's own color have a rim, and are of the side of which no disc is told otherwise.
  const rims = new Map(
    seen.filter(one => !told.includes(one)).map(one => [one, rimAt(pixels, frame, one.square)] as const),
  );
  const hidden = [...rims.keys()].filter(one => (rims.get(one) ?? 0) >= RIM.least);
  // On paper all discs of one side are outlines: many of them are no sign of a wrong frame where the other squares have nothing like it.
  const areOutlines = [...rims].every(([, rim]) => rim >= RIM.clear || rim <= RIM.none);
  const isOneSide = (['black', 'white'] as const).map(side =>
    told.every(({ contrast }) => contrast < 0 === (side === 'black')),
  );
  // On a board brighter than both sides, or darker, the brighter discs are White's.
  const between = isOneSide.includes(true) ? gapIn(told.map(({ light }) => light)) : undefined;
  const isBlack = (one: (typeof seen)[number]): boolean => {
    if (!told.includes(one)) return isOneSide[0] !== true;
    return between === undefined ? one.contrast < 0 : one.light < between;
  };
  const found =
    told.length > 0 && isOneSide.includes(true) && between === undefined ? [...told, ...hidden] : told;
  const setOf = (cells: typeof seen): SquareSet => SquareSet.of(...cells.map(({ square }) => square));
  const [black, white] = [setOf(found.filter(isBlack)), setOf(found.filter(one => !isBlack(one)))];
  const discs = black.union(white);
  const no = new Set(impossible(discs));
  const doubted = seen.filter(({ square, light, contrast, spread, ground: around }) => {
    if (no.has(square) || spread > SAME.ring || distance(around, usual(square)) > 2 * SAME.ground)
      return true;
    const strength = Math.abs(contrast);
    // In a glare an empty square is bright, and so is the board around it.
    if (strength >= DISC.least && Math.abs(light - brightness(around)) < DISC.least) return true;
    return strength >= DISC.least / 2 && strength < DISC.sure;
  });
  const unsure = [...doubted, ...hidden].map(({ square }) => square);
  // A frame a square beside the board has a row or column of what lies around it.
  const strange = seen.filter(one => distance(one.ground, usual(one.square)) > SAME.ground);
  const isBeside = EDGES.some(
    isOnEdge => strange.filter(({ square }) => isOnEdge(square)).length > MOST_STRANGE,
  );
  // A frame beside the board finds no discs in the center, those of one side alone, or much that is not clear.
  const isLikely =
    !isBeside &&
    (areOutlines ? doubted : unsure).length <= MOST_DOUBTS &&
    CENTER.every(square => discs.has(square)) &&
    (discs.size <= CENTER.length || (black.size > 0 && white.size > 0));
  return { black, white, unsure: [...SquareSet.of(...unsure)], isLikely };
};
