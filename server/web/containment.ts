import { IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { BOUNDS } from '../limits/allowances.ts';
import { sendJson } from './json.ts';

const DEFECT = 500;

/** Responds with an error, if a response can still be sent. */
export const answerDefect = (response: ServerResponse): void => {
  if (response.headersSent) response.destroy();
  else sendJson(response, DEFECT, { code: DEFECT, error: 'defect' });
};

const isWebSocket = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket';

/**
 * Ignores upgrades other than to a WebSocket. Node passes all upgrades to the listener for `upgrade`; others, such as `h2c`,
 * may be answered like normal requests.
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

/** Bytes of a header line besides its name and value. */
const LINE_BYTES = ': \r\n'.length;

/**
 * Checks the size of the header lines, because Node counts only names and values, so that thousands of tiny lines pass its
 * limit.
 */
export const isHeadTooLong = ({ method = '', url = '', rawHeaders }: IncomingMessage): boolean => {
  const written = rawHeaders.reduce((bytes, text) => bytes + text.length, 0);
  return method.length + url.length + written + (rawHeaders.length / 2) * LINE_BYTES > BOUNDS.headBytes;
};

/** After an ignored upgrade, Node reads nothing more from the connection. */
export const isLastOfItsConnection = ({ method, headers }: IncomingMessage): boolean =>
  headers.upgrade !== undefined || method === 'CONNECT';

/** Called with the error when one request or one socket fails. */
export type Fail = (error: unknown) => void;

/** Makes an exception in a listener of this socket close only this socket. */
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
