import { expect, test } from 'vitest';
import { countedRows } from './perftTable.ts';

const QUICK_SEQUENCES = 10_000_000;

test.each(countedRows.filter(({ sequences }) => sequences <= QUICK_SEQUENCES))(
  'perft counts $name',
  ({ told, recount }) => {
    expect(recount()).toEqual(told);
  },
);
