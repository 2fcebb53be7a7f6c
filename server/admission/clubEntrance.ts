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
import { type Reservation, reserveSession } from './reservation.ts';
import { TableEntrance } from './tableEntrance.ts';
import type { ClubTicket } from './tickets.ts';
import type { Turn } from './waitingTries.ts';

interface ClubEntranceParts {
  readonly now: Now;
  readonly stores: Pick<Stores, 'identities' | 'clubs'>;
  readonly limiter: RateLimiter;
  readonly moderator: Pick<Moderator, 'isBlocked'>;
}

/** The id of a club's room, derived from the club's word and therefore the same in every process. */
const roomOf = (word: string): string => hashOf(`club ${wordKeyOf(word)}`);

/** Maximum number of simultaneous queries per address to clubs in other processes. */
const ASKED_AT_ONCE = 2;

interface Known {
  knows(identity: string): boolean;
}

/** Admits people to clubs. The storage learns nothing about them except who is the host. */
export class ClubEntrance {
  readonly #parts: ClubEntranceParts;
  readonly #entrance = new TableEntrance<ClubTicket>(ticket => reserveSession('club', ticket));
  readonly #asking = new Crowd(ASKED_AT_ONCE);

  constructor(parts: ClubEntranceParts) {
    this.#parts = parts;
  }

  /** Whether a club with this word is open. */
  async isOpen(word: string): Promise<boolean> {
    const wanted = { locked: false, name: 'club', private: false, code: roomOf(word) };
    return (await matchMaker.driver.findOne(wanted)) != null;
  }

  /**
   * Whether somebody is or was in the club of this word: they return even if a neighbor has used up the limits of their
   * address. Also `false` while too many queries are running for the address.
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

  /**
   * Admits somebody to a club. An unknown word counts as a guess, and so does a stranger's attempt to open a club under a
   * taken word, since the answer reveals that it is taken.
   */
  async enter(message: PageMessage<'host' | 'enter'>, address: string, turn: Turn): Promise<Reservation> {
    const { limiter } = this.#parts;
    const { kind, word, identity: secret } = message;
    const code = roomOf(word);
    const isKnown = await this.knows(message, address);
    if (isKnown) spend(limiter, 'returns', { key: hashOf(secret), address });
    if (kind === 'host' && !isKnown) turn.wrong();
    if (!(await this.isOpen(word))) {
      const host = await this.#hostOf(code);
      // The list of rooms is lost, or the process is still starting.
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

  /** A host whom the operator has barred from names enters without one; members need a name. */
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
