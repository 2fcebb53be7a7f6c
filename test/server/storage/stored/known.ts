/** The people and tables in the stored fixtures. */
export const CODES = {
  underWay: 'AAAAAA',
  rematch: 'BBBBBB',
  takenBack: 'CCCCCC',
  waiting: 'DDDDDD',
  /** Since schema 4. */
  freePassing: 'EEEEEE',
  /** Since schema 5. */
  unrated: 'FFFFFF',
} as const;

interface Known {
  readonly name: string;
  /** The secret, as the browser stores it. */
  readonly secret: string;
  readonly token: string;
}
export const ANNA: Known = { name: 'Anna', secret: `${'a'.repeat(21)}1`, token: `${'a'.repeat(21)}2` };
export const BEN: Known = { name: 'Ben', secret: `${'b'.repeat(21)}1`, token: `${'b'.repeat(21)}2` };
/** Since schema 5; blocked since schema 7. */
export const CARL: Known = { name: 'Carl', secret: `${'c'.repeat(21)}1`, token: `${'c'.repeat(21)}2` };

/** The word of the waiting table, since schema 3; stored in capitals. */
export const WORD = 'MEADOW';

/** The time of creation, far enough from the clock of any machine to show that it does not matter. */
export const MADE = 1_780_000_000_000;
/** The end of Carl's block. */
export const BLOCKED_UNTIL = 9_000_000_000_000;
