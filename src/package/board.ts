import type { FlipsideBoardElement } from '../embed/boardElement.ts';
import { FlipsideBoard as Element } from '../embed/flipsideBoard.ts';

export type { BoardEvents, FlipsideBoardElement } from '../embed/boardElement.ts';
export { type BoardEngine, useEngine } from '../embed/engine.ts';
export type { GivenArrow, GivenMark } from '../embed/pointing.ts';

/** The class of `<flipside-board>`: `import '@flipside/board'` defines the element in a page. */
export const FlipsideBoard = Element as unknown as new () => FlipsideBoardElement;

declare global {
  interface HTMLElementTagNameMap {
    'flipside-board': FlipsideBoardElement;
  }
}
