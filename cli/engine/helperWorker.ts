import { parentPort } from 'node:worker_threads';
import { helpEngine } from '../../src/engine/wasm/threads.ts';

/** `src/engine/helperWorker.ts` for Node. */
parentPort?.on('message', task => helpEngine(task, () => parentPort?.postMessage('joined')));
parentPort?.postMessage('here');
