import { fetchBytes } from './fetchBytes.ts';

/** Fetches and unpacks the weights of the evaluation; `undefined` if that fails. */
export const loadWeights = async (url: string, limit?: number): Promise<Uint8Array | undefined> => {
  const packed = await fetchBytes(url, limit);
  if (packed === undefined) return undefined;
  try {
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch {
    return undefined;
  }
};
