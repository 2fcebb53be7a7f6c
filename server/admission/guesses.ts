import { Crowd } from '../limits/crowd.ts';
import type { RateLimiter } from '../limits/rateLimiter.ts';
import { type After, afterMachine } from '../process/clock.ts';
import { hashOf } from '../process/secrets.ts';
import type { Stores } from '../storage/storage.ts';
import { Refused } from './refused.ts';
import { NO_TURN, type Turn, Waiting } from './waitingTries.ts';

/** Maximum number of simultaneous lookups of tokens and words per address, to limit the load on the storage. */
const CLAIMS_AT_ONCE = 2;

/** A seat that a request claims to own. */
interface ClaimedSeat {
  readonly code: string;
  readonly token?: string | undefined;
}

/** An attempt to use a code, a word or a name that may not exist. */
export interface Try {
  /** The code, word or name. */
  readonly what: string;
  /** Whether the person has been there before; they never wait. */
  readonly isBack?: (() => Promise<boolean>) | undefined;
  /** Whether the person has played here before; the limit shared by all addresses does not delay them. */
  readonly isTrusted?: (() => Promise<boolean>) | undefined;
  /** Whether the client has stopped waiting for the answer. */
  readonly isGone?: (() => boolean) | undefined;
}

/** A stored table. */
export type Found = NonNullable<Awaited<ReturnType<Stores['tables']['find']>>>;

/** The attempts of one address. */
interface Trying {
  /** Attempts with no result yet. */
  open: number;
  readonly waiting: Waiting;
  cancel: () => void;
}

/**
 * Limits attempts with codes, words and names that do not exist. An address with too many failures may only make one attempt
 * at a time, right or wrong, so that neither the answer nor its timing helps to guess. The code that most people at the
 * address are trying goes first, for all of them at once, so that a class gets in beside somebody who is guessing.
 */
export class Guesses {
  readonly #stores: Pick<Stores, 'tables' | 'identities'>;
  readonly #limiter: RateLimiter;
  readonly #after: After;
  readonly #claims = new Crowd(CLAIMS_AT_ONCE);
  readonly #trying = new Map<string, Trying>();
  /** Attempts of all addresses with no result yet. */
  #open = 0;

  constructor(stores: Pick<Stores, 'tables' | 'identities'>, limiter: RateLimiter, after = afterMachine) {
    this.#stores = stores;
    this.#limiter = limiter;
    this.#after = after;
  }

  /** Resolves when the attempt may begin; throws `Refused` if that takes too long. */
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

  /** Looks something up in turn; an empty result counts as a failed guess. */
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

  /** Whether the guest has played here before and is within their own rate limit. */
  async isTrusted(guest: { readonly identity: string } | undefined): Promise<boolean> {
    const { identities } = this.#stores;
    if (guest === undefined) return false;
    const known = await identities.recognize(guest.identity);
    if (known === undefined || !(await identities.hasPlayed(known.id))) return false;
    return this.#limiter.take('trials', known.id) === 0;
  }

  /**
   * Whether the token belongs to the seat: owners return even if a neighbor has used up the limits of their address. Also
   * `false` while too many lookups are running for the address.
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

  /** Milliseconds until the address may make another attempt, assuming that all open ones fail. */
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

  /** Starts the attempts of everybody who tries the same code; together they count as one. */
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

  /** Starts the next attempts, now or when the rate limit allows. */
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
