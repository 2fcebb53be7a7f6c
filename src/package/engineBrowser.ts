import type { Engine, EngineOptions } from './engineTypes.ts';
import { filesIn } from './packageMessages.ts';
import { engineInPage } from './webWorker.ts';

export * from './engineExports.ts';

/** Starts the engine in a web worker. Its files are looked up next to this one, unless their addresses are given. */
export const openEngine = (options: EngineOptions = {}): Engine => {
  const { wasm, weights, worker } = filesIn(options);
  const at = (given: string | URL | undefined, beside: () => URL): string =>
    given === undefined ? beside().href : new URL(given, globalThis.location.href).href;
  // Bundlers find the files by these literal expressions.
  return engineInPage({
    wasm: at(wasm, () => new URL('./engine.wasm', import.meta.url)),
    weights: at(weights, () => new URL('./flipside.weights', import.meta.url)),
    worker: at(worker, () => new URL('./worker.js', import.meta.url)),
  });
};
