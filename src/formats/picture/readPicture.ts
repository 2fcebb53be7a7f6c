import { columnOf, rowOf, SQUARE_COUNT, type Square } from '../../game/square.ts';
import { SquareSet } from '../../game/squareSet.ts';

/** Pixels as in a canvas's `ImageData`, four bytes each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

/** The position of the eight by eight squares, in pixels. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** The discs recognized in a picture. */
export interface PicturedBoard {
  readonly black: SquareSet;
  readonly white: SquareSet;
  /** Squares whose contrast is too low to be certain, or that do not fit for another reason. */
  readonly unsure: readonly Square[];
  /** Whether it can be a game at all; otherwise the frame is probably misplaced. */
  readonly isLikely: boolean;
}

/** In squares: where a disc is sampled, outside a possible mark in its middle, and where the board is sampled. */
const RING = { radius: 0.26, points: 12 } as const;
const CORNER_INSET = 0.15;
/** Several insets, since a misplaced board line crosses only some of them. */
const CORNER_INSETS = [0.09, 0.13, 0.18] as const;

/** Minimum contrast of a disc against the board (0-255), and the contrast below which it is reported as unsure. */
export const DISC = { least: 34, sure: 52 } as const;
/** Maximum variation of brightness within a disc or an empty square, and of the board's brightness between squares. */
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

/** The difference in the channel that differs most. */
const distance = (one: Color, other: Color): number =>
  Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0))));

const meanOf = (colors: readonly Color[]): Color => {
  const sum = (index: 0 | 1 | 2): number => colors.reduce((all, color) => all + color[index], 0);
  return [sum(0) / colors.length, sum(1) / colors.length, sum(2) / colors.length];
};

const middleOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The median color, which a few outliers do not change. */
const usualOf = (colors: readonly Color[]): Color => {
  const middle = (index: 0 | 1 | 2): number => middleOf(colors.map(color => color[index]));
  return [middle(0), middle(1), middle(2)];
};

/** Half of the squares on each side of the board, by their indices. */
const HALVES = {
  left: (square: Square): boolean => columnOf(square) < CELLS / 2,
  top: (square: Square): boolean => rowOf(square) < CELLS / 2,
} as const;

/**
 * The board's color at each square, fitted with medians so that outliers do not change it. Light from one side is a linear
 * gradient.
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

/** Measurements of a square: its brightness, its evenness, and the board around it. */
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

/** Radii of circles around possible disc rims; the widest stays clear of the board's lines. */
const CIRCLES = [0.22, 0.26, 0.3, 0.34, 0.38, 0.42] as const;
const RIM = { points: 20, least: 30, none: 18, clear: 45 } as const;

/** The change of color between every second circle, all around a square: high for a disc, even one of the board's color. */
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
/** An edge with more odd squares than this lies outside the board. */
const MOST_STRANGE = 4;
const areBeside = (one: Square, other: Square): boolean =>
  Math.abs(columnOf(one) - columnOf(other)) <= 1 && Math.abs(rowOf(one) - rowOf(other)) <= 1;

/** Squares that no game can have: empty center squares, and discs not connected to the center. */
const impossible = (discs: SquareSet): readonly Square[] => {
  const reached = new Set(CENTER.filter(square => discs.has(square)));
  for (const square of reached) for (const next of discs) if (areBeside(square, next)) reached.add(next);
  return SQUARES.filter(square => (discs.has(square) ? !reached.has(square) : CENTER.includes(square)));
};

/** Finds discs by contrast with the surrounding board and flags squares that do not fit. */
export const readPicture = (pixels: Pixels, frame: Frame): PicturedBoard => {
  const all = SQUARES.map(square => ({ square, ...seenAt(pixels, frame, square) }));
  const usual = groundsOf(all.map(one => one.ground));
  const seen = all.map(one => ({ ...one, contrast: one.light - brightness(usual(one.square)) }));
  const told = seen.filter(({ contrast }) => Math.abs(contrast) >= DISC.least);
  // Discs of the board's own color are found by their rim, and belong to the side of which no other disc was recognized.
  const rims = new Map(
    seen.filter(one => !told.includes(one)).map(one => [one, rimAt(pixels, frame, one.square)] as const),
  );
  const hidden = [...rims.keys()].filter(one => (rims.get(one) ?? 0) >= RIM.least);
  // On paper all discs of one side are outlines: many of them are fine if the other squares show no trace of a rim.
  const areOutlines = [...rims].every(([, rim]) => rim >= RIM.clear || rim <= RIM.none);
  const isOneSide = (['black', 'white'] as const).map(side =>
    told.every(({ contrast }) => contrast < 0 === (side === 'black')),
  );
  // On a board brighter or darker than both sides, the brighter discs are White's.
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
    // With glare, an empty square is bright, and so is the board around it.
    if (strength >= DISC.least && Math.abs(light - brightness(around)) < DISC.least) return true;
    return strength >= DISC.least / 2 && strength < DISC.sure;
  });
  const unsure = [...doubted, ...hidden].map(({ square }) => square);
  // A frame shifted by a square includes a row or column of the surroundings.
  const strange = seen.filter(one => distance(one.ground, usual(one.square)) > SAME.ground);
  const isBeside = EDGES.some(
    isOnEdge => strange.filter(({ square }) => isOnEdge(square)).length > MOST_STRANGE,
  );
  // A misplaced frame shows: no discs in the center, discs of one side only, or many unclear squares.
  const isLikely =
    !isBeside &&
    (areOutlines ? doubted : unsure).length <= MOST_DOUBTS &&
    CENTER.every(square => discs.has(square)) &&
    (discs.size <= CENTER.length || (black.size > 0 && white.size > 0));
  return { black, white, unsure: [...SquareSet.of(...unsure)], isLikely };
};
