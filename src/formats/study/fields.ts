/** Parsed JSON of which nothing is known yet. */
export type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const oneOf = <T extends string>(values: readonly T[], value: unknown): T | undefined =>
  values.find(one => one === value);

/** A text of at most so many characters; undefined if it is none, or empty. */
export const shortText = (value: unknown, most: number): string | undefined =>
  textOf(value)?.slice(0, most) || undefined;
