import { Worker } from 'node:worker_threads';

/** Where tsx is, seen from here: the code that starts a worker would look for it in the folder that the person is in. */
const TSX = import.meta.resolve('tsx/esm/api');

/** A worker and the way to it; who opens it sets `onMessage` and `onError`. */
interface Port<Out, In> {
  post(message: Out): void;
  onMessage: (message: In) => void;
  onError: () => void;
  terminate(): void;
}

/** Starts a worker from TypeScript: Node 20 does not, so the worker loads it by tsx. */
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
