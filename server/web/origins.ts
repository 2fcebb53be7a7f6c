import type { IncomingHttpHeaders } from 'node:http';

const hostOf = (origin: string): string | undefined => {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
};

/**
 * Whether a page from this origin may use the server: its own page, or one of `origins`. Browsers always send the origin;
 * other clients could send anything, so a missing one is accepted.
 */
export const isOwnPage = ({ origin, host }: IncomingHttpHeaders, origins: readonly string[]): boolean =>
  origin === undefined || origins.includes(origin) || (host !== undefined && hostOf(origin) === host);

/** CORS headers that let pages from other origins of this Flipside read a response; empty for all other pages. */
export const sharingHeaders = (
  { origin }: IncomingHttpHeaders,
  origins: readonly string[],
): Readonly<Record<string, string>> | undefined =>
  origin === undefined || !origins.includes(origin)
    ? undefined
    : {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Allow-Headers': 'Content-Type',
        'Access-Control-Allow-Methods': 'GET, POST',
        Vary: 'Origin',
      };
