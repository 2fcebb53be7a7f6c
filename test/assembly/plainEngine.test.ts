import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SearchMethod } from '../../src/engine/searchRequest.ts';
import { makeSearchTask } from '../../src/engine/searchTask.ts';
import { isOver } from '../../src/game/othello/position.ts';
import { anyStandard } from '../game/othello/positions.ts';
import { engineSearch } from './engine.ts';
import { compilePlainEngine } from './plainEngine.ts';

const METHODS: readonly SearchMethod[] = [
  { by: 'minimax', depth: 6 },
  { by: 'bitboard', evaluations: 1 },
  { by: 'character', character: 'jack' },
];

const plain = await compilePlainEngine();

test.each(METHODS)('the table and the order of moves change no result of $by', method => {
  let saved = 0;
  fc.assert(
    fc.property(anyStandard, position => {
      fc.pre(!isOver(position));
      const { evaluations, ...result } = engineSearch(position, method);
      const { evaluations: plainEvaluations, ...plainResult } = plain.search(
        makeSearchTask({ position, method }),
        () => {},
      );
      expect(result).toEqual(plainResult);
      saved += plainEvaluations - evaluations;
    }),
    { seed: 8, numRuns: 20 },
  );
  expect(saved).toBeGreaterThan(0);
});
