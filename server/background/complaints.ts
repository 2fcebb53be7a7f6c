import type { Log } from '../process/log.ts';
import { RefusedWrite } from '../storage/records.ts';

/** A problem is over when nothing of its kind has failed for this long. */
const QUIET_MILLISECONDS = 10_000;

interface Trouble {
  readonly unsaid: number;
  /** When it last failed. */
  readonly last: number;
}

/**
 * When a service outside the process is down, everything fails all the time: each kind of failure is logged once, and again
 * only after it was over. A `RefusedWrite` is logged every time. `now` must never go back.
 */
export class Complaints {
  readonly #log: Log;
  readonly #troubles = new Map<string, Trouble>();
  readonly #now: () => number;

  constructor(log: Log, now: () => number = () => performance.now()) {
    this.#log = log;
    this.#now = now;
  }

  about(words: string, error: unknown, more: object = {}): void {
    const isNews = error instanceof RefusedWrite;
    const known = isNews ? undefined : this.#troubles.get(words);
    if (known === undefined) this.#log.error({ err: error, ...more }, words);
    if (!isNews) this.#troubles.set(words, { unsaid: known ? known.unsaid + 1 : 0, last: this.#now() });
  }

  /** Forgets the problems that are over, and logs how often they occurred. */
  settle(): void {
    for (const [what, { unsaid, last }] of this.#troubles) {
      if (this.#now() - last < QUIET_MILLISECONDS) continue;
      this.#troubles.delete(what);
      if (unsaid > 0) this.#log.warn({ what, unsaid }, 'more of the same was not logged');
    }
  }
}
