import { loadPacked, loadProgram } from '../engine/loadFiles.ts';
import { SearchService } from '../engine/searchService.ts';
import { memoryOfDevice } from '../engine/tableSizes.ts';
import type { FilesMessage, FromPackageWorker, ToPackageWorker } from './packageMessages.ts';

const post = (message: FromPackageWorker): void => self.postMessage(message);

/** The engine's worker in a browser, with one thread. */
const serviceWith = ({ wasm, weights }: FilesMessage): SearchService =>
  new SearchService({
    post,
    load: async () => {
      const outcome = await loadProgram(wasm);
      if (outcome.type === 'failed' && outcome.reason === 'notLoaded')
        post({ type: 'missing', address: wasm });
      return outcome;
    },
    loadWeights: async () => {
      const found = await loadPacked(weights);
      if (found === undefined) post({ type: 'missing', address: weights });
      return found;
    },
    memory: memoryOfDevice(),
  });

let service: SearchService | undefined;
self.onmessage = ({ data }: MessageEvent<ToPackageWorker>) => {
  if (data.type === 'files') service = serviceWith(data);
  else service?.receive(data);
};
