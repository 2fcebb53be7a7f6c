import type { EnginePort } from '../../src/engine/engineClient.ts';
import { startWorker } from './startWorker.ts';

const PROGRAM = new URL('./engineWorker.ts', import.meta.url);

/** `src/engine/openWorker.ts` for Node. */
export const openEngineWorker = ({ sharesMemory }: { readonly sharesMemory: boolean }): EnginePort => {
  const worker = startWorker(PROGRAM);
  const port: EnginePort = {
    stopFlag: sharesMemory ? new Int32Array(new SharedArrayBuffer(4)) : undefined,
    post: message => worker.postMessage(message),
    onMessage: () => {},
    onError: () => {},
    terminate: () => void worker.terminate(),
  };
  worker.on('message', message => port.onMessage(message));
  worker.on('error', () => port.onError());
  return port;
};
