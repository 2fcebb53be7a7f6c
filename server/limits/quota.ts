import { type Allowance, take } from './bucket.ts';

/**
 * A bucket for every key, such as an address. Those that are full again are forgotten; where more keys than `capacity` are in
 * use, the one that was not heard of for the longest time is.
 */
export class Quota {
  readonly #allowance: Allowance;
  readonly #capacity: number;
  /** When each is full again; the one heard of last comes last. */
  readonly #fullAt = new Map<string, number>();

  constructor(allowance: Allowance, capacity: number) {
    this.#allowance = allowance;
    this.#capacity = capacity;
  }

  get size(): number {
    return this.#fullAt.size;
  }

  /** Milliseconds to wait before there would be enough; nothing is taken, and 0 where there is enough. */
  waitFor(key: string, now: number, cost = 1): number {
    const taking = take(this.#fullAtOf(key), this.#allowance, { now, cost });
    return taking.isAllowed ? 0 : taking.wait;
  }

  /** Takes, if there is enough; else tells how many milliseconds to wait. */
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

  /** Those heard of longest ago are looked at first, and no more of them than keeps pace with those that come. */
  #forget(now: number): void {
    for (const [key, fullAt] of this.#fullAt) {
      if (fullAt > now && this.#fullAt.size <= this.#capacity) return;
      this.#fullAt.delete(key);
    }
  }
}
