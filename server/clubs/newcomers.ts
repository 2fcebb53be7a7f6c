import type { NetRefusal } from '../../src/net/contract/words.ts';
import { Refused, refusalOf } from '../admission/refused.ts';
import { BOUNDS } from '../limits/allowances.ts';
import { NetworkQuota } from '../limits/networkQuota.ts';
import type { RateLimiter } from '../limits/rateLimiter.ts';
import type { After } from '../process/clock.ts';

/** How long a knock lasts after the page last repeated it, in milliseconds. */
const KNOCK_MILLISECONDS = 15_000;

/** Limits newcomers to a club by address: one browser can pose as many people, while a class is limited in size. */
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

/** People at the closed door, whose pages repeat the knock until they are let in or give up. */
export class Knocks {
  readonly #after: After;
  readonly #cancel = new Map<string, () => void>();

  constructor(after: After) {
    this.#after = after;
  }

  /** `gone` is called when somebody has stopped knocking. */
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

/** Throws the refusal, if it is one. */
export const admitted = <T extends object>(verdict: T | NetRefusal): T => {
  if (typeof verdict === 'string') throw refusalOf(new Error(verdict));
  return verdict;
};
