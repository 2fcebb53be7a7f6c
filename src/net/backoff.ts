/** Pauses before the retries, in milliseconds: none after losing a working connection. The last one is repeated. */
const PAUSES = [0, 500, 1_000, 2_000, 4_000] as const;
/** Spreads the retries of many pages that reconnect to one server. */
const JITTER = 0.25;
/**
 * Timeouts of a request to join, in milliseconds: longer at first, when more has to be loaded, and after
 * several failures.
 */
const ANSWER_TIMEOUTS = { quick: 5_000, slow: 15_000 } as const;
const QUICK_TRIES = 2;
/** Tries before the server counts as unreachable, unless a seat is reserved there. */
const FIRST_TRIES = 4;

/** A pause randomized by up to `share` in both directions. */
export const jittered = (milliseconds: number, share: number, random: () => number): number =>
  milliseconds * (1 + share * (2 * random() - 1));

/** The schedule of connection attempts: pauses and timeouts. */
export class Backoff {
  readonly #random: () => number;
  readonly #every: () => number | undefined;
  #count = 1;
  #isFirst = true;

  /** `every` overrides the pause before each try if it returns one. */
  constructor(random: () => number, every: () => number | undefined) {
    this.#random = random;
    this.#every = every;
  }

  /** Records a successful try. */
  succeed(): void {
    if (this.#isFirst) this.#count = 0;
    this.#isFirst = false;
  }

  /** Restarts the count; a try that is under way counts as the first. */
  reset(isTrying: boolean): void {
    this.#count = isTrying ? 1 : 0;
  }

  /** Counts another try; returns the pause before it, in milliseconds. */
  next(): number {
    const pause = PAUSES[Math.min(this.#count, PAUSES.length - 1)] ?? 0;
    this.#count++;
    return this.#every() ?? jittered(pause, JITTER, this.#random);
  }

  get answerTimeout(): number {
    return this.#isFirst || this.#count > QUICK_TRIES ? ANSWER_TIMEOUTS.slow : ANSWER_TIMEOUTS.quick;
  }

  /** Whether to give up on a server that has never answered. */
  get isExhausted(): boolean {
    return this.#isFirst && this.#count >= FIRST_TRIES;
  }
}
