import { Worker } from 'node:worker_threads';
import type { EnginePort } from '../engine/engineClient.ts';
import type { FromWorker } from '../engine/messages.ts';
import { type Engine, engineBehind } from './engine.ts';

export type { Analysis } from '../engine/analysis.ts';
export type { AnalysisReach, BestMove, Engine } from './engine.ts';
export type { Reach } from './reach.ts';

/** After these the worker waits for the next request. */
const RESTING: readonly FromWorker['type'][] = ['ready', 'finished', 'unable', 'failed'];

/** A program with nothing else to do ends although its engine is still open, but not during a search. */
const openPort = (): EnginePort => {
  const worker = new Worker(new URL('./workerNode.js', import.meta.url));
  const keep = (isBusy: boolean): void => (isBusy ? worker.ref() : worker.unref());
  let isBusy = true;
  const port: EnginePort = {
    stopFlag: undefined,
    post: message => {
      isBusy = true;
      keep(isBusy);
      worker.postMessage(message);
    },
    onMessage: () => {},
    onError: () => {},
    terminate: () => void worker.terminate(),
  };
  worker.on('message', (message: FromWorker) => {
    if (RESTING.includes(message.type)) isBusy = false;
    port.onMessage(message);
    keep(isBusy);
  });
  worker.on('error', () => port.onError());
  return port;
};

/** Starts the engine in a worker of Node. */
export const openEngine = (): Engine => engineBehind(openPort);
