import { halfTurn, type Manner } from '../look/halfTurn.ts';
import type { Rect } from '../look/layout.ts';

interface Turned {
  readonly area: Rect;
  readonly board: Rect;
  readonly manner: Manner;
}

/** Turns the canvas by 180 degrees around the center of its board. */
export const turnAround = (
  canvas: HTMLCanvasElement,
  { area, board, manner }: Turned,
  milliseconds: number,
): void => {
  if (milliseconds === 0) return;
  const [x, y] = [board.x + board.width / 2 - area.x, board.y + board.height / 2 - area.y];
  canvas.animate(halfTurn(manner, `${x}px ${y}px`), { duration: milliseconds });
};
