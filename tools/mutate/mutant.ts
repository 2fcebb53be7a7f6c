import type { Plugin } from 'vitest/config';
import { type Mutation, mutated } from './mutations.ts';

/** Environment variable with the mutation that the tests are to run with, as JSON. */
export const MUTANT = 'FLIPSIDE_MUTANT';

/** Gives tests the program with one mutation; the file itself stays as it is. */
export const mutant = (): Plugin[] => {
  const text = process.env[MUTANT];
  if (text === undefined) return [];
  const mutation = JSON.parse(text) as Mutation;
  const isMutated = (id: string): boolean => id.split('?')[0] === mutation.path;
  return [
    {
      name: 'mutant',
      enforce: 'pre',
      // All other files are taken from the cache of the runs without mutations.
      api: { vitest: { experimental: { ignoreFsModuleCache: true } } },
      configureVitest: ({ experimental_defineCacheKeyGenerator: keepUnder }) =>
        keepUnder(({ id }) => (isMutated(id) ? false : undefined)),
      transform: (source, id) => (isMutated(id) ? mutated(source, mutation) : undefined),
    },
  ];
};
