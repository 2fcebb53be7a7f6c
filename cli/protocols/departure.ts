/** Commands received less than this before the end of the input are a script that waits for its answers. */
const SCRIPT_MILLISECONDS = 250;
/** How long a script may continue after the end of its input. */
const LONGEST_SCRIPT_MILLISECONDS = 60_000;

/**
 * Decides how to end the current search when the input is closed. A closed window leaves a search that nobody wants; a piped
 * script ends immediately, but all of its commands need answers.
 */
export class Departure {
  readonly #hurry: () => void;
  #lastCommand = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;

  constructor(hurry: () => void) {
    this.#hurry = hurry;
  }

  commandCame(): void {
    this.#lastCommand = performance.now();
  }

  /** Ends the work now, or after a while for a script. */
  begin(): void {
    if (this.#timer !== undefined) return;
    const isScript = performance.now() - this.#lastCommand < SCRIPT_MILLISECONDS;
    this.#timer = setTimeout(this.#hurry, isScript ? LONGEST_SCRIPT_MILLISECONDS : 0);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
