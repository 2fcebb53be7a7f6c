/** Milliseconds without data after which a download is given up. However large and slow, it may otherwise go on. */
const LONGEST_STANDSTILL = 20_000;

interface Watch {
  /** Called when data arrives. */
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

/** Fetches a whole file; `undefined` if there is none, if it is incomplete, or if it stops arriving. */
export const fetchBytes = async (
  url: string,
  limit = LONGEST_STANDSTILL,
): Promise<ArrayBuffer | undefined> => {
  const stop = new AbortController();
  const watch = watchOver(() => stop.abort(), limit);
  try {
    const { ok, body } = await fetch(url, { signal: stop.signal });
    return ok && body !== null ? await readWhole(body, watch) : undefined;
  } catch {
    return undefined;
  } finally {
    watch.end();
  }
};
