/** Counts events in the games of this process, for metrics. */
export interface Tally {
  /** Changes of a table have been stored. */
  readonly stored: (changes: readonly { readonly type: string }[]) => void;
  /** A player has come back to their seat. */
  readonly returned: () => void;
  /** Two players were paired in the lobby; `waited` is how long each had waited, in milliseconds. */
  readonly paired: (waited: readonly number[]) => void;
  /** The number of people waiting in the lobby has changed. */
  readonly waits: (change: number) => void;
}
