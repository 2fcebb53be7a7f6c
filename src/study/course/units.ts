/** What the course teaches besides the rules, in its order; each unit has one idea. */
export const UNITS = [
  'corners',
  'edges',
  'mobility',
  'quiet',
  'frontier',
  'parity',
  'tempo',
  'stable',
  'wedges',
  'counting',
  'openings',
] as const;
export type UnitName = (typeof UNITS)[number];

/** How the positions of a unit are used, in their order: some more are kept for the test. */
export const KINDS = [
  'show',
  'explain',
  'try',
  'try',
  'try',
  'try',
  'try',
  'repeat',
  'repeat',
  'repeat',
] as const;
export type ScreenKind = (typeof KINDS)[number];

/** The name of a screen among those that were done, or are remembered. */
export const screenName = (unit: UnitName, index: number): string => `${unit}${index}`;

/** How many screens of a unit have been done. */
export const doneInUnit = (unit: UnitName, done: readonly string[]): number =>
  KINDS.filter((_, index) => done.includes(screenName(unit, index))).length;

/** Where a unit goes on: its first screen that has not been done, or the first of all. */
export const nextInUnit = (unit: UnitName, done: readonly string[]): number =>
  Math.max(
    0,
    KINDS.findIndex((_, index) => !done.includes(screenName(unit, index))),
  );
