import type { FailureReason } from './messages.ts';

/** Milliseconds without data after which a download is aborted. The total time is not limited. */
const LONGEST_STANDSTILL = 20_000;

interface Watch {
  /** Resets the timeout. */
  readonly feed: () => void;
  readonly end: () => void;
}

const watchOver = (giveUp: () => void, limit: number): Watch => {
  let timer = setTimeout(giveUp, limit);
  return {
    feed: () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, limit);
    },
    end: () => clearTimeout(timer),
  };
};

const readWhole = async (body: ReadableStream<Uint8Array>, watch: Watch): Promise<ArrayBuffer> => {
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, passed) => {
      watch.feed();
      passed.enqueue(chunk);
    },
  });
  return new Response(body.pipeThrough(counted)).arrayBuffer();
};

/** Fetches a whole file; `undefined` if it is missing, incomplete or stops arriving. */
export const fetchBytes = async (
  url: string,
  limit = LONGEST_STANDSTILL,
  cache: RequestCache = 'default',
): Promise<ArrayBuffer | undefined> => {
  const stop = new AbortController();
  const watch = watchOver(() => stop.abort(), limit);
  try {
    const { ok, body } = await fetch(url, { cache, signal: stop.signal });
    return ok && body !== null ? await readWhole(body, watch) : undefined;
  } catch {
    return undefined;
  } finally {
    watch.end();
  }
};

/**
 * Fetches and reads a file. If it cannot be read, it is fetched once more, bypassing the caches of the
 * browser and the service worker.
 */
export const fetchReadable = async <T>(
  url: string,
  read: (bytes: ArrayBuffer) => Promise<T | undefined> | T | undefined,
  limit?: number,
): Promise<T | undefined> => {
  for (const cache of ['default', 'reload'] as const) {
    const bytes = await fetchBytes(url, limit, cache);
    const value = bytes && (await read(bytes));
    if (bytes === undefined || value !== undefined) return value;
  }
  return undefined;
};

export type LoadOutcome =
  | { readonly type: 'loaded'; readonly program: WebAssembly.Module }
  | { readonly type: 'failed'; readonly reason: FailureReason };

/** A minimal program that needs SIMD, like the engine: `v128.const 0; drop`. */
const VECTORS = Uint8Array.from([
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  ...[0x01, 0x04, 0x01, 0x60, 0x00, 0x00],
  ...[0x03, 0x02, 0x01, 0x00],
  ...[0x0a, 0x17, 0x01, 0x15, 0x00, 0xfd, 0x0c, ...new Array<number>(16).fill(0), 0x1a, 0x0b],
]);

const NO_WEB_ASSEMBLY = { type: 'failed', reason: 'noWebAssembly' } as const;

/** A browser with SIMD that refuses the program was sent a broken file, or an error page. */
const compile = async (bytes: ArrayBuffer): Promise<LoadOutcome | undefined> => {
  try {
    return { type: 'loaded', program: await WebAssembly.compile(bytes) };
  } catch {
    return WebAssembly.validate(VECTORS) ? undefined : NO_WEB_ASSEMBLY;
  }
};

/** Fetches and compiles the engine. A browser that refuses it has no WebAssembly or no SIMD. */
export const loadProgram = async (url: string, limit?: number): Promise<LoadOutcome> => {
  if (typeof WebAssembly === 'undefined') return NO_WEB_ASSEMBLY;
  const outcome = await fetchReadable(url, compile, limit);
  return outcome ?? { type: 'failed', reason: 'notLoaded' };
};

const unpack = async (packed: ArrayBuffer): Promise<Uint8Array | undefined> => {
  try {
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch {
    return undefined;
  }
};

/** Fetches and decompresses a file; `undefined` if that fails. */
export const loadPacked = (url: string, limit?: number): Promise<Uint8Array | undefined> =>
  fetchReadable(url, unpack, limit);
