import type { Hex } from '../../../../look/colors.ts';
import { lightnessOf } from '../../../../look/shade.ts';
import type { Brush } from '../canvas.ts';

/** A disc's face around the brush's origin. */
export interface Face {
  /** In pixels. */
  readonly radius: number;
  readonly color: Hex;
  /** Whether the disc is shown as lost. */
  readonly isLost: boolean;
}

export interface DiscPainter {
  /** The layer of the face below a pattern. */
  readonly body: (brush: Brush, face: Face) => void;
  /** The layer above a pattern: light, rims. */
  readonly over: (brush: Brush, face: Face) => void;
  /** A slice of the edge: its bright side is on the right. */
  readonly edge: (brush: Brush, face: Face) => CanvasGradient;
}

export const isLight = ({ color }: Pick<Face, 'color'>): boolean => lightnessOf(color) > 0.5;

/** Paints only inside a circle. */
export const withinCircle = (brush: Brush, radius: number, paint: () => void): void => {
  brush.save();
  brush.beginPath();
  brush.arc(0, 0, radius, 0, 2 * Math.PI);
  brush.clip();
  paint();
  brush.restore();
};

export interface Glow {
  /** In radii of the disc. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Radians clockwise. */
  readonly turn?: number;
  /** Opacities of white from the middle outward. */
  readonly alphas: readonly number[];
}

/** A soft ellipse of light. */
export const paintGlow = (
  brush: Brush,
  radius: number,
  { x, y, width, height, turn = 0, alphas }: Glow,
): void => {
  brush.save();
  brush.translate(x * radius, y * radius);
  brush.rotate(turn);
  brush.scale(width * radius, height * radius);
  const gradient = brush.createRadialGradient(0, 0, 0, 0, 0, 1);
  alphas.forEach((alpha, index) => {
    gradient.addColorStop(index / (alphas.length - 1), `rgba(255,255,255,${alpha})`);
  });
  brush.fillStyle = gradient;
  brush.beginPath();
  brush.arc(0, 0, 1, 0, 2 * Math.PI);
  brush.fill();
  brush.restore();
};
