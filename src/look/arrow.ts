import type { Tone } from '../game/tree.ts';
import type { Hex } from './colors.ts';

/** The colors of shapes drawn on a board, by meaning. */
export const DRAWN_COLORS: Readonly<Record<Tone, Hex>> = { look: '#ffd23f', good: '#58e07c', bad: '#ff6b5e' };
export const ARROW_EDGE: Hex = '#101010';
export const ARROW_OPACITY = 0.9;

/** A marked square: distance of its line from the edge, and line width, in shares of the square. */
export const RING = { inset: 0.07, width: 0.09 } as const;

/** In shares of a square: an arrow's distance from the centers of its end squares, its head, and its width. */
const ARROW = { start: 0.18, end: 0.22, head: 0.34, width: 0.13 } as const;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The outline of an arrow between the centers of two squares, as the points of a polygon. */
export const arrowPoints = (start: Spot, end: Spot, unit: number): string => {
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const [dx, dy] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const at = (along: number, aside = 0): string =>
    `${start.x + dx * along - dy * aside},${start.y + dy * along + dx * aside}`;
  const tip = length - ARROW.end * unit;
  const neck = tip - ARROW.head * unit;
  const [half, wing] = [(ARROW.width * unit) / 2, ARROW.head * unit * 0.55];
  return [
    at(ARROW.start * unit, half),
    at(neck, half),
    at(neck, wing),
    at(tip),
    at(neck, -wing),
    at(neck, -half),
    at(ARROW.start * unit, -half),
  ].join(' ');
};
