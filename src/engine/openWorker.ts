import type { EnginePort } from './engineClient.ts';
import type { FromWorker } from './messages.ts';
import { makeStopFlag, sharesMemory } from './sharing.ts';

const ignore = (): void => {};

/** Starts the engine's worker. Throws if there are no workers. */
export const openWorker = (): EnginePort => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const port: EnginePort = {
    stopFlag: sharesMemory() ? makeStopFlag() : undefined,
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
