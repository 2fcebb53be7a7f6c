import type { Guest } from '../match/seating.ts';
import type { Visitor } from '../sockets/visitor.ts';
import { hashOf } from '../storage/hash.ts';

/** A visitor who wants a seat: the stored identity, and the token as the page keeps it. */
export interface Arrival {
  readonly identity: string;
  readonly name: string | undefined;
  readonly token: string | undefined;
  /** They entered a shared word. */
  readonly byWord?: boolean;
  /** Their address. */
  readonly address: string;
}

/** An arrival with its connection, and the token it gets if it has none yet. */
export interface Seating {
  readonly visitor: Visitor;
  readonly arrival: Arrival;
  readonly newToken: string;
}

export const guestOf = ({ arrival, newToken }: Seating): Guest => ({
  ...arrival,
  token: arrival.token && hashOf(arrival.token),
  newToken: hashOf(newToken),
});
