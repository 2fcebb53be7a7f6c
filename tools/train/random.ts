/** Numbers that look random and are the same for the same seed (xorshift). */
export interface Random {
  below(limit: number): number;
  chance(share: number): boolean;
}

const TWO_TO_32 = 2 ** 32;

export const makeRandom = (seed: number): Random => {
  let state = Math.imul(seed, 0x9e3779b1) | 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / TWO_TO_32;
  };
  return { below: limit => Math.floor(next() * limit), chance: share => next() < share };
};
