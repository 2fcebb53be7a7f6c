import { IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { sendJson } from './json.ts';

const DEFECT = 500;

/** Responds with an error, if a response can still be sent. */
export const answerDefect = (response: ServerResponse): void => {
  if (response.headersSent) response.destroy();
  else sendJson(response, DEFECT, { code: DEFECT, error: 'defect' });
};

const isWebSocket = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket';

/**
 * Ignores upgrades other than to a WebSocket. Node passes all upgrades to the listener for `upgrade`; others, such as
 * `h2c`, may be ignored and answered like a normal request.
 */
export class Request extends IncomingMessage {
  declare private asksForUpgrade: boolean | null;

  get upgrade(): boolean {
    return this.asksForUpgrade === true && isWebSocket(this);
  }

  set upgrade(asks: boolean | null) {
    this.asksForUpgrade = asks;
  }
}

/** After an ignored upgrade Node stops reading the connection. */
export const isLastOfItsConnection = ({ method, headers }: IncomingMessage): boolean =>
  headers.upgrade !== undefined || method === 'CONNECT';

/** Called with the error when one request or one socket fails. */
export type Fail = (error: unknown) => void;

/** An exception in a listener of this socket ends the socket, and nothing else. */
export const contain = (socket: Duplex, fail: Fail): void => {
  const emit = socket.emit.bind(socket);
  socket.emit = (...event: Parameters<typeof emit>): boolean => {
    try {
      return emit(...event);
    } catch (error) {
      fail(error);
      socket.destroy();
      return true;
    }
  };
};
