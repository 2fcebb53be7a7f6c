import { IncomingMessage, type ServerResponse } from 'node:http';
import { sendJson } from './json.ts';

const DEFECT = 500;

/** Answers that it went wrong, if there is still something to be answered. */
export const answerDefect = (response: ServerResponse): void => {
  if (response.headersSent) response.destroy();
  else sendJson(response, DEFECT, { code: DEFECT, error: 'defect' });
};

const isWebSocket = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket';

/**
 * A request that asks for an upgrade only if it is one to a WebSocket. Node gives all upgrades to whoever listens for one;
 * any other, such as `h2c`, may be ignored, and is answered like a request without it.
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

/** After an upgrade that was ignored Node reads nothing more of the connection. */
export const isLastOfItsConnection = ({ method, headers }: IncomingMessage): boolean =>
  headers.upgrade !== undefined || method === 'CONNECT';
