import { Crowd } from '../limits/crowd.ts';
import type { RateLimiter } from '../limits/rateLimiter.ts';
import { type After, afterMachine } from '../process/clock.ts';
import { hashOf } from '../process/secrets.ts';
import type { Stores } from '../storage/storage.ts';
import { Refused } from './refused.ts';
import { NO_TURN, type Turn, Waiting } from './waitingTries.ts';

/** Tokens and words looked up at the same time for one address: somebody who tries them takes little of the storage. */
const CLAIMS_AT_ONCE = 2;

/** A seat that somebody says they have. */
interface ClaimedSeat {
  readonly code: string;
  readonly token?: string | undefined;
}

/** A code, a word or a name that may lead nowhere. */
export interface Try {
  /** What is tried: the same for everybody who tries it. */
  readonly what: string;
  /** Whether whoever brings it has been there before: they never wait. */
  readonly isBack?: (() => Promise<boolean>) | undefined;
  /** Whether whoever brings it is no stranger: they do not wait because of other addresses. */
  readonly isTrusted?: (() => Promise<boolean>) | undefined;
  /** Whether whoever asked no longer waits for the answer. */
  readonly isGone?: (() => boolean) | undefined;
}

/** A stored table. */
export type Found = NonNullable<Awaited<ReturnType<Stores['tables']['find']>>>;

/** What an address tries at present. */
interface Trying {
  /** Not yet known to be right or wrong. */
  open: number;
  readonly waiting: Waiting;
  cancel: () => void;
}

/**
 * Counts codes, words and names that lead nowhere. After too many of them everything that an address tries waits until it may
 * try once more, whether it is right or wrong, so that neither the answer nor its time tells which. What most people there try
 * comes first, and all of them with it: a class behind one address comes in beside somebody who guesses.
 */
export class Guesses {
  readonly #stores: Pick<Stores, 'tables' | 'identities'>;
  readonly #limiter: RateLimiter;
  readonly #after: After;
  readonly #claims = new Crowd(CLAIMS_AT_ONCE);
  readonly #trying = new Map<string, Trying>();
  /** Tries of all addresses that are not yet known to be right or wrong. */
  #open = 0;

  constructor(stores: Pick<Stores, 'tables' | 'identities'>, limiter: RateLimiter, after = afterMachine) {
    this.#stores = stores;
    this.#limiter = limiter;
    this.#after = after;
  }

  /** Resolves when something may be tried; throws `Refused` if that takes too long. */
  async turn(address: string, { what, isBack, isTrusted, isGone }: Try): Promise<Turn> {
    const own = this.#ownWait(address);
    if (own === 0 && this.#sharedWait(address) === 0) return this.#begin(address)[0] ?? NO_TURN;
    if (isBack !== undefined && (await this.#claim(address, isBack))) return NO_TURN;
    if (own === 0 && isTrusted !== undefined && (await isTrusted()))
      return this.#begin(address)[0] ?? NO_TURN;
    this.#limiter.report(address, own > 0 ? 'guesses' : 'guessesInAll');
    const trying = this.#tryingAt(address);
    const turn = trying.waiting.add(what, isGone);
    this.#goOn(address);
    try {
      return await turn;
    } catch {
      throw new Refused('tooMany', Math.max(own, this.#sharedWait(address)));
    } finally {
      this.#forget(address);
    }
  }

  /** Looks something up when it may be tried: if there is nothing, it counts as a guess. */
  async attempt<T>(address: string, tried: Try, look: () => Promise<T | undefined>): Promise<T | undefined> {
    const turn = await this.turn(address, tried);
    try {
      const found = await look();
      if (found === undefined) turn.wrong();
      return found;
    } finally {
      turn.end();
    }
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
  areSeatedAt({ code, token }: ClaimedSeat, address: string): Promise<boolean> {
    return this.#claim(address, () => this.isSeat({ code, token }));
  }

  async isSeat({ code, token }: ClaimedSeat): Promise<boolean> {
    return token !== undefined && (await this.#stores.tables.seatOf(code, hashOf(token))) !== undefined;
  }

  async #claim(address: string, look: () => Promise<boolean>): Promise<boolean> {
    const leave = this.#claims.enter(address);
    if (leave === undefined) return false;
    try {
      return await look();
    } finally {
      leave();
    }
  }

  /** Milliseconds until an address may try once more, if all that is open is wrong. */
  #ownWait(address: string): number {
    return this.#limiter.waitFor('guesses', address, (this.#trying.get(address)?.open ?? 0) + 1);
  }

  #sharedWait(address: string): number {
    return this.#limiter.waitForAll('guesses', address, this.#open + 1);
  }

  #tryingAt(address: string): Trying {
    const trying = this.#trying.get(address) ?? {
      open: 0,
      waiting: new Waiting(this.#after),
      cancel: () => {},
    };
    this.#trying.set(address, trying);
    return trying;
  }

  /** Lets in all who try the same: together they are one try. */
  #begin(address: string, people = 1): readonly Turn[] {
    const trying = this.#tryingAt(address);
    let [left, isWrong] = [people, false];
    trying.open += 1;
    this.#open += 1;
    const end = (): void => {
      left -= 1;
      if (left > 0) return;
      trying.open -= 1;
      this.#open -= 1;
      if (isWrong) this.#note(address);
      this.#goOn(address);
      this.#forget(address);
    };
    return Array.from({ length: people }, () => {
      let hasEnded = false;
      return {
        wrong: () => {
          isWrong = true;
        },
        end: () => {
          if (!hasEnded) end();
          hasEnded = true;
        },
      };
    });
  }

  #note(address: string): void {
    this.#limiter.take('guesses', address);
    this.#limiter.takeOfAll('guesses', address);
  }

  /** Lets the next ones try, now or as soon as the limit allows it. */
  #goOn(address: string): void {
    const trying = this.#trying.get(address);
    if (trying === undefined) return;
    trying.cancel();
    while (!trying.waiting.isEmpty) {
      const wait = Math.max(this.#ownWait(address), this.#sharedWait(address));
      if (wait > 0) {
        trying.cancel = this.#after(Math.ceil(wait), () => this.#goOn(address));
        return;
      }
      trying.waiting.next(people => this.#begin(address, people));
    }
  }

  #forget(address: string): void {
    const trying = this.#trying.get(address);
    if (trying?.open !== 0 || !trying.waiting.isEmpty) return;
    trying.cancel();
    this.#trying.delete(address);
  }
}
