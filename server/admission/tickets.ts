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
  /** Whether the token belongs to a seat at the table. */
  readonly isHolder?: boolean;
  /** Whether they entered a shared word. */
  readonly byWord?: boolean;
  readonly address: string;
}

/** `newToken` is for players who have no seat yet. */
export const guestOf = (arrival: Arrival, newToken: string): Guest => ({
  ...arrival,
  token: arrival.token && hashOf(arrival.token),
  newToken: hashOf(newToken),
});

/**
 * An admitted and checked request, as the room receives it. It is plain data, since the room may be in another process. The
 * code identifies the table and its room.
 */
export type Ticket =
  | {
      readonly kind: 'open';
      readonly code: string;
      readonly setup: WireSetup;
      readonly clock: ClockSettings;
      /** Absent in tickets of older processes, whose tables are rated. */
      readonly isRated?: boolean;
      readonly color: Color | 'random';
      readonly arrival: Arrival;
      /** The word that should lead to the table, for a new table. */
      readonly claim?: Claim;
    }
  | { readonly kind: 'sit'; readonly code: string; readonly arrival: Arrival }
  | { readonly kind: 'watch'; readonly code: string };

/** A request to the lobby; players with the same `wanted` share a room. */
export interface SeekTicket {
  readonly wanted: string;
  readonly setup: WireSetup;
  readonly clock: ClockSettings;
  /** As in a ticket for a table. */
  readonly isRated?: boolean;
  readonly arrival: Arrival;
}

export type OpenTicket = Extract<Ticket, { readonly kind: 'open' }>;

/** A request to enter a club, as its host or as a member. */
export interface ClubTicket {
  readonly kind: 'host' | 'enter';
  /** The id of the club's room, derived from its word. */
  readonly code: string;
  readonly word: string;
  readonly name: string | undefined;
  /** The secret of the browser; nothing about it is stored before there is a game to play. */
  readonly secret: string;
  readonly address: string;
  /** Whether they are or were in the club, or host it; absent in tickets of older processes. */
  readonly isKnown?: boolean;
}
