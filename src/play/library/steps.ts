import type { Clock } from '../clock.ts';

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
