import { atOnce, type InParts } from '../../../game/inParts.ts';
import { makeRandom } from '../../../game/random.ts';
import type { Grain } from '../boardLook.ts';
import { type Brush, painted } from './canvas.ts';

const TILE = 256;
const BYTES = 4;
const MIDDLE = 0.5;
const FULL = 255;
/** The fibres of a tile of paper: their number, length in pixels, and turn per pixel. */
const FIBRES = { count: 150, length: 46, bend: 0.07 } as const;

/** The grid points around each pixel of a tile, with `count` points per tile, and the weight of the second one. */
const between = (count: number) => {
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const places = Array.from({ length: TILE }, (_, pixel) => (pixel / TILE) * count);
  return {
    first: Int32Array.from(places, Math.floor),
    second: Int32Array.from(places, place => (Math.floor(place) + 1) % count),
    share: Float64Array.from(places, place => ease(place - Math.floor(place))),
  };
};

/** Smooth noise on a grid of `columns` by `rows` points per tile, which repeats seamlessly; for whole pixels. */
const smoothNoise = (columns: number, rows: number, seed: number): ((x: number, y: number) => number) => {
  const points = Float32Array.from({ length: columns * rows }, makeRandom(seed));
  const [across, down] = [between(columns), between(rows)];
  return (x, y) => {
    const left = across.first[x] ?? 0;
    const right = across.second[x] ?? 0;
    const above = (down.first[y] ?? 0) * columns;
    const below = (down.second[y] ?? 0) * columns;
    const s = across.share[x] ?? 0;
    const t = down.share[y] ?? 0;
    const upper = (points[above + left] ?? 0) * (1 - s) + (points[above + right] ?? 0) * s;
    const lower = (points[below + left] ?? 0) * (1 - s) + (points[below + right] ?? 0) * s;
    return upper * (1 - t) + lower * t;
  };
};

type Noise = (x: number, y: number) => number;

/** Long thin fibres, some lighter and some darker than their surroundings; they wrap around the tile's edges. */
const strewnFibres = (seed: number): Noise => {
  const random = makeRandom(seed);
  const values = new Float32Array(TILE * TILE);
  for (let fibre = 0; fibre < FIBRES.count; fibre++) {
    let [x, y, turn] = [random() * TILE, random() * TILE, random() * 2 * Math.PI];
    const value = (random() > 0.35 ? 1 : -1) * (0.1 + 0.3 * random());
    const bend = (random() - 0.5) * FIBRES.bend;
    for (let step = 0; step < FIBRES.length * (0.4 + random()); step++) {
      values[(Math.floor(y) % TILE) * TILE + (Math.floor(x) % TILE)] = value;
      turn += bend;
      x = (x + Math.cos(turn) + TILE) % TILE;
      y = (y + Math.sin(turn) + TILE) % TILE;
    }
  }
  return (x, y) => values[y * TILE + x] ?? 0;
};

