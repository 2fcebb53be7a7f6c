import process from 'node:process';

const MILLISECONDS_PER_MINUTE = 60_000;

const minutes = (milliseconds: number): string =>
  `${(milliseconds / MILLISECONDS_PER_MINUTE).toFixed(1)} min`;

/** Shows progress and estimated time of a stage: in one line on a terminal, otherwise from time to time. */
export class Progress {
  readonly #write: (text: string) => void;
  readonly #isScreen: boolean;
  #stage = '';
  #begin = 0;
  #reported = 0;

  constructor(write = (text: string) => void process.stdout.write(text), isScreen = process.stdout.isTTY) {
    this.#write = write;
    this.#isScreen = isScreen;
  }

  begin(stage: string): void {
    this.#stage = stage;
    this.#begin = Date.now();
    this.#reported = this.#begin;
  }

  /** `done` is the finished share of the stage. */
  report(done: number): void {
    const now = Date.now();
    if (now - this.#reported < (this.#isScreen ? 200 : MILLISECONDS_PER_MINUTE / 2)) return;
    this.#reported = now;
    const left = ((now - this.#begin) * (1 - done)) / done;
    const text = `${this.#stage}: ${Math.round(100 * done)} %, ${minutes(left)} left`;
    this.#write(this.#isScreen ? `\r\x1b[K${text}` : `${text}\n`);
  }

  note(text: string): void {
    this.#write(this.#isScreen ? `\r\x1b[K${text}\n` : `${text}\n`);
  }
}
