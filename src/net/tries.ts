/** Before each further try, in milliseconds: at once when a line that was good is lost. The last one is repeated. */
const PAUSES = [0, 500, 1_000, 2_000, 4_000] as const;
/** Many pages come back to one server: pauses differ by this share, either way. */
const JITTER = 0.25;
/** For so long, in milliseconds, an answer is waited for: longer at first, when there is more to load, and where all is slow. */
const PATIENCE = { quick: 5_000, slow: 15_000 } as const;
const QUICK_TRIES = 2;
/** So often the server is called before it counts as out of reach for who is not awaited there. */
const FIRST_TRIES = 4;

/** How often, and how patiently, a server is called. */
export class Tries {
  readonly #random: () => number;
  readonly #every: () => number | undefined;
  #count = 1;
  #isFirst = true;

  /** `every`, where it tells one, is the pause before every try. */
  constructor(random: () => number, every: () => number | undefined) {
    this.#random = random;
    this.#every = every;
  }

  /** It came to something. */
  succeed(): void {
    if (this.#isFirst) this.#count = 0;
    this.#isFirst = false;
  }

  /** Begins to count anew: with a try that is made just now, or before the next one. */
  beginAnew(isTrying: boolean): void {
    this.#count = isTrying ? 1 : 0;
  }

  /** Counts another try; returns how long to wait before it. */
  next(): number {
    const pause = PAUSES[Math.min(this.#count, PAUSES.length - 1)] ?? 0;
    this.#count++;
    return this.#every() ?? pause * (1 + JITTER * (2 * this.#random() - 1));
  }

  get patience(): number {
    return this.#isFirst || this.#count > QUICK_TRIES ? PATIENCE.slow : PATIENCE.quick;
  }

  /** Whether there were enough for a server that has never answered. */
  get areVain(): boolean {
    return this.#isFirst && this.#count >= FIRST_TRIES;
  }
}
