/** The pause before each retry, in milliseconds: none after losing a connection that was good. The last one is repeated. */
const PAUSES = [0, 500, 1_000, 2_000, 4_000] as const;
/** Many pages reconnect to one server. */
const JITTER = 0.25;
/** How long to wait for an answer, in milliseconds: longer at first, with more to load, and when everything is slow. */
const ANSWER_TIMEOUTS = { quick: 5_000, slow: 15_000 } as const;
const QUICK_TRIES = 2;
/** Tries before the server counts as out of reach, unless a seat is kept there. */
const FIRST_TRIES = 4;

/** A pause that varies by up to `share`, either way. */
export const jittered = (milliseconds: number, share: number, random: () => number): number =>
  milliseconds * (1 + share * (2 * random() - 1));

/** How often, and how patiently, to call a server. */
export class Backoff {
  readonly #random: () => number;
  readonly #every: () => number | undefined;
  #count = 1;
  #isFirst = true;

  /** `every` overrides the pause before each try where it returns one. */
  constructor(random: () => number, every: () => number | undefined) {
    this.#random = random;
    this.#every = every;
  }

  /** A try was successful. */
  succeed(): void {
    if (this.#isFirst) this.#count = 0;
    this.#isFirst = false;
  }

  /** Restarts the count, which includes a try that is made just now. */
  reset(isTrying: boolean): void {
    this.#count = isTrying ? 1 : 0;
  }

  /** Counts another try; returns how long to wait before it, in milliseconds. */
  next(): number {
    const pause = PAUSES[Math.min(this.#count, PAUSES.length - 1)] ?? 0;
    this.#count++;
    return this.#every() ?? jittered(pause, JITTER, this.#random);
  }

  get answerTimeout(): number {
    return this.#isFirst || this.#count > QUICK_TRIES ? ANSWER_TIMEOUTS.slow : ANSWER_TIMEOUTS.quick;
  }

  /** Whether there were enough tries to give up on a server that has never answered. */
  get isExhausted(): boolean {
    return this.#isFirst && this.#count >= FIRST_TRIES;
  }
}
