import { type Engine, engineBehind } from './engine.ts';
import { isForeign, openForeignWorker, portOf } from './webWorker.ts';

export type { Analysis } from '../engine/analysis.ts';
export type { AnalysisReach, BestMove, Engine } from './engine.ts';
export type { Reach } from './reach.ts';

/** Written out, so that bundlers find the file. */
const openWorker = (): Worker => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });

const openAnyWorker = (): Worker =>
  isForeign(import.meta.url)
    ? openForeignWorker(import.meta.url.replace(/[^/]*$/, 'worker.js'))
    : openWorker();

/** Starts the engine in a web worker. Its files lie beside this one. */
export const openEngine = (): Engine => engineBehind(() => portOf(openAnyWorker()));
