import { Worker } from 'node:worker_threads';

/** Where tsx is, seen from here: the code that starts a worker would look for it in the folder that the person is in. */
const TSX = import.meta.resolve('tsx/esm/api');

/** Starts a worker from TypeScript: Node 20 does not, so the worker loads it by tsx. */
export const startWorker = ({ href }: URL): Worker => {
  const how = JSON.stringify({ parentURL: href, tsconfig: false });
  return new Worker(`import('${TSX}').then(({ tsImport }) => tsImport('${href}', ${how}))`, { eval: true });
};
