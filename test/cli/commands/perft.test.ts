import { expect, test } from 'vitest';
import { QUICK_SEQUENCES } from '../../../testkit/game/perftRows.ts';
import { countedRows } from './perftTable.ts';

test.each(countedRows.filter(({ sequences }) => sequences <= QUICK_SEQUENCES))(
  'perft counts $name',
  ({ expected, recount }) => {
    expect(recount()).toEqual(expected);
  },
);
