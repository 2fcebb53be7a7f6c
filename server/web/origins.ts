import type { IncomingHttpHeaders } from 'node:http';

const hostOf = (origin: string): string | undefined => {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
};

/**
 * Whether a page from there may use this server: its own page, or one of `origins`. Browsers always say where a page comes
 * from; who is no browser says nothing, and could say anything.
 */
export const isOwnPage = ({ origin, host }: IncomingHttpHeaders, origins: readonly string[]): boolean =>
  origin === undefined || origins.includes(origin) || (host !== undefined && hostOf(origin) === host);

/** Lets a page of another origin of this Flipside read an answer; nothing for all other pages. */
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
