import { type PageMessage, readFromPage } from '../../src/net/contract/fromPage.ts';
import { stakesBar, writeSetup } from '../../src/net/contract/settings.ts';
import { hashOf } from '../process/secrets.ts';

/**
 * The matchmaking key: players with the same key can be paired. In games that can never be rated, the rated/casual choice is
 * ignored.
 */
export const wantedOf = ({ setup, clock, isRated }: PageMessage<'seek'>): string => {
  const { game, size, headStart, freePassing } = writeSetup(setup);
  const time = clock.kind === 'none' ? [] : [clock.initialSeconds, clock.incrementSeconds];
  const start = headStart === undefined ? [] : [headStart.color, headStart.kind, headStart.count];
  const passing = freePassing === true ? ['free passing'] : [];
  const stakes = isRated || stakesBar(setup, clock) !== undefined ? [] : ['casual'];
  return [game, size, ...start, ...passing, ...stakes, 'clock', ...time].join(' ');
};

/** The message of a request; `undefined` if it is invalid. */
export const messageOf = (wanted: unknown): PageMessage | undefined => {
  const { kind, ...payload } = (wanted ?? {}) as Readonly<Record<string, unknown>>;
  return readFromPage(kind, payload);
};

/** Whether the token owns a seat at the stored table. */
export const isSeatedAt = (state: unknown, token: string | undefined): boolean => {
  if (token === undefined) return false;
  const { seats } = (state ?? {}) as {
    readonly seats?: Record<string, { readonly token?: string } | undefined>;
  };
  return Object.values(seats ?? {}).some(sitter => sitter?.token === hashOf(token));
};
