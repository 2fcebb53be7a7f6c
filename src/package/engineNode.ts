import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { EnginePort } from '../engine/engineClient.ts';
import type { FromWorker } from '../engine/messages.ts';
import { makeStopFlag } from '../engine/sharing.ts';
import { engineBehind } from './engine.ts';
import type { Engine, EngineOptions } from './engineTypes.ts';
import {
  type FilesMessage,
  type FromPackageWorker,
  filesIn,
  missingAfter,
  type Note,
} from './packageMessages.ts';

export * from './engineExports.ts';

/** The messages after which the worker is idle. */
const RESTING: readonly FromWorker['type'][] = ['ready', 'finished', 'unable', 'failed'];

interface Opening {
  readonly address: URL;
  readonly files: FilesMessage;
  readonly note: Note;
}

/** An idle engine does not keep the Node process alive; a search does. */
const openPort = ({ address, files, note }: Opening): EnginePort => {
  const worker = new Worker(address);
  const keep = (isBusy: boolean): void => (isBusy ? worker.ref() : worker.unref());
  let [isBusy, hasSpoken] = [true, false];
  const port: EnginePort = {
    stopFlag: makeStopFlag(),
    post: message => {
      isBusy = true;
      keep(isBusy);
      worker.postMessage(message);
    },
    onMessage: () => {},
    onError: () => {},
    terminate: () => void worker.terminate(),
  };
  worker.on('message', (message: FromPackageWorker) => {
    hasSpoken = true;
    note(missing => missingAfter(message, missing, files));
    if (message.type === 'missing') return;
    if (RESTING.includes(message.type)) isBusy = false;
    port.onMessage(message);
    keep(isBusy);
  });
  worker.on('error', () => {
    if (!hasSpoken) note(() => address.href);
    port.onError();
  });
  worker.postMessage(files);
  return port;
};

/** A path or a `file:` URL. */
const at = (given: string | URL | undefined, name: string): URL => {
  if (given === undefined) return new URL(name, import.meta.url);
  return typeof given === 'string' && !given.startsWith('file:') ? pathToFileURL(given) : new URL(given);
};

/**
 * Starts the engine in a worker thread of Node. Its files are looked up next to this one, unless their
 * addresses are given.
 */
export const openEngine = (options: EngineOptions = {}): Engine => {
  const { wasm, weights, worker } = filesIn(options);
  const files = {
    type: 'files',
    wasm: at(wasm, './engine.wasm').href,
    weights: at(weights, './flipside.weights').href,
  } as const;
  const address = at(worker, './workerNode.js');
  let missing: string | undefined;
  const note: Note = change => {
    missing = change(missing);
  };
  const open = (): EnginePort => openPort({ address, files, note });
  return engineBehind(open, () => missing);
};
