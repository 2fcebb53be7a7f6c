import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import type { LoadOutcome } from '../engine/loadFiles.ts';
import { SearchService } from '../engine/searchService.ts';

const read = (name: string): Promise<Uint8Array<ArrayBuffer>> => readFile(new URL(name, import.meta.url));

const load = async (): Promise<LoadOutcome> => {
  try {
    return { type: 'loaded', program: await WebAssembly.compile(await read('./engine.wasm')) };
  } catch {
    return { type: 'failed', reason: 'notLoaded' };
  }
};

/** `worker.ts` for Node. */
const service = new SearchService({
  post: message => parentPort?.postMessage(message),
  load,
  loadWeights: () =>
    read('./flipside.weights').then(
      packed => new Uint8Array(gunzipSync(packed)),
      () => undefined,
    ),
  openHelper: () => {
    throw new Error('This engine searches alone.');
  },
});

parentPort?.on('message', message => service.receive(message));
