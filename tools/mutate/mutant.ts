import type { Plugin } from 'vite';
import { type Mutation, mutated } from './mutations.ts';

/** Environment variable with the mutation that the tests are to run with, as JSON. */
export const MUTANT = 'FLIPSIDE_MUTANT';

/** Gives tests the program with one mutation; the file itself stays as it is. */
export const mutant = (): Plugin[] => {
  const text = process.env[MUTANT];
  if (text === undefined) return [];
  const mutation = JSON.parse(text) as Mutation;
  return [
    {
      name: 'mutant',
      enforce: 'pre',
      transform: (source, id) => (id.split('?')[0] === mutation.path ? mutated(source, mutation) : undefined),
    },
  ];
};
