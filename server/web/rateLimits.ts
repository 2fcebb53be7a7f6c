import type { ServerResponse } from 'node:http';
import type { Guard } from '../limits/guard.ts';
import { sendJson } from './json.ts';
import type { PageParts } from './pageAnswer.ts';
import type { Answer } from './webServer.ts';

const SECOND_MILLISECONDS = 1000;
const TOO_MANY = 429;
const KILOBYTE = 1000;

/** Closes the connection, since the body of the request may be unread. */
export const askToWait = (response: ServerResponse, wait: number): void => {
  response.setHeader('Retry-After', Math.ceil(wait / SECOND_MILLISECONDS));
  response.setHeader('Connection', 'close');
};

const answerTooMany = (response: ServerResponse, wait: number): void => {
  askToWait(response, wait);
  sendJson(response, TOO_MANY, { code: TOO_MANY, error: 'tooMany' });
};

/** Applies the request limit of an address. */
export const withPatience =
  (guard: Guard, answer: Answer): Answer =>
  (request, response) => {
    const address = guard.addressOf(request);
    const wait = guard.take('requests', address);
    if (wait === 0) return answer(request, response);
    guard.refuse(address, 'requests');
    answerTooMany(response, wait);
    return true;
  };

/** Applies the limit of an address on the bytes of the page. */
export const drawingWithin =
  (guard: Guard): PageParts['mayDraw'] =>
  ({ request, response }, bytes) => {
    const address = guard.addressOf(request);
    const wait = guard.take('kilobytes', address, bytes / KILOBYTE);
    if (wait === 0) return true;
    guard.refuse(address, 'kilobytes');
    answerTooMany(response, wait);
    return false;
  };
