import { RefusedWrite } from '../storage/records.ts';
import type { Log } from './log.ts';

/** A trouble is over when nothing of its kind has failed for so long. */
const QUIET_MILLISECONDS = 10_000;

interface Trouble {
  readonly unsaid: number;
  /** When something of its kind failed last. */
  readonly last: number;
}

/**
 * What fails because something outside of the process is away fails for everybody and all the time: each kind of it is logged
 * once, and then again only after it was over. What another process has taken is each time news. Time is given from outside, and never goes back.
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

  /** Forgets what is over, and logs how often it was. */
  settle(): void {
    for (const [what, { unsaid, last }] of this.#troubles) {
      if (this.#now() - last < QUIET_MILLISECONDS) continue;
      this.#troubles.delete(what);
      if (unsaid > 0) this.#log.warn({ what, unsaid }, 'more of the same was not logged');
    }
  }
}
