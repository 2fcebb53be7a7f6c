import * as v from 'valibot';
import { NO_OWN_VALUES, type OwnValues } from '../../openings/ownValues.ts';
import { storedForm } from './kept.ts';

const MOST_DISCS = 64;

/** The position's code, the value in discs, the depth, and 1 if it is exact. */
const ROW = v.tuple([
  v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  v.pipe(v.number(), v.minValue(-MOST_DISCS), v.maxValue(MOST_DISCS)),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_DISCS)),
  v.picklist([0, 1]),
]);

/** Values of opening positions from the person's own deep analyses. */
export const OWN_VALUES = storedForm({
  name: 'ownValues',
  version: 1,
  fields: { values: v.array(ROW) },
  fallback: NO_OWN_VALUES,
  read: ({ values }): OwnValues =>
    new Map(values.map(([code, value, depth, exact]) => [code, { value, depth, exact: exact === 1 }])),
  write: own => ({
    values: [...own].map(([code, { value, depth, exact }]) => [code, value, depth, exact ? 1 : 0]),
  }),
});
