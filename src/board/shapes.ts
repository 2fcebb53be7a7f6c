/** Drawings in plain shapes. Lengths are pixels from the center of a square; colors are CSS colors. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export type Form =
  | ({ readonly is: 'circle'; readonly radius: number } & Spot)
  /** `x` and `y` are its upper left corner. */
  | ({ readonly is: 'box'; readonly width: number; readonly height: number; readonly corner: number } & Spot)
  | { readonly is: 'lines'; readonly lines: readonly (readonly Spot[])[]; readonly isClosed: boolean };

/** A color that changes from the center of a square outwards. */
export interface Glow {
  /** The radii between which it changes. */
  readonly from: number;
  readonly to: number;
  readonly stops: readonly (readonly [at: number, color: string])[];
  /** The solid color used in drawings without gradients; nothing is drawn there if left out. */
  readonly plain?: string;
}

export interface Line {
  readonly color: string;
  readonly width: number;
  /** The length of its dashes and of the gaps between them. */
  readonly dash?: number;
}

export interface Shape {
  readonly form: Form;
  readonly fill?: string | Glow;
  readonly line?: Line;
}

/** Shapes clipped to a form, all with the opacity `alpha`. */
export interface Window {
  readonly within: Form;
  readonly alpha: number;
  readonly shapes: readonly Shape[];
}

export type Drawing = readonly (Shape | Window)[];

export const circle = (radius: number, { x, y }: Spot = { x: 0, y: 0 }): Form => ({
  is: 'circle',
  x,
  y,
  radius,
});

/** A square around the center, or around another spot. */
export const box = (half: number, corner = 0): Form => ({
  is: 'box',
  x: -half,
  y: -half,
  width: 2 * half,
  height: 2 * half,
  corner,
});

/** A diamond. */
export const diamond = (radius: number, { x, y }: Spot = { x: 0, y: 0 }): Form => ({
  is: 'lines',
  isClosed: true,
  lines: [
    [
      { x, y: y - radius },
      { x: x + radius, y },
      { x, y: y + radius },
      { x: x - radius, y },
    ],
  ],
});
