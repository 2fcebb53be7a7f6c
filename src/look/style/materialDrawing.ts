import { makeRandom } from '../../game/random.ts';
import type { Rect } from '../boardGeometry.ts';
import type { Material } from './materials.ts';

const round = (length: number): number => Math.round(length * 10) / 10;

/** The field of a drawing, with squares `square` wide. */
export interface DrawnField {
  readonly field: Rect;
  readonly square: number;
}

type Random = () => number;

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly random: Random;
}

/** A piece of path for every square, slightly different on each. */
const onCells = ({ field, square }: DrawnField, draw: (cell: Cell) => string): string => {
  const random = makeRandom(31);
  const [columns, rows] = [Math.round(field.width / square), Math.round(field.height / square)];
  return Array.from({ length: columns * rows }, (_, index) =>
    draw({
      x: field.x + (index % columns) * square,
      y: field.y + Math.floor(index / columns) * square,
      side: square,
      random,
    }),
  ).join('');
};

const times = (count: number, draw: () => string): string => Array.from({ length: count }, draw).join('');

interface Ink {
  readonly color: string;
  readonly alpha: number;
  readonly width: number;
}

const strokes = (path: string, { color, alpha, width }: Ink): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-opacity="${alpha}" stroke-width="${round(width)}"/>`;

/** A short line somewhere in the cell, kept inside it. */
const fibre = ({ x, y, side, random }: Cell, length: number): string => {
  const turn = random() * Math.PI;
  const [across, down] = [Math.cos(turn) * length * side, Math.sin(turn) * length * side];
  const [left, top] = [
    x + Math.max(0, -across) + random() * (side - Math.abs(across)),
    y + random() * (side - down),
  ];
  return `M${round(left)} ${round(top)}l${round(across)} ${round(down)}`;
};

/** A line of the grain from side to side of the cell. */
const grainLine = ({ x, y, side, random }: Cell): string => {
  const from = y + (0.06 + 0.88 * random()) * side;
  const [bend, drop] = [(random() - 0.5) * 0.12 * side, (random() - 0.5) * 0.06 * side];
  const end = Math.min(y + side, Math.max(y, from + drop)) - from;
  return `M${round(x)} ${round(from)}q${round(side / 2)} ${round(Math.max(y - from, Math.min(y + side - from, bend)))} ${round(side)} ${round(end)}`;
};

/** A vein that falls through the cell from its upper edge to its lower one, or to its right. */
const vein = ({ x, y, side, random }: Cell): string => {
  const at = (across: number, down: number): string =>
    `${round(x + across * side)} ${round(y + down * side)}`;
  const [from, to] = [random() * 0.7, random() * 0.5];
  const middle = 0.3 + 0.4 * random();
  return `M${at(from, 0)}C${at(middle, 0.2 + 0.2 * random())} ${at(middle - 0.2, 0.6)} ${at(Math.min(1, from + 0.2 + to), 1)}`;
};

type Draw = (drawn: DrawnField) => string;

/** The glaze of a square at its upper left. */
const glaze =
  (share: number, alpha: number): Draw =>
  drawn => {
    const path = onCells(
      drawn,
      ({ x, y, side }) =>
        `M${round(x)} ${round(y)}h${round(side * share)}l${round(-side * share)} ${round(side * share)}z`,
    );
    return `<path d="${path}" fill="#ffffff" fill-opacity="${alpha}"/>`;
  };

const MATERIAL_DRAWINGS: Readonly<Record<Material, Draw>> = {
  felt: drawn => {
    const width = 0.018 * drawn.square;
    const dark = onCells(drawn, cell => times(6, () => fibre(cell, 0.09)));
    const light = onCells(drawn, cell => times(5, () => fibre(cell, 0.08)));
    return (
      strokes(dark, { color: '#000000', alpha: 0.13, width }) +
      strokes(light, { color: '#ffffff', alpha: 0.1, width })
    );
  },
  wood: drawn => {
    const dark = onCells(drawn, cell => times(6, () => grainLine(cell)));
    const light = onCells(drawn, cell => times(3, () => grainLine(cell)));
    return (
      strokes(dark, { color: '#2c1505', alpha: 0.2, width: 0.022 * drawn.square }) +
      strokes(light, { color: '#ffe9c4', alpha: 0.16, width: 0.03 * drawn.square })
    );
  },
  stone: drawn => {
    const grey = onCells(drawn, cell => times(7, () => fibre(cell, 0.035)));
    const cleft = onCells(drawn, cell => (cell.random() > 0.5 ? grainLine(cell) : ''));
    return (
      strokes(grey, { color: '#ffffff', alpha: 0.2, width: 0.03 * drawn.square }) +
      strokes(cleft, { color: '#000000', alpha: 0.14, width: 0.02 * drawn.square })
    );
  },
  marble: drawn => {
    const wide = onCells(drawn, cell => (cell.random() > 0.5 ? vein(cell) : ''));
    const fine = onCells(drawn, cell => vein(cell));
    return (
      strokes(wide, { color: '#ffffff', alpha: 0.14, width: 0.06 * drawn.square }) +
      strokes(fine, { color: '#ffffff', alpha: 0.3, width: 0.014 * drawn.square }) +
      glaze(0.5, 0.04)(drawn)
    );
  },
  porcelain: glaze(0.6, 0.08),
  lacquer: drawn => {
    const { x, y, width, height } = drawn.field;
    const band = `M${round(x + width * 0.08)} ${round(y)}h${round(width * 0.3)}L${round(x)} ${round(y + height * 0.5)}v${round(-height * 0.38)}z`;
    const thin = `M${round(x + width * 0.46)} ${round(y)}h${round(width * 0.05)}L${round(x)} ${round(y + height * 0.66)}v${round(-height * 0.06)}z`;
    return `<path d="${band}${thin}" fill="#ffffff" fill-opacity="0.12"/>`;
  },
  paper: drawn => {
    const width = 0.013 * drawn.square;
    const light = onCells(drawn, cell => times(4, () => fibre(cell, 0.3)));
    const dark = onCells(drawn, cell => times(3, () => fibre(cell, 0.2)));
    return (
      strokes(light, { color: '#ffffff', alpha: 0.3, width }) +
      strokes(dark, { color: '#4a3a22', alpha: 0.2, width })
    );
  },
  metal: drawn => {
    const line = ({ x, y, side, random }: Cell): string =>
      `M${round(x)} ${round(y + random() * side)}h${round(side)}`;
    const light = onCells(drawn, cell => times(8, () => line(cell)));
    const dark = onCells(drawn, cell => times(7, () => line(cell)));
    const width = 0.012 * drawn.square;
    return (
      strokes(light, { color: '#ffffff', alpha: 0.16, width }) +
      strokes(dark, { color: '#000000', alpha: 0.12, width })
    );
  },
  flat: () => '',
};

/** A material's details on the squares of a drawing, as SVG: always the same for boards of the same size. */
export const drawMaterial = (material: Material, drawn: DrawnField): string =>
  MATERIAL_DRAWINGS[material](drawn);
