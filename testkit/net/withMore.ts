import { mapRecord } from '../../src/game/record.ts';

/** What a newer version may write: every object has a field more. */
export const withMore = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  return { ...mapRecord(value, withMore), ofLater: { as: ['it', 'likes'] } };
};
