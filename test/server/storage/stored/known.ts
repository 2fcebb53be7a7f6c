/** The people and matches in every stored fixture. */
export const CODES = {
  underWay: 'AAAAAA',
  rematch: 'BBBBBB',
  takenBack: 'CCCCCC',
  waiting: 'DDDDDD',
} as const;

interface Known {
  readonly name: string;
  /** As their browsers keep it. */
  readonly secret: string;
  readonly token: string;
}
export const ANNA: Known = { name: 'Anna', secret: `${'a'.repeat(21)}1`, token: `${'a'.repeat(21)}2` };
export const BEN: Known = { name: 'Ben', secret: `${'b'.repeat(21)}1`, token: `${'b'.repeat(21)}2` };

/** When they were made, far enough from the clock of any machine to show that it does not matter. */
export const MADE = 1_780_000_000_000;
