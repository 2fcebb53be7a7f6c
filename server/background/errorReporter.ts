import type { Log } from '../process/log.ts';
import { RefusedWrite } from '../storage/records.ts';

/** A problem is over when nothing of its kind has failed for this long. */
const QUIET_MILLISECONDS = 10_000;

interface Problem {
  readonly dropped: number;
  /** When it last failed. */
  readonly last: number;
}

/**
 * When a service outside the process is down, everything fails all the time: each kind of failure is logged once, and again
 * only after it was over. A `RefusedWrite` is logged every time. `now` must never go back.
 */
export class ErrorReporter {
  readonly #log: Log;
  readonly #problems = new Map<string, Problem>();
  readonly #now: () => number;

  constructor(log: Log, now: () => number = () => performance.now()) {
    this.#log = log;
    this.#now = now;
  }

  report(message: string, error: unknown, more: object = {}): void {
    const isNews = error instanceof RefusedWrite;
    const known = isNews ? undefined : this.#problems.get(message);
    if (known === undefined) this.#log.error({ err: error, ...more }, message);
    if (!isNews) this.#problems.set(message, { dropped: known ? known.dropped + 1 : 0, last: this.#now() });
  }

  /** Forgets the problems that are over, and logs how often they occurred. */
  settle(): void {
    for (const [what, { dropped, last }] of this.#problems) {
      if (this.#now() - last < QUIET_MILLISECONDS) continue;
      this.#problems.delete(what);
      if (dropped > 0) this.#log.warn({ what, dropped }, 'repeated errors were not logged');
    }
  }
}
