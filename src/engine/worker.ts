import weightsUrl from '/assets/flipside.weights?url';
import engineUrl from '../../build/engine.wasm?url';
import { loadProgram } from './loadProgram.ts';
import { loadWeights } from './loadWeights.ts';
import type { ToWorker } from './messages.ts';
import { SearchService } from './searchService.ts';

/** The worker's only code of its own: it joins the service to this thread and to the file it loads. */
const service = new SearchService({
  post: message => self.postMessage(message),
  load: () => loadProgram(engineUrl),
  loadWeights: () => loadWeights(weightsUrl),
});

self.onmessage = ({ data }: MessageEvent<ToWorker>) => service.receive(data);
