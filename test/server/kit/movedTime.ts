import type { After, Timing } from '../../../server/process/clock.ts';

interface Due {
  readonly at: number;
  readonly run: () => void;
}

/** The real time, which can be moved ahead: everything due by then happens at once. */
export class MovedTime implements Timing {
  readonly #began = Date.now() - performance.now();
  readonly #due = new Set<Due>();
  #ahead = 0;

  readonly now = (): number => Math.round(this.#began + performance.now() + this.#ahead);

  readonly after: After = (milliseconds, task) => {
    const run = (): void => {
      cancel();
      task();
    };
    const due = { at: this.now() + milliseconds, run };
    const timer = setTimeout(run, Math.max(0, milliseconds));
    const cancel = (): void => {
      clearTimeout(timer);
      this.#due.delete(due);
    };
    this.#due.add(due);
    return cancel;
  };

  move(milliseconds: number): void {
    this.#ahead += milliseconds;
    const now = this.now();
    const due = [...this.#due].filter(({ at }) => at <= now).sort((one, other) => one.at - other.at);
    for (const { run } of due) run();
  }
}
