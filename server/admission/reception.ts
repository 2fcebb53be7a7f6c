import { matchMaker } from '@colyseus/core';
import type { PageMessage } from '../../src/net/contract/fromPage.ts';
import { writeSetup } from '../../src/net/contract/settings.ts';
import { parseCode } from '../../src/net/contract/texts.ts';
import type { ErrorReporter } from '../background/errorReporter.ts';
import type { Moderator } from '../background/moderator.ts';
import type { RateLimiter } from '../limits/rateLimiter.ts';
import { type Invitation, invitationTo } from '../match/invitation.ts';
import { readTable } from '../match/storedTable.ts';
import type { Now } from '../process/clock.ts';
import { CODES_TO_TRY, hashOf, newCode } from '../process/secrets.ts';
import type { Claim } from '../storage/meetings.ts';
import type { Stores } from '../storage/storage.ts';
import { ClubEntrance } from './clubEntrance.ts';
import { type Found, Guesses } from './guesses.ts';
import { MeetingPlace } from './meetingPlace.ts';
import { isExpected, missedAt, Refused, refusalOf, spend, spendOfAll } from './refused.ts';
import { type Reservation, reserveSession } from './reservation.ts';
import { type IsGone, TableEntrance } from './tableEntrance.ts';
import type { Arrival, SeekTicket, Ticket } from './tickets.ts';
import { Tries } from './tries.ts';
import { NO_TURN, type Turn } from './waitingTries.ts';
import { isSeatedAt, messageOf, wantedOf } from './wanted.ts';

/** Stands for the room id in the URL of a connection, since the session alone identifies the room. */
const ANY_ROOM = 'room';

interface Newcomer {
  readonly identity: string;
  readonly name?: string | undefined;
  readonly token?: string | undefined;
}

interface Opening {
  readonly arrival: Arrival;
  readonly address: string;
  readonly claim?: Claim;
}

/** An admitted request. */
interface Visit {
  readonly address: string;
  readonly turn: Turn;
  readonly isGone: IsGone;
}

interface ReceptionParts {
  readonly stores: Pick<Stores, 'identities' | 'tables' | 'meetings' | 'clubs'>;
  readonly limiter: RateLimiter;
  readonly errors: ErrorReporter;
  readonly moderator: Pick<Moderator, 'isBlocked'>;
  readonly now: Now;
}

/** Admits pages to rooms: reads the request, identifies the browser, and finds or creates the room. */
export class Reception {
  readonly #stores: ReceptionParts['stores'];
  readonly #limiter: RateLimiter;
  readonly #errors: ErrorReporter;
  readonly #moderator: ReceptionParts['moderator'];
  readonly #now: Now;
  readonly #meetingPlace: MeetingPlace;
  readonly #guesses: Guesses;
  readonly #entrance = new TableEntrance<Ticket>(ticket => reserveSession('table', ticket));
  readonly #clubs: ClubEntrance;
  readonly #tries: Tries;

