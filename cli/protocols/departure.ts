/** Commands that came this short a time before the end are a script, whose answers somebody still waits for. */
const SCRIPT_MILLISECONDS = 250;
/** How long a script may go on after its end. */
const LONGEST_SCRIPT_MILLISECONDS = 60_000;

/**
 * What becomes of the work at hand when the other end says goodbye or closes the input. A window that is closed leaves a
 * search behind that nobody wants; a script that is piped in ends at once, and all of its commands are to be answered.
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

  /** Cuts the work short: now, or after a while for a script. */
  begin(): void {
    if (this.#timer !== undefined) return;
    const isScript = performance.now() - this.#lastCommand < SCRIPT_MILLISECONDS;
    this.#timer = setTimeout(this.#hurry, isScript ? LONGEST_SCRIPT_MILLISECONDS : 0);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
