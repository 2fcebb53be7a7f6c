const WORDS = 2 ** 32;

/** Spreads the bits of a 32-bit word over all of it. */
const mix = (word: number): number => {
  let bits = Math.imul(word ^ (word >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return (bits ^ (bits >>> 16)) >>> 0;
};

/** A number between 0 and 1, excluding both, that looks random but is always the same for the same arguments. */
export const chance = (seed: number, ...what: readonly number[]): number =>
  (what.reduce((word, part) => mix(word + Math.imul(part + 1, 0x9e3779b9)), mix(seed)) + 0.5) / WORDS;
