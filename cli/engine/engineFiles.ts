import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
// The one import from `tools`: in a checkout the program runs the engine of the sources as they are.
import { buildEngine } from '../../tools/build/buildEngine.ts';

const WEIGHTS = new URL('../../public/assets/flipside.weights', import.meta.url);

/** The compiled engine, or the one for several threads, compiled again if its sources changed. */
export const loadEngineProgram = async (threaded = false): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await readFile(await buildEngine(threaded ? 'threaded' : 'index')));

/** The weights, unpacked for the engine. */
export const readWeights = async (): Promise<Uint8Array> =>
  new Uint8Array(gunzipSync(await readFile(WEIGHTS)));
