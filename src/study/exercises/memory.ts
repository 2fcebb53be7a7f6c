/** How well something is remembered: plain numbers that can be stored. Times are milliseconds since 1970. */
export interface Memory {
  /** When it should be asked again. */
  readonly due: number;
  readonly stability: number;
  readonly difficulty: number;
  readonly repetitions: number;
  readonly lapses: number;
  readonly state: number;
  readonly last: number;
}

/** Whether it should be asked now; what was never asked should. */
export const isDue = (memory: Memory | undefined, now: number): boolean =>
  memory === undefined || memory.due <= now;
