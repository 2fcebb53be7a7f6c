import { Worker } from 'node:worker_threads';

/** Resolved from this file: a worker would look for tsx in the current working directory. */
const TSX = import.meta.resolve('tsx/esm/api');

/** A worker and its port; the opener sets `onMessage` and `onError`. */
interface Port<Out, In> {
  post(message: Out): void;
  onMessage: (message: In) => void;
  onError: () => void;
  terminate(): void;
}

/** Starts a TypeScript worker, which loads its program with tsx since Node 20 cannot run TypeScript. */
const startWorker = ({ href }: URL): Worker => {
  const how = JSON.stringify({ parentURL: href, tsconfig: false });
  return new Worker(`import('${TSX}').then(({ tsImport }) => tsImport('${href}', ${how}))`, { eval: true });
};

/** Starts a worker that takes `Out` and answers `In`. */
export const openPort = <Out, In>(program: URL): Port<Out, In> => {
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
