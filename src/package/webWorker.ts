import type { EnginePort } from '../engine/engineClient.ts';
import { engineBehind } from './engine.ts';
import type { Engine } from './engineTypes.ts';
import type { FilesMessage, FromPackageWorker } from './packageMessages.ts';

/** Where each file of the engine is. */
export interface Addresses {
  readonly wasm: string;
  readonly weights: string;
  readonly worker: string;
}

/** A page may start no worker from a script of another origin, but one of its own that imports the foreign one. */
const openWorker = (url: string): Worker => {
  const { origin } = new URL(url);
  if (origin === globalThis.location.origin || origin === 'null') return new Worker(url, { type: 'module' });
  const program = new Blob([`import ${JSON.stringify(url)};`], { type: 'text/javascript' });
  const own = URL.createObjectURL(program);
  const worker = new Worker(own, { type: 'module' });
  const forget = (): void => URL.revokeObjectURL(own);
  worker.addEventListener('message', forget, { once: true });
  worker.addEventListener('error', forget, { once: true });
  return worker;
};

interface Watching {
  readonly files: FilesMessage;
  readonly miss: (address: string) => void;
}

/** A worker of the engine as the client sees it. Searches are stopped by ending the worker. */
const portOf = (worker: Worker, address: string, { files, miss }: Watching): EnginePort => {
  let hasSpoken = false;
  const port: EnginePort = {
    stopFlag: undefined,
    post: message => worker.postMessage(message),
    onMessage: () => {},
    onError: () => {},
    terminate: () => worker.terminate(),
  };
  worker.onmessage = ({ data }: MessageEvent<FromPackageWorker>) => {
    hasSpoken = true;
    if (data.type === 'missing') miss(data.address);
    else port.onMessage(data);
  };
  worker.onerror = () => {
    if (!hasSpoken) miss(address);
    port.onError();
  };
  worker.onmessageerror = () => port.onError();
  worker.postMessage(files);
  return port;
};

/** An engine in a web worker, with its files at these addresses. */
export const engineInPage = ({ wasm, weights, worker }: Addresses): Engine => {
  const files = { type: 'files', wasm, weights } as const;
  let missing: string | undefined;
  const miss = (address: string): void => {
    missing = address;
  };
  const open = (): EnginePort => {
    missing = undefined;
    return portOf(openWorker(worker), worker, { files, miss });
  };
  return engineBehind(open, () => missing);
};
