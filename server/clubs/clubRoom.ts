import type { Client } from '@colyseus/core';
import type { MemberId } from '../../src/net/contract/club.ts';
import { readFromPage } from '../../src/net/contract/fromPage.ts';
import { Refused } from '../admission/refused.ts';
import type { ClubTicket } from '../admission/tickets.ts';
import {
  type Club,
  type ClubOutcome,
  enterClub,
  forgetIn,
  hostClub,
  memberOf,
  openClub,
  partFrom,
  type Speaker,
} from '../club/club.ts';
import { clubStateFor, roundOf } from '../club/clubView.ts';
import { knock, type Newcomer, withoutKnock } from '../club/door.ts';
import { grantWish, type Wished } from '../club/wishes.ts';
import type { RateLimiter } from '../limits/rateLimiter.ts';
import { hashOf, newSeed } from '../process/secrets.ts';
import { GuardedRoom, type GuardParts } from '../sockets/guardedRoom.ts';
import { Session } from '../sockets/session.ts';
import type { ClubPlayer } from './clubTables.ts';
import { HeldWord } from './heldWord.ts';
import { admitted, Knocks, Newcomers } from './newcomers.ts';
import { type Place, Places } from './places.ts';
import { type RoundParts, RoundTables } from './roundTables.ts';

interface ClubParts extends RoundParts, GuardParts {
  /** All clubs of this process. */
  readonly clubs: Set<ClubRoom>;
  readonly limiter: RateLimiter;
}

const PATIENCE = {
  /** Delay that batches changes: forty people may answer at once. */
  quiet: 250,
  /** Until an empty club ends. */
  empty: 600_000,
  /** Until a club ends whose host does not return. */
  hostless: 3_600_000,
} as const;

const isPairing = ({ speaker, wish }: Wished): boolean =>
  speaker === 'host' && (wish.do === 'play' || wish.do === 'round');

/**
 * Connects Colyseus clients to the rules in `server/club` while people are in a club. Only the word and its host are stored.
 */
export abstract class ClubRoom extends GuardedRoom {
  protected abstract override readonly parts: ClubParts;
  readonly #places = new Places();
  /** Everybody who has come, as players for later rounds. */
  readonly #players = new Map<MemberId, ClubPlayer>();
  #club: Club | undefined;
  #tables: RoundTables | undefined;
  /** The table that each session was sent to last. */
  readonly #sentTo = new WeakMap<Session, string>();
  #isOver = false;
  #cancelNews: (() => void) | undefined;
  #cancelEnd = (): void => {};
  #held: HeldWord | undefined;
  readonly #knocks = new Knocks((...when) => this.parts.after(...when));
  #newcomers: Newcomers | undefined;
  /** Whether the word is freed when the room ends. */
  #isDone = false;

