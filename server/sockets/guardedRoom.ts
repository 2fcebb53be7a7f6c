import { type Client, ClientState, CloseCode, Room } from '@colyseus/core';
import type { ServerPayload } from '../../src/net/contract/fromServer.ts';
import { BOUNDS } from '../limits/allowances.ts';
import type { Now } from '../process/clock.ts';
import type { PageSocket } from './pageSocket.ts';
import type { Reservations } from './reservations.ts';
import type { Watchdog } from './watchdog.ts';

/** Turns off the patch timer of Colyseus, which would wake each room sixty times a second. */
const NEVER_MILLISECONDS = 0x7fff_ffff;

/** The dependencies of every room for its connections. */
export interface GuardParts {
  readonly reservations: Reservations;
  readonly watchdog: Watchdog;
  readonly now: Now;
}

/** A room whose connections are `PageSocket`s, found by their reserved sessions. */
export abstract class GuardedRoom extends Room {
  protected abstract readonly parts: GuardParts;
  override patchRate = NEVER_MILLISECONDS;
  #ending: Promise<void> | undefined;
  #whenEmpty = (): void => {};

  /** Called by the process that has admitted somebody. */
  expects(sessionId: string, holder?: string): void {
    this.parts.reservations.keep(sessionId, { room: this, holder });
  }

  awaits(sessionId: string): boolean {
    return this.#ending === undefined && this.hasReservedSeat(sessionId);
  }

  /** Nobody gets a seat in a room that ends. */
  override hasReachedMaxClients(): boolean {
    return this.#ending !== undefined || super.hasReachedMaxClients();
  }

  override onLeave(_client: Client): void {
    if (this.clients.length === 0) this.#whenEmpty();
  }

  override disconnect(code: number = CloseCode.CONSENTED): Promise<void> {
    this.#ending ??= this.#end(code);
    return this.#ending;
  }

  /** With people in the room, Colyseus would end it only when the reserved seats of others have expired. */
  async #end(code: number): Promise<void> {
    for (const client of [...this.clients]) (client.ref as PageSocket).part(code);
    // Somebody who is still joining leaves as soon as that is done.
    if (this.clients.length > 0)
      await new Promise<void>(resolve => {
        this.#whenEmpty = resolve;
      });
    await super.disconnect(code);
  }

  protected pong(sent: number): ServerPayload<'pong'> {
    return { sent, now: this.parts.now() };
  }

  /** Call this when a client joins. Its messages are queued until it confirms the join, for which it has limited time. */
  protected expect(client: Client): void {
    const socket = client.ref as PageSocket;
    const timer = setTimeout(() => {
      if (client.state === ClientState.JOINING) socket.terminate();
    }, BOUNDS.arrival);
    socket.once('close', () => clearTimeout(timer));
    this.parts.watchdog.watch(socket);
  }
}
