import type { Log } from '../process/log.ts';
import { RefusedWrite } from '../storage/records.ts';

/** A problem counts as over when it has not occurred for this long. */
const QUIET_MILLISECONDS = 10_000;

interface Problem {
  readonly dropped: number;
  readonly last: number;
}

/**
 * Logs each kind of failure once until it is over, since everything fails repeatedly while an external service is down. A
 * `RefusedWrite` is logged every time. `now` must be monotonic.
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

  /** Forgets problems that are over and logs how many errors were not logged. */
  settle(): void {
    for (const [what, { dropped, last }] of this.#problems) {
      if (this.#now() - last < QUIET_MILLISECONDS) continue;
      this.#problems.delete(what);
      if (dropped > 0) this.#log.warn({ what, dropped }, 'repeated errors were not logged');
    }
  }
}
