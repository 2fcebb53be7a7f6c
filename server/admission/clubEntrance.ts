import { matchMaker } from '@colyseus/core';
import type { PageMessage } from '../../src/net/contract/fromPage.ts';
import type { Moderator } from '../background/moderator.ts';
import type { RateLimiter } from '../limits/rateLimiter.ts';
import { wordKeyOf } from '../match/skeleton.ts';
import { hashOf } from '../process/secrets.ts';
import type { Stores } from '../storage/storage.ts';
import type { Guesses } from './guesses.ts';
import { Refused, spend } from './refused.ts';
import { type Reservation, TableEntrance } from './tableEntrance.ts';
import type { ClubTicket } from './tickets.ts';

interface ClubEntranceParts {
  readonly stores: Pick<Stores, 'identities'>;
  readonly limiter: RateLimiter;
  readonly guesses: Guesses;
  readonly moderator: Pick<Moderator, 'isBlocked'>;
}

/** The id of a club's room: whoever knows the word finds it, in whichever process it is. */
const roomOf = (word: string): string => hashOf(`club ${wordKeyOf(word)}`);

/** Lets people into clubs. Nothing is stored of them. */
export class ClubEntrance {
  readonly #parts: ClubEntranceParts;
  readonly #entrance = new TableEntrance<ClubTicket>(ticket => matchMaker.joinOrCreate('club', ticket));

  constructor(parts: ClubEntranceParts) {
    this.#parts = parts;
  }

  /** Whether there is a club under this word. */
  async isOpen(word: string): Promise<boolean> {
    const wanted = { locked: false, name: 'club', private: false, code: roomOf(word) };
    return (await matchMaker.driver.findOne(wanted)) != null;
  }

  /**
   * A whole school shares an address: its pupils come in although others there have entered too many words that lead
   * nowhere, once one of them is in the club.
   */
  async enter(message: PageMessage<'host' | 'enter'>, address: string): Promise<Reservation> {
    const { limiter, guesses } = this.#parts;
    const { kind, word, identity: secret } = message;
    const isSuspect = guesses.isSuspect(address);
    if (!(await this.isOpen(word))) {
      if (kind === 'enter') {
        guesses.note(address);
        throw new Refused(isSuspect ? 'tooMany' : 'unknownClub');
      }
      spend(limiter, 'openedThere', { key: address, address });
    }
    const name = await this.#nameOf(message);
    return this.#entrance.enter({ kind, code: roomOf(word), word, name, secret, address, isSuspect });
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
