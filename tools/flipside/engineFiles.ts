import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { buildEngine } from '../buildEngine.ts';
import { fromRoot } from '../paths.ts';

const WEIGHTS = fromRoot('public', 'assets', 'flipside.weights');

/** The compiled engine, compiled anew if its sources changed. */
export const loadEngineProgram = async (): Promise<WebAssembly.Module> => {
  await buildEngine();
  return WebAssembly.compile(await readFile(fromRoot('build', 'engine.wasm')));
};

/** The weights as the engine takes them, unpacked. */
export const readWeights = async (): Promise<Uint8Array> =>
  new Uint8Array(gunzipSync(await readFile(WEIGHTS)));
