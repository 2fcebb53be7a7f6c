import type { NetRefusal } from '../../src/net/contract/words.ts';
import { Refused, refusalOf } from '../admission/refused.ts';
import { BOUNDS } from '../limits/allowances.ts';
import { NetworkQuota } from '../limits/networkQuota.ts';
import type { RateLimiter } from '../limits/rateLimiter.ts';
import type { After } from '../process/clock.ts';

/** How long somebody waits at the closed door after their page last asked, in milliseconds. */
const KNOCK_MILLISECONDS = 15_000;

/** Counts who is new in a club, by address: one browser can be many people, and a class is fewer. */
export class Newcomers {
  readonly #limiter: RateLimiter;
  readonly #quota: NetworkQuota;

  constructor(limiter: RateLimiter) {
    this.#limiter = limiter;
    this.#quota = new NetworkQuota(limiter.allowances.clubNewcomers, BOUNDS.clubAddresses);
  }

  /** Throws `Refused` if there are too many. */
  count(address: string): void {
    const wait = this.#quota.take(address, performance.now());
    if (wait === 0) return;
    this.#limiter.report(address, 'clubNewcomers');
    throw new Refused('tooMany', wait);
  }
}

/** People at the closed door: their pages ask again and again until they are let in or give up. */
export class Knocks {
  readonly #after: After;
  readonly #cancel = new Map<string, () => void>();

  constructor(after: After) {
    this.#after = after;
  }

  /** `gone` is called when somebody has not knocked for a while. */
  hear(identity: string, gone: () => void): void {
    this.#cancel.get(identity)?.();
    const cancel = this.#after(KNOCK_MILLISECONDS, () => {
      this.#cancel.delete(identity);
      gone();
    });
    this.#cancel.set(identity, cancel);
  }

  stop(): void {
    for (const cancel of this.#cancel.values()) cancel();
  }
}

/** Throws `Refused` if they were not let in. */
export const admitted = <T extends object>(verdict: T | NetRefusal): T => {
  if (typeof verdict === 'string') throw refusalOf(new Error(verdict));
  return verdict;
};
