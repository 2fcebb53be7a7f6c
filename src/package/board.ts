/** `<flipside-board>`: `import '@flipside/board'` defines it. */
export { type BoardEngine, useEngine } from '../embed/engine.ts';
export { FlipsideBoard } from '../embed/flipsideBoard.ts';
