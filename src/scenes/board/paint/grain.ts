import { randomFrom } from '../../../look/style/spread.ts';
import type { Grain } from '../boardLook.ts';
import { type Brush, painted } from './canvas.ts';

const TILE = 256;
const BYTES = 4;
const MIDDLE = 0.5;
const FULL = 255;
/** The fibres of a tile of paper: how many, how long in pixels, and how far they turn from one pixel to the next. */
const FIBRES = { count: 150, length: 46, bend: 0.07 } as const;

/** Smooth noise that repeats after `columns` by `rows` points over the tile. */
const smoothNoise = (columns: number, rows: number, seed: number): ((x: number, y: number) => number) => {
  const random = randomFrom(seed);
  const points = Float32Array.from({ length: columns * rows }, random);
  const at = (column: number, row: number): number =>
    points[(row % rows) * columns + (column % columns)] ?? 0;
  const ease = (t: number): number => t * t * (3 - 2 * t);
  return (x, y) => {
    const [u, v] = [(x / TILE) * columns, (y / TILE) * rows];
    const [column, row] = [Math.floor(u), Math.floor(v)];
    const [s, t] = [ease(u - column), ease(v - row)];
    const upper = at(column, row) * (1 - s) + at(column + 1, row) * s;
    const lower = at(column, row + 1) * (1 - s) + at(column + 1, row + 1) * s;
    return upper * (1 - t) + lower * t;
  };
};

type Noise = (x: number, y: number) => number;

/** Long thin fibres, some lighter and some darker than what they lie in; they go on at the other side of the tile. */
const strewnFibres = (seed: number): Noise => {
  const random = randomFrom(seed);
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
    const random = randomFrom(7);
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
    const random = randomFrom(21);
    return (x, y) =>
      0.4 * large(x, y) +
      0.25 * middle(x, y) +
      0.2 * small(x, y) +
      (random() > 0.985 ? 0.5 : 0.15 * random());
  },
  vein: () => {
    const [bend, fold, wisp] = [smoothNoise(4, 4, 6), smoothNoise(9, 9, 8), smoothNoise(20, 20, 10)];
    const [cloud, thin] = [smoothNoise(3, 3, 12), smoothNoise(6, 6, 14)];
    /** Bright where a wavy line passes: `count` lines cross the tile. */
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
    const random = randomFrom(41);
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

/** Noise as black and white of varying opacity, so that it darkens and lightens what is below. */
const paintTile = (kind: Grain['kind']): HTMLCanvasElement =>
  painted(TILE, TILE, brush => {
    const noise = NOISES[kind]();
    const image = brush.createImageData(TILE, TILE);
    for (let index = 0; index < TILE * TILE; index++) {
      const value = noise(index % TILE, Math.floor(index / TILE)) - MIDDLE;
      image.data.fill(value > 0 ? FULL : 0, index * BYTES, index * BYTES + BYTES - 1);
      image.data[index * BYTES + BYTES - 1] = Math.min(FULL, Math.abs(value) * 2 * FULL);
    }
    brush.putImageData(image, 0, 0);
  });

const tiles = new Map<Grain['kind'], HTMLCanvasElement>();

const tileOf = (kind: Grain['kind']): HTMLCanvasElement => {
  const tile = tiles.get(kind) ?? paintTile(kind);
  tiles.set(kind, tile);
  return tile;
};

/** How grain lies: `turned` runs from top to bottom. Pieces with different numbers are cut from different places. */
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
  const pattern = brush.createPattern(tileOf(kind), 'repeat');
  if (pattern === null) return;
  pattern.setTransform(placeOf(scale, lay));
  brush.save();
  brush.globalAlpha = strength;
  brush.fillStyle = pattern;
  brush.fill(path);
  brush.restore();
};
