import { readFile } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { gunzipSync } from 'node:zlib';
import type { LoadOutcome } from '../engine/loadFiles.ts';
import { SearchService } from '../engine/searchService.ts';
import { GIGABYTE } from '../engine/tableSizes.ts';
import type { FilesMessage, FromPackageWorker, ToPackageWorker } from './packageMessages.ts';

const post = (message: FromPackageWorker): void => parentPort?.postMessage(message);

const load = async (wasm: string): Promise<LoadOutcome> => {
  try {
    return { type: 'loaded', program: await WebAssembly.compile(await readFile(new URL(wasm))) };
  } catch {
    post({ type: 'missing', address: wasm });
    return { type: 'failed', reason: 'notLoaded' };
  }
};

const loadWeights = async (weights: string): Promise<Uint8Array | undefined> => {
  try {
    return new Uint8Array(gunzipSync(await readFile(new URL(weights))));
  } catch {
    post({ type: 'missing', address: weights });
    return undefined;
  }
};

/** The engine's worker in Node, with one thread. */
const serviceWith = ({ wasm, weights }: FilesMessage): SearchService =>
  new SearchService({
    post,
    load: () => load(wasm),
    loadWeights: () => loadWeights(weights),
    memory: totalmem() / GIGABYTE,
  });

let service: SearchService | undefined;
parentPort?.on('message', (message: ToPackageWorker) => {
  if (message.type === 'files') service = serviceWith(message);
  else service?.receive(message);
});
