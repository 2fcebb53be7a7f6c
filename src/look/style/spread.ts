/** Pseudo-random numbers from 0 to 1 that are the same on every machine: a linear congruential generator (Numerical Recipes). */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
};
