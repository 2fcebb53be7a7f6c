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
