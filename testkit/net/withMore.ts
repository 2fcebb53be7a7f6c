import { mapRecord } from '../../src/game/record.ts';

/** Simulates a newer version: adds an unknown field to every object. */
export const withMore = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  return { ...mapRecord(value, withMore), ofLater: { as: ['it', 'likes'] } };
};
