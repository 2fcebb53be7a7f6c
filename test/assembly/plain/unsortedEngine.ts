import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main as compile } from 'assemblyscript/asc';
import { WasmEngine } from '../../../src/engine/wasmEngine.ts';
import { ENGINE_FLAGS } from '../../../tools/build/buildEngine.ts';
import { ROOT } from '../../../tools/paths.ts';

const SORTS_AND_REMEMBERS = /(MIN_SORTED_DEPTH: i32 =) \d+/;
const NEVER = '$1 64';

const readUnsorted = (name: string, folder: string): string | null => {
  try {
    const source = readFileSync(join(folder, name), 'utf8');
    return name.endsWith('parameters.ts') ? source.replace(SORTS_AND_REMEMBERS, NEVER) : source;
  } catch {
    return null;
  }
};

/** The engine compiled without its table and move ordering. */
export const compileUnsortedEngine = async (): Promise<WasmEngine> => {
  let bytes = new Uint8Array();
  const { error } = await compile(
    ['assembly/index.ts', '--baseDir', ROOT, '--outFile', 'unsorted.wasm', ...ENGINE_FLAGS],
    {
      readFile: readUnsorted,
      writeFile: (_name, contents) => {
        bytes = Uint8Array.from(contents as Uint8Array);
      },
    },
  );
  if (error !== null) throw error;
  return new WasmEngine(new WebAssembly.Module(bytes), { now: () => 0, shouldStop: () => false });
};
