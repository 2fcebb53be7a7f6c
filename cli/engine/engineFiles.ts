import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
// The only import from `tools`: a checkout runs the engine compiled from its current sources.
import { buildEngine } from '../../tools/build/buildEngine.ts';

const WEIGHTS = new URL('../../public/assets/flipside.weights', import.meta.url);

/** The compiled engine, single- or multi-threaded, recompiled if its sources have changed. */
export const loadEngineProgram = async (threaded = false): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await readFile(await buildEngine(threaded ? 'threaded' : 'index')));

/** The weights, unpacked for the engine. */
export const readWeights = async (): Promise<Uint8Array> =>
  new Uint8Array(gunzipSync(await readFile(WEIGHTS)));
