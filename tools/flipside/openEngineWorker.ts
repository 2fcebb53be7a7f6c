import { Worker } from 'node:worker_threads';
import type { EnginePort } from '../../src/engine/engineClient.ts';

const PROGRAM = new URL('./engineWorker.ts', import.meta.url).href;
/** Where tsx is, seen from here: the code that starts a worker would look for it in the folder that the person is in. */
const TSX = import.meta.resolve('tsx/esm/api');
const HOW = { parentURL: PROGRAM, tsconfig: false };
/** Node 20 starts no worker from TypeScript, so the worker loads it by tsx. */
const BOOT = `import('${TSX}').then(({ tsImport }) => tsImport('${PROGRAM}', ${JSON.stringify(HOW)}))`;

/** `src/engine/openWorker.ts` for Node. */
export const openEngineWorker = ({ sharesMemory }: { readonly sharesMemory: boolean }): EnginePort => {
  const worker = new Worker(BOOT, { eval: true });
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
