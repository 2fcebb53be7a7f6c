/** The header of a weights file, see `assembly/flipside/weights.ts`. */
const MAGIC = 0x57504c46;
const VERSION = 2;
const HEADER_BYTES = 16;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

const checksum = (bytes: Uint8Array): number =>
  bytes.reduce((hash, byte) => Math.imul(hash ^ byte, FNV_PRIME), FNV_OFFSET) >>> 0;

/** Puts the header before the weights. */
export const sealWeights = (weights: Uint8Array): Uint8Array => {
  const file = new Uint8Array(HEADER_BYTES + weights.length);
  file.set(weights, HEADER_BYTES);
  const header = new DataView(file.buffer);
  [MAGIC, VERSION, weights.length, checksum(weights)].forEach((word, index) => {
    header.setUint32(4 * index, word, true);
  });
  return file;
};

/** The weights behind the header. */
export const openWeights = (file: Uint8Array): Uint8Array => file.subarray(HEADER_BYTES);
