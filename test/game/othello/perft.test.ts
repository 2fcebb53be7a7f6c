import { expect, test } from 'vitest';
import { perft } from '../../../src/game/othello/perft.ts';
import { STANDARD_START } from '../../../src/game/othello/position.ts';
import { QUICK_SEQUENCES, rowsOfSize } from '../../../testkit/game/perftRows.ts';

test.each(rowsOfSize(0, QUICK_SEQUENCES))(
  'perft of $name gives the known counts',
  ({ start, depth, passes, count }) => {
    expect(perft(start, depth, passes)).toEqual(count);
  },
);

test('perft of depth 0 is 1', () => {
  expect(perft(STANDARD_START, 0, 'skip')).toEqual({ nodes: 1, ended: 0 });
});