/** From 0 (dark) to 1 (light) for each kind of surface. */
const NOISES: Readonly<Record<Grain['kind'], () => Noise>> = {
  fibre: () => {
    const random = makeRandom(7);
    const cloud = smoothNoise(24, 24, 11);
    return (x, y) => 0.7 * random() + 0.3 * cloud(x, y);
  },
  wood: () => {
    const streak = smoothNoise(3, 96, 3);
    const fine = smoothNoise(8, 256, 5);
    const wide = smoothNoise(2, 14, 9);
    const pore = smoothNoise(20, 256, 13);
    return (x, y) => {
      const deep = pore(x, y) > 0.84 ? -0.22 : 0;
      return 0.4 * streak(x, y) + 0.2 * fine(x, y) + 0.44 * wide(x, y) + deep;
    };
  },
  stone: () => {
    const [large, middle, small] = [smoothNoise(4, 4, 1), smoothNoise(16, 18, 2), smoothNoise(90, 90, 4)];
    const random = makeRandom(21);
    return (x, y) =>
      0.4 * large(x, y) +
      0.25 * middle(x, y) +
      0.2 * small(x, y) +
      (random() > 0.985 ? 0.5 : 0.15 * random());
  },
  vein: () => {
    const [bend, fold, wisp] = [smoothNoise(4, 4, 6), smoothNoise(9, 9, 8), smoothNoise(20, 20, 10)];
    const [cloud, thin] = [smoothNoise(3, 3, 12), smoothNoise(6, 6, 14)];
    /** Bright along wavy lines: `count` lines cross the tile. */
    const line = (along: number, turns: number, sharpness: number): number =>
      (1 - Math.abs(Math.sin(Math.PI * (along + turns)))) ** sharpness;
    return (x, y) => {
      const [u, v] = [x / TILE, y / TILE];
      const warp = 0.75 * bend(x, y) + 0.34 * fold(x, y) + 0.1 * wisp(x, y);
      const wide = line(u + v, warp, 14) * (0.15 + thin(x, y) ** 2);
      const fine = line(3 * u - 2 * v, 1.5 * warp, 34) * thin(y, x) ** 2;
      return MIDDLE + 0.5 * wide + 0.4 * fine + 0.34 * (cloud(x, y) - MIDDLE);
    };
  },
  paper: () => {
    const random = makeRandom(41);
    const [pulp, cloud] = [smoothNoise(70, 70, 16), smoothNoise(9, 9, 18)];
    const fibres = strewnFibres(43);
    return (x, y) =>
      0.5 + 0.2 * (pulp(x, y) - 0.5) + 0.16 * (cloud(x, y) - 0.5) + 0.14 * (random() - 0.5) + fibres(x, y);
  },
  brushed: () => {
    const [streak, wide, dim] = [smoothNoise(2, 256, 20), smoothNoise(1, 64, 22), smoothNoise(5, 256, 24)];
    return (x, y) => 0.5 * streak(x, y) + 0.25 * wide(x, y) + 0.25 * dim(x, y);
  },
};

/** Rows of a tile painted before yielding to the page. */
const BAND = 64;

/**
 * Noise as black and white of varying opacity, so that it darkens and lightens the surface below; yields after each
 * band.
 */
function* paintTile(kind: Grain['kind']): InParts<HTMLCanvasElement> {
  const canvas = painted(TILE, TILE, () => {});
  const brush = canvas.getContext('2d');
  if (brush === null) return canvas;
  const noise = NOISES[kind]();
  const image = brush.createImageData(TILE, TILE);
  const { data } = image;
  for (let row = 0; row < TILE; row++) {
    if (row > 0 && row % BAND === 0) yield;
    for (let x = 0; x < TILE; x++) {
      const value = noise(x, row) - MIDDLE;
      const at = (row * TILE + x) * BYTES;
      const shade = value > 0 ? FULL : 0;
      for (let channel = 0; channel < BYTES - 1; channel++) data[at + channel] = shade;
      data[at + BYTES - 1] = Math.min(FULL, Math.abs(value) * 2 * FULL);
    }
  }
  brush.putImageData(image, 0, 0);
  return canvas;
}

const tiles = new Map<Grain['kind'], HTMLCanvasElement>();

/** Generates this grain's tile ahead of time, in steps: the whole tile would block a slow machine. */
export function* makeGrain({ kind }: Pick<Grain, 'kind'>): InParts<HTMLCanvasElement> {
  const tile = tiles.get(kind) ?? (yield* paintTile(kind));
  tiles.set(kind, tile);
  return tile;
}

/**
 * The direction and origin of grain: `turned` runs from top to bottom. Pieces with different numbers are cut from
 * different places.
 */
export interface Lay {
  readonly pixelRatio: number;
  readonly turned?: boolean;
  readonly piece?: number;
}

/** Offsets on the tile, so that each piece comes from another place. */
const CUT = { x: 149, y: 83 } as const;

const placeOf = (scale: number, { pixelRatio, turned = false, piece = 0 }: Lay): DOMMatrix => {
  const size = scale * pixelRatio;
  const [x, y] = [(piece * CUT.x * size) % (TILE * size), (piece * CUT.y * size) % (TILE * size)];
  return new DOMMatrix(turned ? [0, size, size, 0, x, y] : [size, 0, 0, size, x, y]);
};

/** Lays grain over a path. */
export const layGrain = (brush: Brush, path: Path2D, { kind, strength, scale }: Grain, lay: Lay): void => {
  const pattern = brush.createPattern(atOnce(makeGrain({ kind })), 'repeat');
  if (pattern === null) return;
  pattern.setTransform(placeOf(scale, lay));
  brush.save();
  brush.globalAlpha = strength;
  brush.fillStyle = pattern;
  brush.fill(path);
  brush.restore();
};
