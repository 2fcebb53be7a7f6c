import type { EnginePort } from '../engine/engineClient.ts';
import type { FromWorker } from '../engine/messages.ts';

/** Whether a script is from another origin than the page, so that the page may start no worker from it. */
export const isForeign = (url: string): boolean => new URL(url).origin !== globalThis.location.origin;

/** Starts a worker of the page's own that imports the foreign one. */
export const openForeignWorker = (url: string): Worker => {
  const program = new Blob([`import ${JSON.stringify(url)};`], { type: 'text/javascript' });
  const own = URL.createObjectURL(program);
  const worker = new Worker(own, { type: 'module' });
  const forget = (): void => URL.revokeObjectURL(own);
  worker.addEventListener('message', forget, { once: true });
  worker.addEventListener('error', forget, { once: true });
  return worker;
};

/** A worker of the engine as the client sees it. Searches are stopped by ending the worker. */
export const portOf = (worker: Worker): EnginePort => {
  const port: EnginePort = {
    stopFlag: undefined,
    post: message => worker.postMessage(message),
    onMessage: () => {},
    onError: () => {},
    terminate: () => worker.terminate(),
  };
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => port.onMessage(data);
  worker.onerror = () => port.onError();
  worker.onmessageerror = () => port.onError();
  return port;
};
