import type { Hex } from '../colors.ts';

/** Disc materials: turned and lacquered, go stones, glass, wood, enamel in brass, or printed. */
export const DISC_STYLES = ['turned', 'stone', 'glass', 'wood', 'enamel', 'flat'] as const;
export type DiscStyle = (typeof DISC_STYLES)[number];

/** The shape of a disc's body, which determines its edge during a flip. */
export interface DiscForm {
  /** Its thickness, relative to a turned disc. */
  readonly thickness: number;
  /** How much narrower its faces are than its middle: 0 for straight sides. */
  readonly rounding: number;
}

export const DISC_FORMS: Readonly<Record<DiscStyle, DiscForm>> = {
  turned: { thickness: 1, rounding: 0 },
  stone: { thickness: 1.35, rounding: 0.2 },
  glass: { thickness: 1.1, rounding: 0.07 },
  wood: { thickness: 1, rounding: 0.03 },
  enamel: { thickness: 0.8, rounding: 0 },
  flat: { thickness: 0.4, rounding: 0 },
};

/** The metal around enamel: in the light, plain, and in the shade. */
export const BRASS = { lit: '#f7e3ab', plain: '#c49a4a', dim: '#6d4c1b' } as const satisfies Record<
  string,
  Hex
>;
/** The metal around a disc shown as lost. */
export const DULL_BRASS = { lit: '#cfcbc2', plain: '#98938a', dim: '#5d5a55' } as const satisfies Record<
  string,
  Hex
>;

/** Lengths of each style in radii of the disc, for the canvas and for drawings alike. */
export const DISC_PARTS = {
  stone: { light: { x: -0.32, y: -0.38, radius: 0.62 } },
  glass: {
    rim: 0.06,
    inner: 0.9,
    glow: { x: 0.34, y: 0.42, radius: 0.6 },
    glint: { x: -0.4, y: -0.46, width: 0.26, height: 0.13 },
  },
  wood: { lines: 13, groove: 0.84 },
  enamel: { ring: 0.15, inlay: 0.03 },
  flat: { line: 0.045 },
} as const;
