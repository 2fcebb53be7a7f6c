import type { FlipsideBoardElement } from '../embed/boardElement.ts';
import { FlipsideBoard as Element } from '../embed/flipsideBoard.ts';

export type { BoardEvents, FlipsideBoardElement } from '../embed/boardElement.ts';
export { type BoardEngine, useEngine } from '../embed/engine.ts';
/** `<flipside-board>`: `import '@flipside/board'` defines it. */
export type { GivenArrow, GivenMark } from '../embed/pointing.ts';

/** The element's class. */
export const FlipsideBoard = Element as unknown as new () => FlipsideBoardElement;

declare global {
  interface HTMLElementTagNameMap {
    'flipside-board': FlipsideBoardElement;
  }
}
