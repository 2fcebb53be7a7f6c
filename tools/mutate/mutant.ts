import type { Plugin } from 'vitest/config';
import { type Mutation, mutated } from './mutations.ts';

/** Environment variable with the mutation for the tests, as JSON. */
export const MUTANT = 'FLIPSIDE_MUTANT';

/** Applies one mutation while the tests load the program; the file itself is not changed. */
export const mutant = (): Plugin[] => {
  const text = process.env[MUTANT];
  if (text === undefined) return [];
  const mutation = JSON.parse(text) as Mutation;
  const isMutated = (id: string): boolean => id.split('?')[0] === mutation.path;
  return [
    {
      name: 'mutant',
      enforce: 'pre',
      // All other files come from the cache of runs without mutations.
      api: { vitest: { experimental: { ignoreFsModuleCache: true } } },
      configureVitest: ({ experimental_defineCacheKeyGenerator: keepUnder }) =>
        keepUnder(({ id }) => (isMutated(id) ? false : undefined)),
      transform: (source, id) => (isMutated(id) ? mutated(source, mutation) : undefined),
    },
  ];
};
