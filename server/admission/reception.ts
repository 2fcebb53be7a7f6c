import { matchMaker } from '@colyseus/core';
import { ratingBar } from '../../src/game/games.ts';
import { type PageMessage, readFromPage } from '../../src/net/contract/fromPage.ts';
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
import { MeetingPlace } from './meetingPlace.ts';
import { isExpected, missedAt, Refused, refusalOf, spend, spendOfAll } from './refused.ts';
import { type IsGone, type Reservation, TableEntrance } from './tableEntrance.ts';
import type { Arrival, SeekTicket, Ticket } from './tickets.ts';

/** Stands for the room id in the URL of a connection, since the session alone identifies the room. */
const ANY_ROOM = 'room';

interface Newcomer {
  readonly identity: string;
  readonly name?: string | undefined;
  readonly token?: string | undefined;
}

/** The same text for all players who can be paired. Where nothing can count, nobody has to choose the same. */
const wantedOf = ({ setup, clock, isRated }: PageMessage<'seek'>): string => {
  const { game, size, headStart, freePassing } = writeSetup(setup);
  const time = clock.kind === 'none' ? [] : [clock.initialSeconds, clock.incrementSeconds];
  const start = headStart === undefined ? [] : [headStart.color, headStart.kind, headStart.count];
  const passing = freePassing === true ? ['free passing'] : [];
  const stakes = isRated || ratingBar(setup) !== undefined ? [] : ['casual'];
  return [game, size, ...start, ...passing, ...stakes, 'clock', ...time].join(' ');
};

interface Opening {
  readonly arrival: Arrival;
  readonly address: string;
  readonly claim?: Claim;
}

interface ReceptionParts {
  readonly stores: Pick<Stores, 'identities' | 'tables' | 'meetings'>;
  readonly limiter: RateLimiter;
  readonly errors: ErrorReporter;
  readonly moderator: Pick<Moderator, 'isBlocked'>;
  readonly now: Now;
}

/** Lets pages into rooms: reads the request, identifies the browser, and finds or creates the room. */
export class Reception {
  readonly #stores: ReceptionParts['stores'];
  readonly #limiter: RateLimiter;
  readonly #errors: ErrorReporter;
  readonly #moderator: ReceptionParts['moderator'];
  readonly #now: Now;
  /** Codes being looked up right now. */
  #looking = 0;
  readonly #meetingPlace: MeetingPlace;
  readonly #entrance = new TableEntrance();

  constructor({ stores, limiter, errors, moderator, now }: ReceptionParts) {
    this.#stores = stores;
    this.#limiter = limiter;
    this.#errors = errors;
    this.#moderator = moderator;
    this.#now = now;
    this.#meetingPlace = new MeetingPlace(stores.meetings, now);
  }

