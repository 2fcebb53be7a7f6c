import { parentPort } from 'node:worker_threads';
import { SearchService } from '../../src/engine/searchService.ts';
import { loadEngineProgram, readWeights } from './engineFiles.ts';

/** `src/engine/worker.ts` for Node: the same service behind Node's kind of worker. */
const service = new SearchService({
  post: message => parentPort?.postMessage(message),
  load: async () => ({ type: 'loaded', program: await loadEngineProgram() }),
  loadWeights: () => readWeights().catch(() => undefined),
});

parentPort?.on('message', message => service.receive(message));
