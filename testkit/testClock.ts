import type { Clock } from '../src/play/clock.ts';

/** A clock that stands still until a test advances it. */
export class TestClock implements Clock {
  #time = 0;
  #tasks: { at: number; task: () => void }[] = [];

  now(): number {
    return this.#time;
  }

  /** How many tasks are to come. */
  get waiting(): number {
    return this.#tasks.length;
  }

  after(milliseconds: number, task: () => void): () => void {
    const entry = { at: this.#time + milliseconds, task };
    this.#tasks.push(entry);
    return () => {
      this.#tasks = this.#tasks.filter(other => other !== entry);
    };
  }

  pass(milliseconds: number): void {
    const end = this.#time + milliseconds;
    for (let next = this.#next(end); next !== undefined; next = this.#next(end)) {
      this.#tasks = this.#tasks.filter(other => other !== next);
      this.#time = Math.max(this.#time, next.at);
      next.task();
    }
    this.#time = end;
  }

  /** Jumps ahead, as after a machine has slept: timers due in between run late. */
  sleep(milliseconds: number): void {
    this.#time += milliseconds;
    this.pass(0);
  }

  #next(end: number): { at: number; task: () => void } | undefined {
    return [...this.#tasks].sort((a, b) => a.at - b.at).find(({ at }) => at <= end);
  }
}
