import { type Allowance, take } from './bucket.ts';

/**
 * A token bucket per key, such as an address. Full buckets are forgotten; with more than `capacity` keys in use, the one
 * unused for longest is dropped.
 */
export class Quota {
  readonly #allowance: Allowance;
  readonly #capacity: number;
  /** When each bucket is full again, the most recently used last. */
  readonly #fullAt = new Map<string, number>();

  constructor(allowance: Allowance, capacity: number) {
    this.#allowance = allowance;
    this.#capacity = capacity;
  }

  get size(): number {
    return this.#fullAt.size;
  }

  /** Milliseconds until there is enough, 0 if there is; takes nothing. */
  waitFor(key: string, now: number, cost = 1): number {
    const taking = take(this.#fullAtOf(key), this.#allowance, { now, cost });
    return taking.isAllowed ? 0 : taking.wait;
  }

  /** Takes `cost` and returns 0, or returns the milliseconds to wait. */
  take(key: string, now: number, cost = 1): number {
    const taking = take(this.#fullAtOf(key), this.#allowance, { now, cost });
    if (!taking.isAllowed) return taking.wait;
    this.#fullAt.delete(key);
    this.#fullAt.set(key, taking.fullAt);
    this.#forget(now);
    return 0;
  }

  #fullAtOf(key: string): number {
    return this.#fullAt.get(key) ?? Number.NEGATIVE_INFINITY;
  }

  /** Checks the least recently used keys first and stops at the first that must stay. */
  #forget(now: number): void {
    for (const [key, fullAt] of this.#fullAt) {
      if (fullAt > now && this.#fullAt.size <= this.#capacity) return;
      this.#fullAt.delete(key);
    }
  }
}
