import type { Color } from '../../src/game/color.ts';
import type { ClockSettings, WireSetup } from '../../src/net/contract/settings.ts';
import type { Guest } from '../match/seating.ts';
import { hashOf } from '../process/secrets.ts';
import type { Claim } from '../storage/meetings.ts';

/** A person who wants a seat: the stored identity, and the token as the page keeps it. */
export interface Arrival {
  readonly identity: string;
  readonly name: string | undefined;
  readonly token: string | undefined;
  /** The token is that of a seat at the table. */
  readonly isHolder?: boolean;
  /** They entered a shared word. */
  readonly byWord?: boolean;
  /** Their address. */
  readonly address: string;
}

/** `newToken` is for a player who has no seat yet. */
export const guestOf = (arrival: Arrival, newToken: string): Guest => ({
  ...arrival,
  token: arrival.token && hashOf(arrival.token),
  newToken: hashOf(newToken),
});

/**
 * What a page brings to a room once it was let in, read and checked. It is plain data, since the room may be in another
 * process. The code leads to the room of its table.
 */
export type Ticket =
  | {
      readonly kind: 'open';
      readonly code: string;
      readonly setup: WireSetup;
      readonly clock: ClockSettings;
      /** Older processes leave it out: their tables count. */
      readonly isRated?: boolean;
      readonly color: Color | 'random';
      readonly arrival: Arrival;
      /** The word that should lead to the table. */
      readonly claim?: Claim;
    }
  | { readonly kind: 'sit'; readonly code: string; readonly arrival: Arrival }
  | { readonly kind: 'watch'; readonly code: string };

/** What a player brings to the lobby; players with the same `wanted` get the same room. */
export interface SeekTicket {
  readonly wanted: string;
  readonly setup: WireSetup;
  readonly clock: ClockSettings;
  /** As in a ticket for a table. */
  readonly isRated?: boolean;
  readonly arrival: Arrival;
}

export type OpenTicket = Extract<Ticket, { readonly kind: 'open' }>;

/** What somebody brings to a club: as its host, or as one of the others. */
export interface ClubTicket {
  readonly kind: 'host' | 'enter';
  /** The id of the club's room, which its word leads to. */
  readonly code: string;
  readonly word: string;
  readonly name: string | undefined;
  /** The secret of the browser: nothing of it is stored before there is a game to play. */
  readonly secret: string;
  readonly address: string;
  /** They are or were in the club, or are its host; older processes leave it out. */
  readonly isKnown?: boolean;
}
