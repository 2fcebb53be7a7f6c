import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SearchMethod } from '../../../src/engine/searchRequest.ts';
import { makeSearchTask } from '../../../src/engine/searchTask.ts';
import { isOver } from '../../../src/game/othello/position.ts';
import { engineSearch } from '../../../testkit/engine/engine.ts';
import { anyStandard } from '../../../testkit/game/positions.ts';
import { compileUnsortedEngine } from './unsortedEngine.ts';

const METHODS: readonly SearchMethod[] = [
  { by: 'minimax', depth: 6 },
  { by: 'bitboard', evaluations: 1 },
  { by: 'character', character: 'jack' },
];

const unsorted = await compileUnsortedEngine();

test.each(METHODS)('table and move ordering do not change the results of $by', method => {
  let saved = 0;
  fc.assert(
    fc.property(anyStandard, position => {
      fc.pre(!isOver(position));
      const { evaluations, ...result } = engineSearch(position, method);
      const { evaluations: allEvaluations, ...unsortedResult } = unsorted.search(
        makeSearchTask({ position, method }),
        () => {},
      );
      expect(result).toEqual(unsortedResult);
      saved += allEvaluations - evaluations;
    }),
    { seed: 8, numRuns: 20 },
  );
  expect(saved).toBeGreaterThan(0);
});
