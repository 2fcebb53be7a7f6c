import { type BoardEngine, useEngine } from './engine.ts';

export * from './flipsideBoard.ts';

/** The element as a Flipside offers it at `/embed/flipside-board.js`: the engine lies beside it. */
interface EngineModule {
  readonly openEngine: () => BoardEngine;
}

// Not written where it is used: a bundler would look for it.
const ENGINE = 'engine.js';

useEngine(async () => {
  const address = new URL(ENGINE, import.meta.url).href;
  const { openEngine } = (await import(/* @vite-ignore */ address)) as EngineModule;
  return openEngine();
});
