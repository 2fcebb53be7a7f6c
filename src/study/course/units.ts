/** The units of the course in order; each teaches one idea beyond the rules. */
export const UNITS = [
  'corners',
  'csquares',
  'edges',
  'unbalanced',
  'mobility',
  'quiet',
  'frontier',
  'parity',
  'tempo',
  'stable',
  'wedges',
  'counting',
  'swindles',
  'principles',
  'openings',
] as const;
export type UnitName = (typeof UNITS)[number];

/** The kinds of a unit's screens in order; further positions are reserved for the test. */
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

/** The key of a screen in the lists of completed and remembered screens. */
export const screenName = (unit: UnitName, index: number): string => `${unit}${index}`;

/** The number of completed screens of a unit. */
export const doneInUnit = (unit: UnitName, done: readonly string[]): number =>
  KINDS.filter((_, index) => done.includes(screenName(unit, index))).length;

/** The first screen of a unit that is not completed, or else its first. */
export const nextInUnit = (unit: UnitName, done: readonly string[]): number =>
  Math.max(
    0,
    KINDS.findIndex((_, index) => !done.includes(screenName(unit, index))),
  );