  constructor({ stores, limiter, errors, moderator, now }: ReceptionParts) {
    this.#stores = stores;
    this.#limiter = limiter;
    this.#errors = errors;
    this.#moderator = moderator;
    this.#now = now;
    this.#meetingPlace = new MeetingPlace(stores.meetings, now);
    this.#guesses = new Guesses(stores, limiter);
    this.#clubs = new ClubEntrance({ limiter, moderator, stores, now });
    const { identities } = stores;
    const [guesses, clubs, meetingPlace] = [this.#guesses, this.#clubs, this.#meetingPlace];
    this.#tries = new Tries({ guesses, clubs, meetingPlace, identities });
  }

  /**
   * Counts a request against its address; throws `Refused` above the limit, except for people who return to their seat or
   * club.
   */
  async knock(wanted: unknown, address: string, isGone?: IsGone): Promise<Turn> {
    const wait = this.#limiter.take('joins', address);
    const message = messageOf(wanted);
    if (wait > 0 && !(await this.#isBackAtOnce(message, address))) {
      this.#limiter.refuse(address, 'joins');
      throw new Refused('tooMany', wait);
    }
    const tried = this.#tries.of(message, address);
    return tried === undefined ? NO_TURN : this.#guesses.turn(address, { ...tried, isGone });
  }

  async #isBackAtOnce(message: PageMessage | undefined, address: string): Promise<boolean> {
    if (message?.kind === 'sit') return this.#guesses.areSeatedAt(message, address);
    const isForClub = message?.kind === 'host' || message?.kind === 'enter';
    return isForClub && this.#clubs.knows(message, address);
  }

  /** Looks something up by a name that may be a guess. */
  attempt<T>(name: string, address: string, look: () => Promise<T | undefined>): Promise<T | undefined> {
    return this.#guesses.attempt(address, { what: name }, look);
  }

  /** Throws only `Refused`. `isGone` tells whether the client has stopped waiting. */
  async admit(
    wanted: unknown,
    address: string,
    { isGone = () => false, turn = NO_TURN }: { readonly isGone?: IsGone; readonly turn?: Turn } = {},
  ): Promise<Reservation> {
    if (matchMaker.state !== matchMaker.MatchMakerState.READY) throw new Refused('serverMoves');
    if (this.#moderator.isBlocked('address', address)) throw new Refused('blocked');
    try {
      return { ...(await this.#admit(wanted, { address, turn, isGone })), roomId: ANY_ROOM };
    } catch (error) {
      if (!isExpected(error)) this.#errors.report('a page could not enter a room', error);
      throw refusalOf(error);
    }
  }

  /** The table that a guest is invited to. An unknown code counts as a guess. */
  async invitation(code: string, address: string): Promise<Invitation | 'noTable' | undefined> {
    const found = await this.attempt(code, address, () => this.#stores.tables.find(code));
    const table = readTable(found?.state);
    return found === undefined ? 'noTable' : table && invitationTo(table);
  }

  async #admit(wanted: unknown, { address, turn, isGone }: Visit): Promise<Reservation> {
    const message = messageOf(wanted);
    switch (message?.kind) {
      case 'open':
        return this.#open(message, address);
      case 'meet':
        return this.#joinByWord(message, address, turn);
      case 'sit':
        return this.#sit(message, { address, turn, isGone });
      case 'watch':
        await this.#find(message.code, turn);
        return this.#entrance.enter({ kind: 'watch', code: message.code });
      case 'seek':
        return this.#seek(message, address);
      case 'host':
      case 'enter':
        return this.#clubs.enter(message, address, turn);
      default:
        throw new Refused('malformed');
    }
  }

  async #open(message: PageMessage<'open'>, address: string): Promise<Reservation> {
    spend(this.#limiter, 'openedThere', { key: address, address });
    return this.#openTable(message, { arrival: await this.#identify(message, address), address });
  }

  /** Opens a table for the sender of `message`. */
  async #openTable(
    { setup, clock, isRated, color }: PageMessage<'open' | 'meet'>,
    { arrival, address, claim }: Opening,
  ): Promise<Reservation> {
    spend(this.#limiter, 'opened', { key: arrival.identity, address });
    const leads = claim === undefined ? {} : { claim };
    const terms = { setup: writeSetup(setup), clock, isRated, color };
    const plan = { kind: 'open', ...terms, arrival, ...leads } as const;
    for (let attempt = 1; ; attempt++) {
      const ticket: Ticket = { ...plan, code: newCode() };
      try {
        return await reserveSession('table', ticket, 'create');
      } catch (error) {
        if (refusalOf(error).reason !== 'codeTaken' || attempt === CODES_TO_TRY) throw error;
      }
    }
  }

  /**
   * Enters the table of a code, or the table where two people meet under a word. The second player gets the game that the
   * first one chose.
   */
  async #joinByWord(message: PageMessage<'meet'>, address: string, turn: Turn): Promise<Reservation> {
    const { word } = message;
    const code = parseCode(word);
    const known = { ...(await this.#identify(message, address)), token: undefined };
    if (code !== undefined && (await this.#stores.tables.find(code)) !== undefined)
      return this.#entrance.enter({ kind: 'sit', code, arrival: known });
    if (await this.#clubs.isOpen(word)) throw new Refused('isClub');
    const arrival = { ...known, byWord: true };
    return this.#meetingPlace.enter(word, {
      identity: arrival.identity,
      hasGuessed: () => turn.wrong(),
      open: claim => {
        spend(this.#limiter, 'openedThere', { key: address, address });
        return this.#openTable(message, { arrival, address, claim });
      },
      sit: async code => this.#entrance.enter({ kind: 'sit', code, arrival }),
    });
  }

  async #seek(message: PageMessage<'seek'>, address: string): Promise<Reservation> {
    const { clock, isRated } = message;
    spend(this.#limiter, 'seeks', { key: address, address });
    const ticket: SeekTicket = {
      wanted: wantedOf(message),
      setup: writeSetup(message.setup),
      clock,
      isRated,
      arrival: await this.#identify(message, address),
    };
    return reserveSession('lobby', ticket);
  }

  async #sit(message: PageMessage<'sit'>, { address, turn, isGone }: Visit): Promise<Reservation> {
    const { code, token } = message;
    if (token !== undefined) spend(this.#limiter, 'returns', { key: hashOf(token), address });
    const table = await this.#find(code, turn, token);
    const isHolder = isSeatedAt(table.state, token);
    const arrival = { ...(await this.#identify(message, address)), isHolder };
    return this.#entrance.enter({ kind: 'sit', code, arrival }, isGone);
  }

  async #find(code: string, turn: Turn, token?: string): Promise<Found> {
    const table = await this.#stores.tables.find(code);
    if (table === undefined) {
      turn.wrong();
      throw new Refused('unknownTable');
    }
    const reason = missedAt(table.state, token, this.#now());
    if (reason !== undefined) throw new Refused(reason);
    return table;
  }

  /** A name in the request replaces the stored one. */
  async #identify({ identity: secret, name: brought, token }: Newcomer, address: string): Promise<Arrival> {
    const { identities } = this.#stores;
    const isNew = (await identities.recognize(secret)) === undefined;
    if (isNew) spend(this.#limiter, 'newcomers', { key: address, address });
    if (isNew) spendOfAll(this.#limiter, 'newcomers', address);
    const { id, name: known } = await identities.identify(secret, this.#now());
    if (this.#moderator.isBlocked('identity', id)) throw new Refused('blocked');
    const name = this.#moderator.isBlocked('name', id) ? undefined : brought;
    if (name !== undefined && name !== known) await identities.rename(id, name);
    return { identity: id, name: name ?? known, token, address };
  }
}
