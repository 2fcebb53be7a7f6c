import { type BoardEngine, useEngine } from './engine.ts';

export * from './flipsideBoard.ts';

/** The element as served by Flipside at `/embed/flipside-board.js`: the engine lies next to it. */
interface EngineModule {
  readonly openEngine: () => BoardEngine;
}

// A constant, because a bundler would resolve a literal import.
const ENGINE = 'engine.js';

useEngine(async () => {
  const address = new URL(ENGINE, import.meta.url).href;
  const { openEngine } = (await import(/* @vite-ignore */ address)) as EngineModule;
  return openEngine();
});
