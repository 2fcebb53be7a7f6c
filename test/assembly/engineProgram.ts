import { readFile } from 'node:fs/promises';
import { buildEngine } from '../../tools/buildEngine.ts';
import { fromRoot } from '../../tools/paths.ts';

export const loadEngineProgram = async (): Promise<WebAssembly.Module> => {
  await buildEngine();
  return WebAssembly.compile(await readFile(fromRoot('build', 'engine.wasm')));
};
