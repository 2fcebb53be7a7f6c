/** How far away the eye is from a board that turns, in units of text. */
const EYE = '60rem';

/** Turns the canvas with its board over until it is seen from the side, or back; without time it lies still. */
export const turnOver = ({ style }: HTMLCanvasElement, isOver: boolean, milliseconds: number): void => {
  style.transition = milliseconds > 0 ? `transform ${milliseconds}ms ${isOver ? 'ease-in' : 'ease-out'}` : '';
  style.transform = isOver && milliseconds > 0 ? `perspective(${EYE}) rotateY(90deg)` : '';
};
