/** The clock of the use cases; tests pass a fake one. */
export interface Clock {
  /** Milliseconds since an arbitrary start. */
  now(): number;
  /** Runs `task` once after `milliseconds`; the returned function cancels it. */
  after(milliseconds: number, task: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, task) => {
    const timer = setTimeout(task, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** A group of timers that are cancelled together. */
export class Timers {
  readonly #clock: Clock;
  readonly #cancels = new Set<() => void>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  after(milliseconds: number, task: () => void): void {
    const cancel = this.#clock.after(milliseconds, () => {
      this.#cancels.delete(cancel);
      task();
    });
    this.#cancels.add(cancel);
  }

  clear(): void {
    for (const cancel of this.#cancels) cancel();
    this.#cancels.clear();
  }
}

/** Maximum milliseconds of work between two yields to the page. */
const LONGEST_STRETCH = 12;

/** Splits long work into steps: `rest` yields to the page when the time slice is used up. */
export class Pacing {
  readonly #clock: Clock;
  #since: number;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#since = clock.now();
  }

  async rest(): Promise<void> {
    if (this.#clock.now() - this.#since < LONGEST_STRETCH) return;
    await new Promise<void>(resolve => this.#clock.after(0, resolve));
    this.#since = this.#clock.now();
  }
}
