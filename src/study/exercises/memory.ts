/**
 * The state of spaced repetition for one item, as plain numbers to store. Times are milliseconds since 1970.
 */
export interface Memory {
  /** When the item is due again. */
  readonly due: number;
  readonly stability: number;
  readonly difficulty: number;
  readonly repetitions: number;
  readonly lapses: number;
  readonly state: number;
  readonly last: number;
}

/** Whether the item is due; new items always are. */
export const isDue = (memory: Memory | undefined, now: number): boolean =>
  memory === undefined || memory.due <= now;
