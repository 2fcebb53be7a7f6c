import type { Client } from '@colyseus/core';
import type { WebSocket } from 'ws';
import { readFromPage } from '../../src/net/contract/fromPage.ts';
import type { Goodbye, NetRefusal } from '../../src/net/contract/words.ts';
import { Refused, refusalOf } from '../admission/refused.ts';
import type { ClubTicket } from '../admission/tickets.ts';
import {
  type Club,
  type ClubOutcome,
  enterClub,
  hostClub,
  openClub,
  partFrom,
  type Speaker,
} from '../club/club.ts';
import { clubStateFor } from '../club/clubView.ts';
import { grantWish } from '../club/wishes.ts';
import type { RateLimiter } from '../limits/rateLimiter.ts';
import type { After, Now } from '../process/clock.ts';
import { hashOf } from '../process/secrets.ts';
import { GuardedRoom } from '../sockets/guardedRoom.ts';
import type { Reservations } from '../sockets/reservations.ts';
import { Session } from '../sockets/session.ts';
import type { Watchdog } from '../sockets/watchdog.ts';

interface ClubParts {
  readonly watchdog: Watchdog;
  readonly limiter: RateLimiter;
  readonly now: Now;
  readonly after: After;
  readonly reservations: Reservations;
}

/** In milliseconds. */
const PATIENCE = {
  /** Changes that come together are told together: forty people answer at once. */
  quiet: 250,
  /** A club without anybody in it. */
  empty: 600_000,
  /** A club whose host does not come back. */
  hostless: 3_600_000,
} as const;

/** Somebody's connection. */
interface Place {
  readonly session: Session;
  readonly speaker: Speaker;
}

/** A club while people are in it: connects the clients of Colyseus to what `server/club` decides. It keeps nothing. */
export abstract class ClubRoom extends GuardedRoom {
  protected abstract override readonly parts: ClubParts;
  readonly #places = new Map<Client, Place>();
  #club: Club | undefined;
  #cancelNews: (() => void) | undefined;
  #cancelEnd = (): void => {};

  override onCreate({ kind, code, word, name, secret }: ClubTicket): void {
    if (kind === 'enter') throw new Refused('unknownClub');
    this.roomId = code;
    this.#club = openClub(word, { identity: hashOf(secret), ...(name !== undefined && { name }) });
    this.onMessage('*', (client, kind, payload) => this.#receive(client, kind, payload));
  }

  override onJoin(client: Client, ticket: ClubTicket): void {
    if (ticket.isSuspect && !this.#isBesideOthers(ticket.address)) throw new Refused('tooMany');
    const speaker = this.#admit(ticket);
    this.expect(client);
    this.parts.watchdog.watch(client.ref as WebSocket);
    const place = { session: new Session(client, ticket.address), speaker };
    for (const [other, { session, speaker: who }] of this.#places)
      if (who === speaker) {
        this.#places.delete(other);
        session.dismiss('takenOver');
      }
    this.#places.set(client, place);
    this.#follow();
    this.#tell(place);
    this.#change();
  }

  override onLeave(client: Client): void {
    this.#part(client, 'away');
  }

  override onBeforeShutdown(): void {
    this.#dismissAll('serverMoves');
    void this.disconnect();
  }

  override onDispose(): void {
    this.#cancelNews?.();
    this.#cancelEnd();
  }

  get #current(): Club {
    if (this.#club === undefined) throw new Error('a club room without a club');
    return this.#club;
  }

  #isBesideOthers(address: string): boolean {
    return [...this.#places.values()].some(({ session }) => session.address === address);
  }

  #admit({ kind, secret, name = '' }: ClubTicket): Speaker {
    const identity = hashOf(secret);
    if (kind === 'host' || identity === this.#current.host.identity) {
      this.#club = admitted(hostClub(this.#current, { identity, ...(name !== '' && { name }) }));
      return 'host';
    }
    const { club, id } = admitted(enterClub(this.#current, { identity, name }));
    this.#club = club;
    return id;
  }

  #receive(client: Client, kind: unknown, payload: unknown): void {
    const place = this.#places.get(client);
    if (place === undefined) return;
    const message = readFromPage(kind, payload);
    const { session, speaker } = place;
    if (message?.kind === 'ping') session.send('pong', this.pong(message.sent));
    else if (message?.kind === 'leave') {
      this.#part(client, 'gone');
      session.dismiss('left');
    } else if (message?.kind === 'club') this.#apply(place, grantWish(this.#current, speaker, message.wish));
    else session.send('refused', { refusal: 'malformed' });
  }

  #apply(place: Place, { club, refusal, removed, isOver }: ClubOutcome): void {
    this.#club = club;
    if (refusal !== undefined) place.session.send('refused', { message: 'club', refusal });
    else this.#change();
    for (const [client, { session, speaker }] of this.#places)
      if (removed !== undefined && speaker === removed) {
        this.#places.delete(client);
        session.dismiss('clubRemoved');
      }
    if (isOver === true) this.#end();
  }

  #part(client: Client, presence: 'away' | 'gone'): void {
    const place = this.#places.get(client);
    if (place === undefined) return;
    this.#places.delete(client);
    this.#club = partFrom(this.#current, place.speaker, presence);
    this.#follow();
    this.#change();
  }

  /** Tells everybody soon what has changed by then. */
  #change(): void {
    this.#cancelNews ??= this.parts.after(PATIENCE.quiet, () => {
      this.#cancelNews = undefined;
      for (const place of this.#places.values()) this.#tell(place);
    });
  }

  #tell({ session, speaker }: Place): void {
    session.send('club', clubStateFor(this.#current, speaker));
  }

  /** A club stays while people reload their pages or lose the network together. */
  #follow(): void {
    this.autoDispose = false;
    this.#cancelEnd();
    const isEmpty = this.#places.size === 0;
    if (isEmpty || !this.#current.host.isHere)
      this.#cancelEnd = this.parts.after(isEmpty ? PATIENCE.empty : PATIENCE.hostless, () => this.#end());
  }

  #end(): void {
    this.#dismissAll('clubOver');
    void this.disconnect();
  }

  #dismissAll(reason: Goodbye): void {
    const places = [...this.#places.values()];
    this.#places.clear();
    for (const { session } of places) session.dismiss(reason);
  }
}

/** Throws `Refused` if they were not let in. */
const admitted = <T extends object>(verdict: T | NetRefusal): T => {
  if (typeof verdict === 'string') throw refusalOf(new Error(verdict));
  return verdict;
};
