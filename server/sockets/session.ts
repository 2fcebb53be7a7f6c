import { type Client, ClientState, CloseCode } from '@colyseus/core';
import type { WebSocket } from 'ws';
import type { ServerKind, ServerPayload } from '../../src/net/contract/fromServer.ts';
import type { Goodbye } from '../../src/net/contract/words.ts';

/** A connection to a room. */
export class Session {
  /** The hash of the seat's token, by which the table finds the color. Spectators and players in the lobby have none. */
  tokenHash: string | undefined;
  /** The address, for people who have or want a seat. */
  readonly address: string | undefined;
  readonly #client: Client;

  constructor(client: Client, address?: string) {
    this.#client = client;
    this.address = address;
  }

  send<Kind extends ServerKind>(kind: Kind, payload: ServerPayload<Kind>): void {
    this.#client.send(kind, payload);
  }

  dismiss(reason: Goodbye): void {
    this.send('goodbye', { reason });
    this.leave();
  }

  /**
   * Closes the connection in such a way that the page does not reconnect. Colyseus queues messages while a client is joining,
   * so this waits for the client's first message.
   */
  leave(): void {
    const leave = (): void => this.#client.leave(CloseCode.CONSENTED);
    if (this.#client.state !== ClientState.JOINING) leave();
    else (this.#client.ref as WebSocket).once('message', () => setImmediate(leave));
  }
}
