import { totalmem } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { SearchService } from '../../src/engine/searchService.ts';
import { GIGABYTE } from '../../src/engine/tableSizes.ts';
import { loadEngineProgram, readWeights } from './engineFiles.ts';
import { openHelper } from './workers.ts';

/** `src/engine/worker.ts` for Node, with the same service behind a Node worker. */
const service = new SearchService({
  post: message => parentPort?.postMessage(message),
  load: async threaded => ({ type: 'loaded', program: await loadEngineProgram(threaded) }),
  loadWeights: () => readWeights().catch(() => undefined),
  openHelper,
  memory: totalmem() / GIGABYTE,
});

parentPort?.on('message', message => service.receive(message));
