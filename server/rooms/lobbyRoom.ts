import type { Client } from '@colyseus/core';
import type { WebSocket } from 'ws';
import { readFromPage } from '../../src/net/contract/fromPage.ts';
import type { Now } from '../clock.ts';
import type { Storage } from '../storage/storage.ts';
import { GuardedRoom } from './guardedRoom.ts';
import type { Log } from './log.ts';
import type { Places } from './places.ts';
import { reserveTable } from './reserving.ts';
import { NEVER_MILLISECONDS } from './roomTimes.ts';
import type { SeekTicket } from './tickets.ts';
import { Visitor } from './visitor.ts';
import type { Watchdog } from './watchdog.ts';

interface LobbyParts {
  readonly storage: Storage;
  readonly openings: readonly string[];
  readonly log: Log;
  readonly watchdog: Watchdog;
  readonly now: Now;
  readonly places: Places;
}

interface Seeker {
  readonly client: Client;
  readonly visitor: Visitor;
  readonly ticket: SeekTicket;
}

/** Where those wait who want to play the same with anybody. Two who meet are told where their table is. */
export abstract class LobbyRoom extends GuardedRoom {
  protected abstract override readonly parts: LobbyParts;
  override patchRate = NEVER_MILLISECONDS;
  readonly #here = new Map<Client, Visitor>();
  #waiting: readonly Seeker[] = [];

  override onCreate(): void {
    this.onMessage('*', (client, kind, payload) => this.#hear(client, kind, payload));
  }

  override onJoin(client: Client, ticket: SeekTicket): void {
    this.expect(client);
    this.parts.watchdog.watch(client.ref as WebSocket);
    const visitor = new Visitor(client);
    this.#here.set(client, visitor);
    this.#seat({ client, visitor, ticket });
  }

  override onLeave(client: Client): void {
    this.#here.delete(client);
    this.#waiting = this.#waiting.filter(seeker => seeker.client !== client);
  }

  override onBeforeShutdown(): void {
    for (const visitor of this.#here.values()) visitor.dismiss('serverMoves');
    void this.disconnect();
  }

  /** Nobody meets a second page of one's own. */
  #seat(seeker: Seeker): void {
    const other = this.#waiting.find(
      ({ ticket }) => ticket.arrival.identity !== seeker.ticket.arrival.identity,
    );
    if (other === undefined) this.#waiting = [...this.#waiting, seeker];
    else {
      this.#waiting = this.#waiting.filter(waiting => waiting !== other);
      void this.#bringTogether(other, seeker);
    }
  }

  async #bringTogether(one: Seeker, other: Seeker): Promise<void> {
    const { storage, log } = this.parts;
    try {
      const seats = await reserveTable(storage, [one.ticket, other.ticket], this.parts);
      const stayed = [one, other].filter(({ client }) => this.#here.has(client));
      if (stayed.length < 2) for (const seeker of stayed) this.#seat(seeker);
      else
        [one, other].forEach(({ visitor }, index) => {
          visitor.tell('found', seats[index] ?? seats[0]);
          visitor.leave();
        });
    } catch (error) {
      log.error({ err: error }, 'two who met could not be given a table');
      for (const { visitor } of [one, other]) visitor.dismiss('serverMoves');
    }
  }

  #hear(client: Client, kind: unknown, payload: unknown): void {
    const visitor = this.#here.get(client);
    const message = readFromPage(kind, payload);
    if (message?.kind === 'ping') visitor?.tell('pong', { sent: message.sent, now: this.parts.now() });
    else if (message?.kind === 'leave') visitor?.dismiss('left');
    else visitor?.tell('refused', { refusal: 'malformed' });
  }
}
