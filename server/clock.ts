/** Milliseconds since 1970. */
export type Now = () => number;

/** Runs a task once after so many milliseconds; the answer takes that back. */
export type After = (milliseconds: number, task: () => void) => () => void;

/** Time as the rooms need it. */
export interface Timing {
  readonly now: Now;
  readonly after: After;
}

/** By the timers of the machine. */
export const afterMachine: After = (milliseconds, task) => {
  const timer = setTimeout(task, Math.max(0, milliseconds));
  return () => clearTimeout(timer);
};

/**
 * The time of day as this process counts it: read from the machine once, and counted on from there. Whoever sets the
 * machine's clock moves nobody's: clocks of games, leases and stored times all go on evenly.
 */
export class SteadyClock {
  readonly #readMachine: Now;
  readonly #elapsed: () => number;
  #began: number;

  constructor(readMachine: Now = Date.now, elapsed = () => performance.now()) {
    this.#readMachine = readMachine;
    this.#elapsed = elapsed;
    this.#began = readMachine() - elapsed();
  }

  readonly now: Now = () => Math.round(this.#began + this.#elapsed());

  /** How far the machine's clock is ahead, which was set or slept since this one was read from it. */
  get lag(): number {
    return this.#readMachine() - this.now();
  }

  /** Reads the machine's clock again: only while no time is being counted. */
  follow(): void {
    this.#began += this.lag;
  }
}
