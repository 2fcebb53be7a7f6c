import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOver } from '../../../src/game/othello/position.ts';
import { engineSearch } from '../../../testkit/engine/engine.ts';
import { anyStandard } from '../../../testkit/game/positions.ts';
import { referenceMinimax } from './referenceSearch.ts';

test('minimax agrees with plain minimax at five plies', () => {
  fc.assert(
    fc.property(anyStandard, position => {
      fc.pre(!isOver(position));
      const { square, score } = engineSearch(position, { by: 'minimax', depth: 5 });
      expect({ square, score }).toEqual(referenceMinimax(position, 5, 'minimax'));
    }),
    { seed: 8, numRuns: 10 },
  );
});
