import { fetchBytes } from './fetchBytes.ts';

/** Fetches the evaluation's weights and unpacks them; `undefined` if that cannot be done. */
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
