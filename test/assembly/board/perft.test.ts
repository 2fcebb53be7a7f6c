import { expect, test } from 'vitest';
import { enginePerft } from '../../../testkit/engine/engine.ts';
import { perftRows } from '../../../testkit/game/perftRows.ts';

const QUICK_NODES = 1_000_000;

test.each(perftRows.filter(({ count }) => count.nodes + count.ended <= QUICK_NODES))(
  'the engine counts the move sequences of $name',
  ({ start, depth, passes, count }) => {
    expect(enginePerft(start, depth, passes)).toEqual(count);
  },
);
