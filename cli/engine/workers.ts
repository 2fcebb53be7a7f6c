import { Worker } from 'node:worker_threads';
import type { EnginePort } from '../../src/engine/engineClient.ts';
import type { HelperPort } from '../../src/engine/helpers.ts';
import type { FromWorker, ToWorker } from '../../src/engine/messages.ts';

/** Resolved from this file, since a worker would look for tsx in the current directory. */
const TSX = import.meta.resolve('tsx/esm/api');
const ENGINE = new URL('./engineWorker.ts', import.meta.url);
const HELPER = new URL('./helperWorker.ts', import.meta.url);

/** A worker and its port; the opener sets `onMessage` and `onError`. */
interface Port<Out, In> {
  post(message: Out): void;
  onMessage: (message: In) => void;
  onError: () => void;
  terminate(): void;
}

/** Starts a TypeScript worker. It loads its program with tsx, since Node 20 cannot run TypeScript. */
export const startWorker = ({ href }: URL, workerData?: unknown): Worker => {
  const how = JSON.stringify({ parentURL: href, tsconfig: false });
  const program = `import('${TSX}').then(({ tsImport }) => tsImport('${href}', ${how}))`;
  return new Worker(program, { eval: true, workerData });
};

/** Starts a worker that receives `Out` and sends `In`. */
const openPort = <Out, In>(program: URL): Port<Out, In> => {
  const worker = startWorker(program);
  const port: Port<Out, In> = {
    post: message => worker.postMessage(message),
    onMessage: () => {},
    onError: () => {},
    terminate: () => void worker.terminate(),
  };
  worker.on('message', message => port.onMessage(message));
  worker.on('error', () => port.onError());
  return port;
};

/** `openHelper` of `src/engine/helpers.ts` for Node. */
export const openHelper = (): HelperPort => openPort(HELPER);

/** `src/engine/openWorker.ts` for Node. */
export const openEngineWorker = ({ sharesMemory }: { readonly sharesMemory: boolean }): EnginePort =>
  Object.assign(openPort<ToWorker, FromWorker>(ENGINE), {
    stopFlag: sharesMemory ? new Int32Array(new SharedArrayBuffer(4)) : undefined,
  });
