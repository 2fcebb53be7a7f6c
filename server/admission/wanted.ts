import { type PageMessage, readFromPage } from '../../src/net/contract/fromPage.ts';
import { stakesBar, writeSetup } from '../../src/net/contract/settings.ts';
import { hashOf } from '../process/secrets.ts';

/** A key that players share if they can be paired. Where nothing can count, nobody has to choose the same. */
export const wantedOf = ({ setup, clock, isRated }: PageMessage<'seek'>): string => {
  const { game, size, headStart, freePassing } = writeSetup(setup);
  const time = clock.kind === 'none' ? [] : [clock.initialSeconds, clock.incrementSeconds];
  const start = headStart === undefined ? [] : [headStart.color, headStart.kind, headStart.count];
  const passing = freePassing === true ? ['free passing'] : [];
  const stakes = isRated || stakesBar(setup, clock) !== undefined ? [] : ['casual'];
  return [game, size, ...start, ...passing, ...stakes, 'clock', ...time].join(' ');
};

/** The message of a request, if it is one. */
export const messageOf = (wanted: unknown): PageMessage | undefined => {
  const { kind, ...payload } = (wanted ?? {}) as Readonly<Record<string, unknown>>;
  return readFromPage(kind, payload);
};

/** Whether this seat is taken by the bearer of the token, in a table as it is stored. */
export const isSeatedAt = (state: unknown, token: string | undefined): boolean => {
  if (token === undefined) return false;
  const { seats } = (state ?? {}) as {
    readonly seats?: Record<string, { readonly token?: string } | undefined>;
  };
  return Object.values(seats ?? {}).some(sitter => sitter?.token === hashOf(token));
};
