/** Objects used as maps: later versions add no other fields to them. */
const MAPS = ['tallies', 'elsewhere', 'memories', 'results', 'keys'];

/** The value with an unknown field added to every object, as a newer version may write it. */
export const fromLater = (value: unknown, isMap = false): unknown => {
  if (Array.isArray(value)) return value.map(one => fromLater(one));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(
    ([name, field]) => [name, fromLater(field, MAPS.includes(name))] as const,
  );
  return Object.fromEntries([...fields, ...(isMap ? [] : [['fromLater', { deep: [1, 'two'] }]])]);
};

/** The paths of these unknown fields, also within lists. */
export const placesOf = (value: unknown, place = ''): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    name === 'fromLater' ? [place] : placesOf(field, `${place}/${Array.isArray(value) ? '*' : name}`),
  );
};
