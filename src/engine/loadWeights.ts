/** Fetches the evaluation's weights and unpacks them; `undefined` if that cannot be done. */
export const loadWeights = async (url: string): Promise<Uint8Array | undefined> => {
  try {
    const { ok, body } = await fetch(url);
    if (!ok || body === null) return undefined;
    const unpacked = new Response(body.pipeThrough(new DecompressionStream('gzip')));
    return new Uint8Array(await unpacked.arrayBuffer());
  } catch {
    return undefined;
  }
};
