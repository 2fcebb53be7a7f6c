import type { Client } from '@colyseus/core';
import { readFromPage } from '../../src/net/contract/fromPage.ts';
import { PATIENCE } from '../../src/net/contract/limits.ts';
import type { SeekTicket } from '../admission/tickets.ts';
import type { Absences } from '../limits/absences.ts';
import type { After } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import type { Tally } from '../process/tally.ts';
import { GuardedRoom, type GuardParts } from '../sockets/guardedRoom.ts';
import { Session } from '../sockets/session.ts';
import type { Storage } from '../storage/storage.ts';
import { Pairings } from './pairings.ts';
import { reserveTable } from './reserving.ts';

interface LobbyParts extends GuardParts {
  readonly storage: Storage;
  readonly openings: readonly string[];
  readonly log: Log;
  readonly after: After;
  readonly absences: Absences;
  readonly tally: Tally;
}

interface Seeker {
  readonly client: Client;
  readonly session: Session;
  readonly ticket: SeekTicket;
  readonly since: number;
}

const identityOf = ({ ticket }: Seeker): string => ticket.arrival.identity;

/** The queue for one kind of game. When two players match, both are sent to a table. */
export abstract class LobbyRoom extends GuardedRoom {
  protected abstract override readonly parts: LobbyParts;
  readonly #here = new Map<Client, Session>();
  #waiting: readonly Seeker[] = [];
  #pairings: Pairings | undefined;

  override onCreate(): void {
    const { storage, log, now, after, absences } = this.parts;
    const settled = (): void => this.#settled();
    this.#pairings = new Pairings({ tables: storage.tables, log, now, after, absences, settled });
    this.onMessage('*', (client, kind, payload) => this.#receive(client, kind, payload));
  }

  override onJoin(client: Client, ticket: SeekTicket): void {
    this.expect(client);
    const session = new Session(client);
    this.#here.set(client, session);
    const seeker = { client, session, ticket, since: performance.now() };
    this.parts.tally.waits(1);
    if (!this.#hasToWait(seeker)) this.#seat(seeker);
  }

  /** Refuses a player who keeps missing or leaving games. */
  #hasToWait({ session, ticket }: Seeker): boolean {
    const { absences, now } = this.parts;
    if (absences.waitFor(ticket.arrival, now()) === 0) return false;
    session.send('refused', { message: 'seek', refusal: 'missedOften' });
    session.dismiss('tooMany');
    return true;
  }

  override onLeave(client: Client): void {
    super.onLeave(client);
    if (this.#here.delete(client)) this.parts.tally.waits(-1);
    this.#waiting = this.#waiting.filter(seeker => seeker.client !== client);
  }

  override onBeforeShutdown(): void {
    this.#pairings?.forget();
    for (const session of this.#here.values()) session.dismiss('serverMoves');
    void this.disconnect();
  }

  /**
   * Adds a player to the queue. They may be returning from a game that was just found for them, so it checks whether they
   * came to it.
   */
  #seat(seeker: Seeker): void {
    this.#waiting = [...this.#waiting, seeker];
    void this.#pairings?.look(seeker.ticket.arrival);
    this.#match();
  }

  /** A pairing has been resolved, so more players may be available. */
  #settled(): void {
    this.#waiting = this.#waiting.filter(seeker => !this.#hasToWait(seeker));
    this.autoDispose = this.#pairings?.isEmpty !== false;
    this.#match();
  }

  /**
   * Pairs compatible players. Those who have missed the fewest games go first, so that a player whose opponent never came is
   * next. Nobody is paired with their own second page, with an opponent who just failed to come or stay, or twice at once.
   */
  #match(): void {
    const { absences, now } = this.parts;
    const missed = ({ ticket }: Seeker): number => absences.missedBy(ticket.arrival, now());
    const free = this.#waiting
      .filter(seeker => this.#pairings?.isExpected(identityOf(seeker)) !== true)
      .toSorted((one, other) => missed(one) - missed(other));
    for (const one of free) {
      const other = free.find(seeker => this.#suit(one, seeker));
      if (other === undefined) continue;
      this.#waiting = this.#waiting.filter(seeker => seeker !== one && seeker !== other);
      void this.#bringTogether(one, other);
      this.#match();
      return;
    }
  }

  #suit(one: Seeker, other: Seeker): boolean {
    if (identityOf(one) === identityOf(other)) return false;
    return this.#pairings?.areApart(one.ticket.arrival, other.ticket.arrival) !== true;
  }

  async #bringTogether(one: Seeker, other: Seeker): Promise<void> {
    const { storage, log, tally } = this.parts;
    try {
      const { seats } = await reserveTable(
        storage,
        {
          arrivals: [one.ticket.arrival, other.ticket.arrival],
          terms: { ...one.ticket, patience: PATIENCE.seating },
        },
        this.parts,
      );
      const stayed = [one, other].filter(({ client }) => this.#here.has(client));
      if (stayed.length < 2) for (const seeker of stayed) this.#seat(seeker);
      else {
        this.autoDispose = false;
        tally.paired([one, other].map(({ since }) => performance.now() - since));
        this.#pairings?.expect(seats[0].code, [one.ticket.arrival, other.ticket.arrival]);
        [one, other].forEach(({ session }, index) => {
          session.send('found', seats[index] ?? seats[0]);
          session.leave();
        });
      }
    } catch (error) {
      const forgotten = await this.#forgottenOf([one, other]);
      const sent = forgotten.length > 0 ? forgotten : [one, other];
      if (forgotten.length === 0) log.error({ err: error }, 'a table for two players could not be opened');
      for (const seeker of [one, other])
        if (sent.includes(seeker)) seeker.session.dismiss('serverMoves');
        else if (this.#here.has(seeker.client)) this.#seat(seeker);
    }
  }

  /** The waiting players who have meanwhile deleted their data, whom nobody can play. */
  async #forgottenOf(seekers: readonly Seeker[]): Promise<readonly Seeker[]> {
    const { identities } = this.parts.storage;
    const isForgotten = (seeker: Seeker): Promise<boolean> =>
      identities.find(identityOf(seeker)).then(
        found => found === undefined,
        () => false,
      );
    const answers = await Promise.all(seekers.map(isForgotten));
    return seekers.filter((_, index) => answers[index]);
  }

  #receive(client: Client, kind: unknown, payload: unknown): void {
    const session = this.#here.get(client);
    const message = readFromPage(kind, payload);
    if (message?.kind === 'ping') session?.send('pong', this.pong(message.sent));
    else if (message?.kind === 'leave') session?.dismiss('left');
    else session?.send('refused', { refusal: 'malformed' });
  }
}
