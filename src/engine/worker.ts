import weightsUrl from '/assets/flipside.weights?url';
import engineUrl from '../../build/engine.wasm?url';
import threadedUrl from '../../build/engineThreads.wasm?url';
import type { FromHelper, HelperPort } from './helpers.ts';
import { loadPacked, loadProgram } from './loadFiles.ts';
import type { ToWorker } from './messages.ts';
import { SearchService } from './searchService.ts';
import { memoryOfDevice } from './tableSizes.ts';
import { trustOwnParts } from './trust.ts';

const ignore = (): void => {};

/** Starts a helper: a worker nested in the engine's worker, which ends with it. */
const openHelper = (): HelperPort => {
  const worker = new Worker(new URL('./helperWorker.ts', import.meta.url), { type: 'module' });
  const port: HelperPort = {
    post: task => worker.postMessage(task),
    onMessage: ignore,
    onError: ignore,
    terminate: () => worker.terminate(),
  };
  worker.onmessage = ({ data }: MessageEvent<FromHelper>) => port.onMessage(data);
  worker.onerror = event => {
    event.preventDefault();
    port.onError();
  };
  worker.onmessageerror = () => port.onError();
  return port;
};

trustOwnParts();

/** Connects the service to this thread and to the files it loads. */
const service = new SearchService({
  post: message => self.postMessage(message),
  load: threaded => loadProgram(threaded ? threadedUrl : engineUrl),
  loadWeights: () => loadPacked(weightsUrl),
  openHelper,
  memory: memoryOfDevice(),
});

self.onmessage = ({ data }: MessageEvent<ToWorker>) => service.receive(data);
