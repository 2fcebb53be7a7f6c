/** Milliseconds since 1970. */
export type Now = () => number;

/** Runs a task once after this many milliseconds; the returned function cancels it. */
export type After = (milliseconds: number, task: () => void) => () => void;

/** The clock and the timer of the rooms. */
export interface Timing {
  readonly now: Now;
  readonly after: After;
}

/** Uses the timers of Node. */
export const afterMachine: After = (milliseconds, task) => {
  const timer = setTimeout(task, Math.max(0, milliseconds));
  return () => clearTimeout(timer);
};

/**
 * The time of day, read from the machine's clock once and then counted steadily. Setting the machine's clock therefore
 * affects neither game clocks nor leases nor stored times.
 */
export class SteadyClock {
  #began = Date.now() - performance.now();

  readonly now: Now = () => Math.round(this.#began + performance.now());

  /** How far the machine's clock is ahead because it was set or the machine slept. */
  get lag(): number {
    return Date.now() - this.now();
  }

  /** Adopts the machine's clock. Call it only while no game clock is running. */
  follow(): void {
    this.#began += this.lag;
  }
}
