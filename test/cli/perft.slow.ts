import { expect, test } from 'vitest';
import { countedRows } from './perftTable.ts';

const QUICK_SEQUENCES = 10_000_000;
/** What takes a minute; `test/assembly/board/perft.slow.ts` counts longer ones. */
const SLOW_SEQUENCES = 5_000_000_000;

test.each(countedRows.filter(({ sequences }) => sequences > QUICK_SEQUENCES && sequences <= SLOW_SEQUENCES))(
  'perft counts $name',
  ({ told, recount }) => {
    expect(recount()).toEqual(told);
  },
);
