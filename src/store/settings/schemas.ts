import * as v from 'valibot';
import { recordOf } from '../../game/record.ts';

/** One schema for each of the slots. */
export const all = <Slot extends string, Schema>(
  slots: readonly Slot[],
  schema: Schema,
): Record<Slot, Schema> => recordOf(slots, () => schema);

export const wholeWithin = ({ min, max }: { readonly min: number; readonly max: number }) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
