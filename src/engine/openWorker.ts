import type { EnginePort } from './engineClient.ts';
import type { FromWorker, StopFlag } from './messages.ts';
import { sharesMemory } from './sharing.ts';

const ignore = (): void => {};

const makeStopFlag = (): StopFlag | undefined =>
  sharesMemory() ? new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)) : undefined;

/** Starts the engine's worker. Throws if there are no workers. */
export const openWorker = (): EnginePort => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const port: EnginePort = {
    stopFlag: makeStopFlag(),
    post: message => worker.postMessage(message),
    onMessage: ignore,
    onError: ignore,
    terminate: () => worker.terminate(),
  };
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => port.onMessage(data);
  worker.onerror = () => port.onError();
  worker.onmessageerror = () => port.onError();
  return port;
};