  override async onCreate({ kind, code, word, name, secret }: ClubTicket): Promise<void> {
    if (kind === 'enter') throw new Refused('unknownClub');
    this.roomId = code;
    const lost = (): void => this.onBeforeShutdown();
    const { clubs } = this.parts.storage;
    this.#held = new HeldWord({ ...this.parts, clubs, lost }, { word: code, host: hashOf(secret) });
    const held = await this.#held.hold();
    if (held !== 'held') throw new Refused(held === 'taken' ? 'clubTaken' : 'serverMoves');
    this.#newcomers = new Newcomers(this.parts.limiter);
    this.parts.clubs.add(this);
    this.#club = openClub(word, { identity: hashOf(secret), ...(name !== undefined && { name }) });
    this.#tables = new RoundTables(this.parts, change => {
      const { games } = this.#current;
      const changed = games && change(games);
      if (changed !== games) this.#become({ ...this.#current, games: changed });
    });
    this.onMessage('*', (client, kind, payload) => this.#receive(client, kind, payload));
  }

  override onJoin(client: Client, ticket: ClubTicket): void {
    const speaker = this.#admit(ticket);
    this.expect(client);
    const place = { session: new Session(client, ticket.address), speaker };
    this.#places.take(client, place);
    this.#follow();
    this.#tell(place);
    this.#tellSeats();
    this.#change();
  }

  override onLeave(client: Client): void {
    super.onLeave(client);
    this.#part(client, 'away');
  }

  override onBeforeShutdown(): void {
    this.#places.dismissAll('serverMoves');
    void this.disconnect();
  }

  override async onDispose(): Promise<void> {
    this.#isOver = true;
    this.parts.clubs.delete(this);
    this.#tables?.stop();
    this.#cancelNews?.();
    this.#cancelEnd();
    this.#knocks.stop();
    if (this.#club !== undefined) await this.#held?.release(this.#isDone);
  }

  /** Removes the data of an identity that is being deleted. */
  forget(identity: string): void {
    if (!this.knows(identity) && this.#current.door.knocks.every(one => one.identity !== identity)) return;
    const member = this.#current.members.find(one => one.identity === identity);
    if (member !== undefined) this.#places.dismiss(member.id, 'left');
    this.#become(forgetIn(this.#current, identity));
  }

  /** Whether the identity is or was here and was not removed. */
  knows(identity: string): boolean {
    if (this.#club === undefined) return false;
    const { host, members, removed } = this.#club;
    if (removed.includes(identity)) return false;
    return host.identity === identity || members.some(member => member.identity === identity);
  }

  get #current(): Club {
    if (this.#club === undefined) throw new Error('a club room without a club');
    return this.#club;
  }

  #admit({ kind, secret, name = '', address }: ClubTicket): Speaker {
    const identity = hashOf(secret);
    if (kind === 'host' || identity === this.#current.host.identity) {
      this.#become(admitted(hostClub(this.#current, { identity, ...(name !== '' && { name }) })));
      return 'host';
    }
    const entered = enterClub(this.#current, { identity, name });
    if (entered === 'clubClosed') this.#knock({ identity, name });
    const { club, id } = admitted(entered);
    if (id > this.#current.numbered) this.#newcomers?.count(address);
    this.#players.set(id, { member: id, secret, name: memberOf(club, id)?.name ?? name, address });
    this.#become(club);
    return id;
  }

  #knock(newcomer: Newcomer): void {
    this.#become(knock(this.#current, newcomer));
    this.#knocks.hear(newcomer.identity, () => this.#become(withoutKnock(this.#current, newcomer.identity)));
  }

  #receive(client: Client, kind: unknown, payload: unknown): void {
    const place = this.#places.at(client);
    if (place === undefined) return;
    const message = readFromPage(kind, payload);
    const { session, speaker } = place;
    if (message?.kind === 'ping') session.send('pong', this.pong(message.sent));
    else if (message?.kind === 'leave') {
      this.#part(client, 'gone');
      session.dismiss('left');
    } else if (message?.kind === 'club') {
      const wished = { speaker, wish: message.wish };
      if (this.#isTooMuch(wished)) session.send('refused', { message: 'club', refusal: 'tooMany' });
      else this.#apply(place, wished);
    } else session.send('refused', { refusal: 'malformed' });
  }

  /** Rate limit on pairing, which takes time and opens a table for each pair. */
  #isTooMuch(wished: Wished): boolean {
    return isPairing(wished) && this.parts.limiter.waitFor('pairings', this.roomId) > 0;
  }

  #apply({ session }: Place, wished: Wished): void {
    const outcome: ClubOutcome = grantWish(this.#current, wished, { seed: newSeed() });
    const { club, refusal, removed, recalled, isOver } = outcome;
    if (refusal !== undefined) {
      session.send('refused', { message: 'club', refusal });
      return;
    }
    if (isPairing(wished)) this.parts.limiter.take('pairings', this.roomId);
    this.#become(club);
    const round = recalled === undefined ? undefined : roundOf(club, recalled);
    if (round !== undefined) session.send('round', round);
    if (removed !== undefined) this.#places.dismiss(removed, 'clubRemoved');
    if (isOver === true) {
      this.#isDone = true;
      this.#end();
    }
  }

  #part(client: Client, presence: 'away' | 'gone'): void {
    const place = this.#places.leave(client);
    if (place === undefined) return;
    this.#become(partFrom(this.#current, place.speaker, presence));
    this.#follow();
  }

  /** Every change of the club goes through here, and everything that depends on it follows. */
  #become(club: Club): void {
    this.#club = club;
    this.#tables?.follow(club.games, this.#players);
    this.#tellSeats();
    this.#change();
  }

  /** Schedules sending the state to everybody. */
  #change(): void {
    if (this.#isOver) return;
    this.#cancelNews ??= this.parts.after(PATIENCE.quiet, () => {
      this.#cancelNews = undefined;
      for (const place of this.#places.all) this.#tell(place);
    });
  }

  #tell({ session, speaker }: Place): void {
    session.send('club', clubStateFor(this.#current, speaker));
  }

  /** Sends every player once to the table of their unfinished game. */
  #tellSeats(): void {
    for (const { session, speaker } of this.#places.all) {
      const seat = speaker === 'host' ? undefined : this.#tables?.seatOf(speaker);
      if (seat === undefined || this.#sentTo.get(session) === seat.code) continue;
      this.#sentTo.set(session, seat.code);
      session.send('found', seat);
    }
  }

  /** Decides when the club ends: it outlives page reloads and network failures that affect everybody at once. */
  #follow(): void {
    this.autoDispose = false;
    this.#cancelEnd();
    const { isEmpty } = this.#places;
    if (isEmpty || !this.#current.host.isHere)
      this.#cancelEnd = this.parts.after(isEmpty ? PATIENCE.empty : PATIENCE.hostless, () => this.#end());
  }

  /** Ends the room; frees the word if nobody but the host was ever there. */
  #end(): void {
    this.#isDone ||= this.#current.numbered === 0;
    this.#places.dismissAll('clubOver');
    void this.disconnect();
  }
}
