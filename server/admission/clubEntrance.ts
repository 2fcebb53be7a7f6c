import { matchMaker, type Room } from '@colyseus/core';
import type { PageMessage } from '../../src/net/contract/fromPage.ts';
import type { Moderator } from '../background/moderator.ts';
import { Crowd } from '../limits/crowd.ts';
import type { RateLimiter } from '../limits/rateLimiter.ts';
import { wordKeyOf } from '../match/skeleton.ts';
import type { Now } from '../process/clock.ts';
import { hashOf } from '../process/secrets.ts';
import type { Stores } from '../storage/storage.ts';
import { Refused, spend } from './refused.ts';
import { type Reservation, TableEntrance } from './tableEntrance.ts';
import type { ClubTicket } from './tickets.ts';
import type { Turn } from './waitingTries.ts';

interface ClubEntranceParts {
  readonly now: Now;
  readonly stores: Pick<Stores, 'identities' | 'clubs'>;
  readonly limiter: RateLimiter;
  readonly moderator: Pick<Moderator, 'isBlocked'>;
}

/** The id of a club's room: whoever knows the word finds it, in whichever process it is. */
const roomOf = (word: string): string => hashOf(`club ${wordKeyOf(word)}`);

/** Clubs of other processes asked at the same time for one address whether they know somebody. */
const ASKED_AT_ONCE = 2;

interface Known {
  knows(identity: string): boolean;
}

/** Lets people into clubs. Nothing is stored of them but who is the host. */
export class ClubEntrance {
  readonly #parts: ClubEntranceParts;
  readonly #entrance = new TableEntrance<ClubTicket>(ticket => matchMaker.joinOrCreate('club', ticket));
  readonly #asking = new Crowd(ASKED_AT_ONCE);

  constructor(parts: ClubEntranceParts) {
    this.#parts = parts;
  }

  /** Whether there is a club under this word. */
  async isOpen(word: string): Promise<boolean> {
    const wanted = { locked: false, name: 'club', private: false, code: roomOf(word) };
    return (await matchMaker.driver.findOne(wanted)) != null;
  }

  /**
   * Whether somebody is or was in the club of this word: a neighbor who has used up what an address may have must not keep
   * them out. `false` also while too many ask for this address.
   */
  async knows({ word, identity: secret }: PageMessage<'host' | 'enter'>, address: string): Promise<boolean> {
    const [code, identity] = [roomOf(word), hashOf(secret)];
    const here = matchMaker.getLocalRoomById(code) as (Room & Known) | undefined;
    if (here?.knows(identity) === true) return true;
    const leave = this.#asking.enter(address);
    if (leave === undefined) return false;
    try {
      if ((await this.#hostOf(code))?.host === identity) return true;
      if (here !== undefined || !(await this.isOpen(word))) return false;
      return (await matchMaker.remoteRoomCall<Room & Known>(code, 'knows', [identity])) === true;
    } catch {
      return false;
    } finally {
      leave();
    }
  }

  /** A word that leads nowhere is a guess, and so is one that a stranger wants to open: the answer tells whether it is taken. */
  async enter(message: PageMessage<'host' | 'enter'>, address: string, turn: Turn): Promise<Reservation> {
    const { limiter } = this.#parts;
    const { kind, word, identity: secret } = message;
    const code = roomOf(word);
    const isKnown = await this.knows(message, address);
    if (isKnown) spend(limiter, 'returns', { key: hashOf(secret), address });
    if (kind === 'host' && !isKnown) turn.wrong();
    if (!(await this.isOpen(word))) {
      const host = await this.#hostOf(code);
      // The list of rooms is lost, or the process does not run yet.
      if (host?.isHeld === true) throw new Refused('serverMoves');
      if (kind === 'enter') {
        if (host === undefined) turn.wrong();
        throw new Refused('unknownClub');
      }
      if (!isKnown) spend(limiter, 'openedThere', { key: address, address });
    }
    const name = await this.#nameOf(message);
    return this.#entrance.enter({ kind, code, word, name, secret, address, isKnown });
  }

  #hostOf(code: string): ReturnType<Stores['clubs']['find']> {
    return this.#parts.stores.clubs.find(code, this.#parts.now());
  }

  /** Somebody whom the operator has banned from names gets in without one as a host only. */
  async #nameOf({ kind, identity, name }: PageMessage<'host' | 'enter'>): Promise<string | undefined> {
    const { moderator, stores } = this.#parts;
    const known = await stores.identities.recognize(identity);
    if (known === undefined) return name;
    const isNameless = moderator.isBlocked('name', known.id);
    if (moderator.isBlocked('identity', known.id) || (isNameless && kind === 'enter'))
      throw new Refused('blocked');
    return isNameless ? undefined : name;
  }
}
