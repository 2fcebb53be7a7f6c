import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refused } from '../rooms/admission.ts';
import type { Reception } from '../rooms/reception.ts';
import { readJson, sendJson } from './json.ts';
import type { Answer } from './webServer.ts';

/** How a process is. */
export interface Health {
  readonly server: 'flipside';
  readonly status: 'starting' | 'ready' | 'stopping' | 'failing';
  readonly storage: 'ready' | 'failing';
  readonly tables: number;
  readonly connections: number;
}

export interface AnswerParts {
  readonly reception: Reception;
  readonly health: () => Health;
  readonly isWelcome: (request: IncomingMessage) => boolean;
}

const OK = 200;
const FORBIDDEN = 403;
const METHOD_NOT_ALLOWED = 405;
const UNAVAILABLE = 503;
/** Where the client of Colyseus asks for a room; what it wants is in the body. */
const MATCHMAKING = /^\/matchmake\/\w+\/\w+$/;

const admit = async ({ reception }: AnswerParts, request: IncomingMessage, response: ServerResponse) => {
  try {
    sendJson(response, OK, await reception.admit(await readJson(request)));
  } catch (error) {
    const refused = error instanceof Refused ? error : new Refused('serverMoves');
    sendJson(response, refused.code, { code: refused.code, error: refused.reason });
  }
};

const tellHealth = ({ health }: AnswerParts, response: ServerResponse): void => {
  const told = health();
  sendJson(response, told.status === 'ready' ? OK : UNAVAILABLE, told);
};

const post = (parts: AnswerParts, request: IncomingMessage, response: ServerResponse): void => {
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST');
    sendJson(response, METHOD_NOT_ALLOWED, { error: 'method' });
  } else if (!parts.isWelcome(request)) sendJson(response, FORBIDDEN, { error: 'origin' });
  else void admit(parts, request, response);
};

/** What the server answers besides the files of the page. */
export const createAnswer =
  (parts: AnswerParts): Answer =>
  (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (path === '/healthz') tellHealth(parts, response);
    else if (MATCHMAKING.test(path)) post(parts, request, response);
    else return false;
    return true;
  };
