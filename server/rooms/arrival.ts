import type { Guest } from '../match/seating.ts';
import { hashOf } from '../storage/hash.ts';
import type { Visitor } from './visitor.ts';

/** Who wants to sit down: an identity as it is stored, and the token as the page keeps it. */
export interface Arrival {
  readonly identity: string;
  readonly name: string | undefined;
  readonly token: string | undefined;
  /** Came by a word. */
  readonly byWord?: boolean;
  /** From where they come. */
  readonly address: string;
}

/** With a token for somebody who has none yet. */
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
