import type { FailureReason } from './messages.ts';

export type LoadOutcome =
  | { readonly type: 'loaded'; readonly program: WebAssembly.Module }
  | { readonly type: 'failed'; readonly reason: FailureReason };

/** The first four bytes of every WebAssembly file. Some servers answer a wrong address with a page. */
const WASM_MAGIC = 0x0061736d;

const isWasm = (bytes: ArrayBuffer): boolean =>
  bytes.byteLength >= 4 && new DataView(bytes).getUint32(0) === WASM_MAGIC;

const fetchBytes = async (url: string): Promise<ArrayBuffer | undefined> => {
  try {
    const response = await fetch(url);
    const bytes = await response.arrayBuffer();
    return response.ok && isWasm(bytes) ? bytes : undefined;
  } catch {
    return undefined;
  }
};

/** Fetches and compiles the engine. A browser that refuses it has no WebAssembly, or none with vectors. */
export const loadProgram = async (url: string): Promise<LoadOutcome> => {
  if (typeof WebAssembly === 'undefined') return { type: 'failed', reason: 'noWebAssembly' };
  const bytes = await fetchBytes(url);
  if (bytes === undefined) return { type: 'failed', reason: 'notLoaded' };
  try {
    return { type: 'loaded', program: await WebAssembly.compile(bytes) };
  } catch {
    return { type: 'failed', reason: 'noWebAssembly' };
  }
};
