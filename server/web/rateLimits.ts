import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RateLimiter } from '../limits/rateLimiter.ts';
import { sendJson } from './json.ts';
import type { PageParts } from './pageAnswer.ts';
import type { Answer } from './webServer.ts';

const SECOND_MILLISECONDS = 1000;
const TOO_MANY = 429;
const KILOBYTE = 1000;

/** Closes the connection, since the request's body may be unread. */
export const sendTooManyRequests = (response: ServerResponse, wait: number): void => {
  response.setHeader('Retry-After', Math.ceil(wait / SECOND_MILLISECONDS));
  response.setHeader('Connection', 'close');
};

const answerTooMany = (response: ServerResponse, wait: number): void => {
  sendTooManyRequests(response, wait);
  sendJson(response, TOO_MANY, { code: TOO_MANY, error: 'tooMany' });
};

/** Applies the request limit per address, except to requests with a limit of their own (`hasOwnLimit`). */
export const withRateLimit =
  (limiter: RateLimiter, hasOwnLimit: (request: IncomingMessage) => boolean, answer: Answer): Answer =>
  (request, response) => {
    if (hasOwnLimit(request)) return answer(request, response);
    const address = limiter.addressOf(request);
    const wait = limiter.take('requests', address);
    if (wait === 0) return answer(request, response);
    limiter.refuse(address, 'requests');
    answerTooMany(response, wait);
    return true;
  };

/** Applies the download limit per address to page files. */
export const downloadLimit =
  (limiter: RateLimiter): PageParts['mayDownload'] =>
  ({ request, response }, bytes) => {
    const address = limiter.addressOf(request);
    const wait = limiter.take('kilobytes', address, bytes / KILOBYTE);
    if (wait === 0) return true;
    limiter.refuse(address, 'kilobytes');
    answerTooMany(response, wait);
    return false;
  };
