import weightsUrl from '/assets/flipside.weights?url';
import engineUrl from '../../build/engine.wasm?url';
import threadedUrl from '../../build/engineThreads.wasm?url';
import { loadPacked, loadProgram } from './loadFiles.ts';
import type { ToWorker } from './messages.ts';
import { openHelper } from './openHelper.ts';
import { SearchService } from './searchService.ts';
import { memoryOfDevice } from './tableSizes.ts';
import { trustOwnParts } from './trust.ts';

trustOwnParts();

/** The only code of the worker itself: it connects the service to this thread and to the files it loads. */
const service = new SearchService({
  post: message => self.postMessage(message),
  load: threaded => loadProgram(threaded ? threadedUrl : engineUrl),
  loadWeights: () => loadPacked(weightsUrl),
  openHelper,
  memory: memoryOfDevice(),
});

self.onmessage = ({ data }: MessageEvent<ToWorker>) => service.receive(data);