  /** Throws only `Refused`. `isGone` says whether whoever asked no longer waits for the answer. */
  async admit(wanted: unknown, address: string, isGone: IsGone = () => false): Promise<Reservation> {
    if (matchMaker.state !== matchMaker.MatchMakerState.READY) throw new Refused('serverMoves');
    if (this.#moderator.isBlocked('address', address)) throw new Refused('blocked');
    try {
      return { ...(await this.#admit(wanted, address, isGone)), roomId: ANY_ROOM };
    } catch (error) {
      if (!isExpected(error)) this.#errors.report('a page could not enter a room', error);
      throw refusalOf(error);
    }
  }

  /** What a page shows before anybody sits down. A code that leads nowhere counts as a guess. */
  async invitation(code: string, address: string): Promise<Invitation | undefined> {
    await this.#mayGuess(address, async () => false);
    const table = readTable((await this.#lookAt(code, address))?.state);
    return table && invitationTo(table);
  }

  async #admit(wanted: unknown, address: string, isGone: IsGone): Promise<Reservation> {
    const { kind, ...payload } = (wanted ?? {}) as Readonly<Record<string, unknown>>;
    const message = readFromPage(kind, payload);
    switch (message?.kind) {
      case 'open':
        return this.#open(message, address);
      case 'meet':
        return this.#joinByWord(message, address);
      case 'sit':
        return this.#sit(message, address, isGone);
      case 'watch':
        await this.#find(message.code, address);
        return this.#entrance.enter({ kind: 'watch', code: message.code });
      case 'seek':
        return this.#seek(message, address);
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
        return await matchMaker.create('table', ticket);
      } catch (error) {
        if (refusalOf(error).reason !== 'codeTaken' || attempt === CODES_TO_TRY) throw error;
      }
    }
  }

  /**
   * A code leads to its table, any other word to the meeting under that word. The second player gets the game that the
   * first one chose.
   */
  async #joinByWord(message: PageMessage<'meet'>, address: string): Promise<Reservation> {
    const { word } = message;
    const code = parseCode(word);
    const known = { ...(await this.#identify(message, address)), token: undefined };
    const mayGuess = (): Promise<void> => this.#mayGuess(address, () => this.#isTrusted(word, message));
    if (code !== undefined) {
      await mayGuess();
      if ((await this.#lookAt(code, address)) !== undefined)
        return this.#entrance.enter({ kind: 'sit', code, arrival: known });
    }
    const arrival = { ...known, byWord: true };
    return this.#meetingPlace.enter(word, {
      identity: arrival.identity,
      mayGuess,
      hasGuessed: () => this.#noteGuess(address),
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
    return matchMaker.joinOrCreate('lobby', ticket);
  }

  async #sit(message: PageMessage<'sit'>, address: string, isGone: IsGone): Promise<Reservation> {
    const { code, token } = message;
    if (token !== undefined) spend(this.#limiter, 'returns', { key: hashOf(token), address });
    await this.#find(code, address, message);
    return this.#entrance.enter(
      { kind: 'sit', code, arrival: await this.#identify(message, address) },
      isGone,
    );
  }

  async #find(code: string, address: string, guest?: Newcomer): Promise<void> {
    await this.#mayGuess(address, () => this.#isTrusted(code, guest));
    const table = await this.#lookAt(code, address);
    const reason = table === undefined ? 'unknownTable' : missedAt(table.state, guest?.token, this.#now());
    if (reason !== undefined) throw new Refused(reason);
  }

  /**
   * After too many codes that lead nowhere, an address has to wait whatever it tries next. Wrong codes never reach the
   * matchmaker. If all addresses together are over the limit, people who are no strangers are still let in.
   */
  async #mayGuess(address: string, isTrusted: () => Promise<boolean>): Promise<void> {
    const own = this.#limiter.waitFor('guesses', address);
    const wait = Math.max(own, this.#limiter.waitForAll('guesses', address, this.#looking + 1));
    if (wait === 0 || (own === 0 && (await isTrusted()))) return;
    this.#limiter.refuse(address, own > 0 ? 'guesses' : 'guessesInAll');
    throw new Refused('tooMany', wait);
  }

  /** Looks up the table of a code that may be a guess. A lookup counts as a guess until its result is known. */
  async #lookAt(code: string, address: string): ReturnType<Stores['tables']['find']> {
    this.#looking += 1;
    try {
      const table = await this.#stores.tables.find(code);
      if (table === undefined) this.#noteGuess(address);
      return table;
    } finally {
      this.#looking -= 1;
    }
  }

  #noteGuess(address: string): void {
    this.#limiter.take('guesses', address);
    this.#limiter.takeOfAll('guesses', address);
  }

  /** Whether the guest has a seat there, or has played here before and does not try too often. */
  async #isTrusted(code: string, guest: Newcomer | undefined): Promise<boolean> {
    const { tables, identities } = this.#stores;
    if (guest === undefined) return false;
    if (guest.token !== undefined && (await tables.seatOf(code, hashOf(guest.token))) !== undefined)
      return true;
    const known = await identities.recognize(guest.identity);
    if (known === undefined || !(await identities.hasPlayed(known.id))) return false;
    return this.#limiter.take('trials', known.id) === 0;
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
