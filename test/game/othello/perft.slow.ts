import { expect, test } from 'vitest';
import { perft } from '../../../src/game/othello/perft.ts';
import { QUICK_SEQUENCES, rowsOfSize, SLOW_SEQUENCES } from '../../../testkit/game/perftRows.ts';

test.each(rowsOfSize(QUICK_SEQUENCES, SLOW_SEQUENCES))(
  'perft of $name gives the known counts',
  ({ start, depth, passes, count }) => {
    expect(perft(start, depth, passes)).toEqual(count);
  },
);
