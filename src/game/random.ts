/** A generator of pseudo-random numbers from 0 up to 1: mulberry32, by Tommy Ettinger. */
export const makeRandom = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** A whole number from 0 up to, but not including, `limit`. */
export const below = (random: () => number, limit: number): number => Math.floor(random() * limit);

/** One of the items, of which there must be at least one. */
export const pick = <Item>(random: () => number, items: readonly Item[]): Item =>
  items[below(random, items.length)] as Item;

/** The items in a random order. */
export const shuffled = <Item>(random: () => number, items: readonly Item[]): readonly Item[] =>
  items
    .map(item => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);

const WORDS = 2 ** 32;

/** Mixes the bits of a 32-bit word. */
const mix = (word: number): number => {
  let bits = Math.imul(word ^ (word >>> 16), 0x7feb352d);
  bits = Math.imul(bits ^ (bits >>> 15), 0x846ca68b);
  return (bits ^ (bits >>> 16)) >>> 0;
};

/** A pseudo-random number between 0 and 1, both excluded, that depends only on the arguments. */
export const chance = (seed: number, ...what: readonly number[]): number =>
  (what.reduce((word, part) => mix(word + Math.imul(part + 1, 0x9e3779b9)), mix(seed)) + 0.5) / WORDS;
