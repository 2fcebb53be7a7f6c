/** Counts what happens in the games of this process, for its metrics. */
export interface Tally {
  /** Changes of a table have been stored. */
  readonly stored: (changes: readonly { readonly type: string }[]) => void;
  /** A player has come back to their seat. */
  readonly returned: () => void;
  /** Two players were paired in the lobby after they had waited this long, in milliseconds. */
  readonly paired: (waited: readonly number[]) => void;
  /** This many people more, or fewer, wait in the lobby. */
  readonly waits: (change: number) => void;
}
