import type { Rules } from '../game/rules.ts';

import { HOLE } from './boardLines.ts';

/** The frame of Connect Four. Lengths are shares of a square's side unless stated otherwise. */
export const UPRIGHT_LOOK = {
  /** The diameters of a hole and of the disc behind it, as factors of a disc's diameter on a flat board. */
  hole: HOLE,
  disc: 1.15,
  cornerRadius: 0.22,
  /** How far the plate is set back from the foot on each side, and the foot's height, in widths of the frame. */
  inset: 0.14,
  foot: 0.62,
  footRadius: 0.3,
  footLight: 0.1,
  footEdge: 0.26,
  /** The slit above each column where discs are dropped in: its height in widths of the frame. */
  slit: { height: 0.2, strength: 0.5, light: 0.16 },
  /** The sloping edge of a hole: its width, and its dark and bright sides. */
  bevel: { width: 0.05, dark: 0.5, middle: 0.04, light: 0.36 },
  /** The shadow that the frame casts into a hole. */
  depth: { x: 0.05, y: 0.09, from: 0.74, strength: 0.55 },
  /** The wall behind an empty hole: dark in the frame's shadow, lit at the lower right. */
  recess: { dark: 0.4, light: 0.07 },
  light: { lit: 0.16, shade: 0.26, turn: 0.45, reach: 1.2 },
  gloss: 0.5,
  rim: 0.03,
  rimLight: 0.42,
  rimShade: 0.45,
  /** The line around a hole of a flat board. */
  line: 0.03,
  /** A token's raised ring: its radius and width in radii of the disc, its light and its shade. */
  relief: { radius: 0.62, width: 0.09, light: 0.34, shade: 0.4 },
  /** How much darker a lost disc is. */
  quiet: 0.4,
  /** The mark where a disc would land, and the ring on a disc in a row of four, in radii of the disc. */
  landing: { radius: 0.66, width: 0.1, strength: 0.95, fill: 0.12 },
  won: { radius: 0.83, width: 0.11, edge: 0.035 },
  /** A disc held over its column: its opacity, and the height of its center above the frame. */
  held: { alpha: 0.8, above: 0.47 },
  /** A dropped disc is fully visible after 1/`appears` of its way. */
  appears: 14,
  /** Up to this many removed discs are lifted out; more leave through the bottom. */
  mostLifted: 2,
  /** How far the discs of a full column are shaken. */
  shake: 0.06,
  /** The warm glow of a hole that takes no disc: its reach and its strength. */
  refused: { reach: 0.56, strength: 0.75 },
} as const;

/** The kind of board that a game has. */
interface BoardKind {
  /**
   * Whether the board is an upright frame with holes in front of its discs; otherwise it lies flat, with discs on it.
   */
  readonly stands: boolean;
  /** Whether lozenges are inlaid in the squares. */
  readonly inlaid: boolean;
  /** The diameter of a disc, as a factor of that on a flat board. */
  readonly disc: number;
}

const FLAT: BoardKind = { stands: false, inlaid: false, disc: 1 };

export const BOARD_KINDS: Readonly<Record<Rules, BoardKind>> = {
  othello: FLAT,
  reversi: FLAT,
  anti: { ...FLAT, inlaid: true },
  connect4: { stands: true, inlaid: false, disc: UPRIGHT_LOOK.disc },
};
