import { CloseCode } from '@colyseus/core';
import type { ServerKind, ServerPayload } from '../../src/net/contract/fromServer.ts';
import type { Goodbye } from '../../src/net/contract/words.ts';

/** A connection to a page. */
export interface Connection {
  send(kind: string, payload: unknown): void;
  leave(code?: number): void;
}

/** Somebody with a connection to a table, at a seat or watching. */
export class Visitor {
  /** Of the token of the seat; whose it is, the table knows. Who watches has none. */
  tokenHash: string | undefined;
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  tell<Kind extends ServerKind>(kind: Kind, payload: ServerPayload<Kind>): void {
    this.#connection.send(kind, payload);
  }

  /** The page hears why, and does not come back by itself because of the way in which the connection ends. */
  dismiss(reason: Goodbye): void {
    this.tell('goodbye', { reason });
    this.#connection.leave(CloseCode.CONSENTED);
  }
}
