/** Milliseconds from the beginning of an analysis to its first report, unless it ends before. */
const FIRST_REPORT = 50;
/** The least milliseconds between two reports if nothing new is finished. */
const REPORT_INTERVAL = 100;

interface ReporterMeans {
  readonly now: () => number;
  readonly report: () => void;
  /** The least milliseconds between any two reports; 0 reports every finished depth at once. */
  readonly interval: number;
}

/**
 * Decides when an analysis reports: whenever a depth is finished, and in between so that a watcher sees it work, but never
 * more often than wanted.
 */
export class Reporter {
  readonly #means: ReporterMeans;
  #last: number;
  #reported = 0;

  constructor(means: ReporterMeans) {
    this.#means = means;
    this.#last = means.now() - means.interval + Math.min(means.interval, FIRST_REPORT);
  }

  /** To be called after each step and, many times a second, during one. `finished` counts what there is to report. */
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
