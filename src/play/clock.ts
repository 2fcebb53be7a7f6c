/** Time as the use cases need it; tests bring their own. */
export interface Clock {
  /** Milliseconds; only differences mean something. */
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

/** Timers that are cancelled together, when what they were set for is over. */
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

/** The longest that work may go on before the page gets its turn, in milliseconds. */
const LONGEST_STRETCH = 12;

/** Long work in steps: `rest` lets the page do something else in between, when it is time for that. */
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
