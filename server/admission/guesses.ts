import { Crowd } from '../limits/crowd.ts';
import type { RateLimiter } from '../limits/rateLimiter.ts';
import { hashOf } from '../process/secrets.ts';
import type { Stores } from '../storage/storage.ts';
import { Refused } from './refused.ts';

/** Tokens looked up at the same time for one address: somebody who tries them takes little of the storage. */
const TOKENS_AT_ONCE = 2;

/** A seat that somebody says they have. */
interface ClaimedSeat {
  readonly code: string;
  readonly token?: string | undefined;
}

/** A code or a word that may lead nowhere. */
interface Guess {
  readonly seat?: ClaimedSeat;
  /** Whether whoever brings it is no stranger. */
  readonly isTrusted?: () => Promise<boolean>;
}

/** A stored table. */
export type Found = NonNullable<Awaited<ReturnType<Stores['tables']['find']>>>;

/** Counts codes and words that lead nowhere, and says who may try another. */
export class Guesses {
  readonly #stores: Pick<Stores, 'tables' | 'identities'>;
  readonly #limiter: RateLimiter;
  readonly #claims = new Crowd(TOKENS_AT_ONCE);
  /** Codes being looked up right now. */
  #looking = 0;

  constructor(stores: Pick<Stores, 'tables' | 'identities'>, limiter: RateLimiter) {
    this.#stores = stores;
    this.#limiter = limiter;
  }

  /**
   * After too many codes that lead nowhere, an address has to wait whatever it tries next, except for the seats that its
   * players have. Wrong codes never reach the matchmaker. If all addresses together are over the limit, people who are no
   * strangers are still let in.
   */
  async allow(address: string, { seat, isTrusted }: Guess): Promise<void> {
    const own = this.#limiter.waitFor('guesses', address);
    const wait = Math.max(own, this.#limiter.waitForAll('guesses', address, this.#looking + 1));
    if (wait === 0) return;
    if (seat !== undefined && (await this.areSeatedAt(seat, address))) return;
    if (own === 0 && isTrusted !== undefined && (await isTrusted())) return;
    this.#limiter.refuse(address, own > 0 ? 'guesses' : 'guessesInAll');
    throw new Refused('tooMany', wait);
  }

  /** Whether an address has to wait before it tries another word. */
  isSuspect(address: string): boolean {
    return this.#limiter.waitFor('guesses', address) > 0 || this.#limiter.waitForAll('guesses', address) > 0;
  }

  /** Looks up the table of a code that may be a guess. A lookup counts as a guess until its result is known. */
  async lookAt(code: string, address: string): Promise<Found | undefined> {
    this.#looking += 1;
    try {
      const table = await this.#stores.tables.find(code);
      if (table === undefined) this.note(address);
      return table;
    } finally {
      this.#looking -= 1;
    }
  }

  note(address: string): void {
    this.#limiter.take('guesses', address);
    this.#limiter.takeOfAll('guesses', address);
  }

  /** Whether the guest has played here before and does not try too often. */
  async isTrusted(guest: { readonly identity: string } | undefined): Promise<boolean> {
    const { identities } = this.#stores;
    if (guest === undefined) return false;
    const known = await identities.recognize(guest.identity);
    if (known === undefined || !(await identities.hasPlayed(known.id))) return false;
    return this.#limiter.take('trials', known.id) === 0;
  }

  /**
   * Whether the token is that of the seat; `false` also while too many are being looked up for this address. A neighbor who
   * has used up what an address may have must not keep others there from their game.
   */
  async areSeatedAt({ code, token }: ClaimedSeat, address: string): Promise<boolean> {
    if (token === undefined) return false;
    const leave = this.#claims.enter(address);
    if (leave === undefined) return false;
    try {
      return (await this.#stores.tables.seatOf(code, hashOf(token))) !== undefined;
    } finally {
      leave();
    }
  }
}
