import { matchMaker } from '@colyseus/core';
import { KeyedQueues } from '../process/queue.ts';
import { Refused } from './refused.ts';
import type { Ticket } from './tickets.ts';

export type Reservation = matchMaker.ISeatReservation;

/** Whether whoever asked no longer waits for the answer. */
export type IsGone = () => boolean;

/** What leads to one room. */
interface Keyed {
  readonly code: string;
}

type Join<T> = (ticket: T) => Promise<Reservation>;

/**
 * The way to a table, for one request after another: Colyseus waits only half a second for a room that another request is
 * creating, and would then create a second one. Requests for different tables do not wait for each other.
 */
export class TableEntrance<T extends Keyed = Ticket> {
  readonly #queues = new KeyedQueues();
  readonly #join: Join<T>;

  constructor(join: Join<T> = ticket => matchMaker.joinOrCreate('table', ticket)) {
    this.#join = join;
  }

  /** A page that gave up while it waited has asked again: throws `Refused`, since the old request would only delay the new one. */
  enter(ticket: T, isGone: IsGone = () => false): Promise<Reservation> {
    return this.#queues.run(ticket.code, async () => {
      if (isGone()) throw new Refused('serverMoves');
      return this.#join(ticket);
    });
  }
}
