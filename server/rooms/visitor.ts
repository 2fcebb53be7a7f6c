import { type Client, ClientState, CloseCode } from '@colyseus/core';
import type { WebSocket } from 'ws';
import type { ServerKind, ServerPayload } from '../../src/net/contract/fromServer.ts';
import type { Goodbye } from '../../src/net/contract/words.ts';

/** Somebody with a connection to a room. */
export class Visitor {
  /** Of the token of the seat; whose it is, the table knows. Who watches or waits in the lobby has none. */
  tokenHash: string | undefined;
  /** From where somebody comes who has, or wants, a seat. */
  readonly address: string | undefined;
  readonly #client: Client;

  constructor(client: Client, address?: string) {
    this.#client = client;
    this.address = address;
  }

  tell<Kind extends ServerKind>(kind: Kind, payload: ServerPayload<Kind>): void {
    this.#client.send(kind, payload);
  }

  dismiss(reason: Goodbye): void {
    this.tell('goodbye', { reason });
    this.leave();
  }

  /**
   * Ends the connection in a way after which the page does not come back by itself. What was told before the page has
   * answered for the first time is sent only then.
   */
  leave(): void {
    const leave = (): void => this.#client.leave(CloseCode.CONSENTED);
    if (this.#client.state !== ClientState.JOINING) leave();
    else (this.#client.ref as WebSocket).once('message', () => setImmediate(leave));
  }
}
