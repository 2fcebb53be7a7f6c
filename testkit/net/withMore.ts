/** What a newer version may write: every object has a field more. */
export const withMore = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, withMore(field)]);
  return { ...Object.fromEntries(fields), ofLater: { as: ['it', 'likes'] } };
};
