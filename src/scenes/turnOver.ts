import { EYE, halfTurn, type Manner } from '../look/halfTurn.ts';
import type { Rect } from '../look/layout.ts';

/** Turns the canvas with its board until it is seen edge-on, or back; without a duration it jumps there. */
export const turnOver = ({ style }: HTMLCanvasElement, isOver: boolean, milliseconds: number): void => {
  style.transition = milliseconds > 0 ? `transform ${milliseconds}ms ${isOver ? 'ease-in' : 'ease-out'}` : '';
  style.transform = isOver && milliseconds > 0 ? `perspective(${EYE}) rotateY(90deg)` : '';
};

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
