import type { Rect } from '../look/layout.ts';

/** How far away the eye is from a board that turns, in units of text. */
const EYE = '60rem';

/** How small a board becomes half way around, so that its corners stay on the page. */
const HALF_WAY_SCALE = 0.8;

/** Turns the canvas with its board over until it is seen from the side, or back; without time it lies still. */
export const turnOver = ({ style }: HTMLCanvasElement, isOver: boolean, milliseconds: number): void => {
  style.transition = milliseconds > 0 ? `transform ${milliseconds}ms ${isOver ? 'ease-in' : 'ease-out'}` : '';
  style.transform = isOver && milliseconds > 0 ? `perspective(${EYE}) rotateY(90deg)` : '';
};

/** A board that lies on the table turns in its plane; one that stands turns on its foot. */
const TURNS = { lying: 'rotate', standing: `perspective(${EYE}) rotateY` } as const;

interface Turned {
  readonly area: Rect;
  readonly board: Rect;
  readonly manner: keyof typeof TURNS;
}

/** Turns the canvas half around the middle of its board, as friends turn it between them before another game. */
export const turnAround = (
  canvas: HTMLCanvasElement,
  { area, board, manner }: Turned,
  milliseconds: number,
): void => {
  if (milliseconds === 0) return;
  const turn = TURNS[manner];
  const [x, y] = [board.x + board.width / 2 - area.x, board.y + board.height / 2 - area.y];
  const transformOrigin = `${x}px ${y}px`;
  const poses = [`${turn}(-180deg)`, `${turn}(-90deg) scale(${HALF_WAY_SCALE})`, `${turn}(0deg)`];
  const easings = ['ease-in', 'ease-out', 'linear'];
  canvas.animate(
    poses.map((transform, index) => ({ transform, transformOrigin, easing: easings[index] ?? 'linear' })),
    { duration: milliseconds },
  );
};
