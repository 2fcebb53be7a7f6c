import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { buildEngine } from '../../tools/build/buildEngine.ts';
import { fromRoot } from '../../tools/paths.ts';

const WEIGHTS = fromRoot('public', 'assets', 'flipside.weights');

/** The compiled engine, or the one for several threads, compiled again if its sources changed. */
export const loadEngineProgram = async (threaded = false): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await readFile(await buildEngine(threaded ? 'threaded' : 'index')));

/** The weights, unpacked for the engine. */
export const readWeights = async (): Promise<Uint8Array> =>
  new Uint8Array(gunzipSync(await readFile(WEIGHTS)));
