export type Direction = 'ltr' | 'rtl';

/** The languages of the table in `languages.ts` whose lines run from right to left. */
const RIGHT_TO_LEFT: readonly string[] = ['ar'];

export const directionOf = (language: string): Direction =>
  RIGHT_TO_LEFT.includes(language) ? 'rtl' : 'ltr';
