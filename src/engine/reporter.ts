/** Milliseconds until an analysis makes its first report, unless it ends earlier. */
const FIRST_REPORT = 50;
/** Milliseconds after which a report is repeated if nothing new was finished. */
const REPORT_INTERVAL = 100;

interface ReporterMeans {
  readonly now: () => number;
  readonly report: () => void;
  /** Minimum milliseconds between two reports; 0 reports every finished depth at once. */
  readonly interval: number;
}

/**
 * Decides when an analysis reports: after each finished depth, and at intervals so that the person sees it
 * working, but never more often than wanted.
 */
export class Reporter {
  readonly #means: ReporterMeans;
  #last: number;
  #reported = 0;

  constructor(means: ReporterMeans) {
    this.#means = means;
    this.#last = means.now() - means.interval + Math.min(means.interval, FIRST_REPORT);
  }

  /** Called after each step, and many times a second within one. `finished` counts the finished depths. */
  beat(finished: number): void {
    if (finished === 0) return;
    const { now, report, interval } = this.#means;
    const waited = now() - this.#last;
    if (waited < (finished > this.#reported ? interval : Math.max(interval, REPORT_INTERVAL))) return;
    this.#last += waited;
    this.#reported = finished;
    report();
  }
}
