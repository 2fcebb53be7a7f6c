import { KeyedQueues } from '../process/queue.ts';
import { Refused } from './refused.ts';
import type { Reservation } from './reservation.ts';
import type { Ticket } from './tickets.ts';

/** Whether the client has stopped waiting for the answer. */
export type IsGone = () => boolean;

interface Keyed {
  readonly code: string;
}

type Join<T> = (ticket: T) => Promise<Reservation>;

/**
 * Queues requests for the same table: Colyseus waits only half a second for a room that another request is creating, and
 * would then create a second one. Requests for different tables run in parallel.
 */
export class TableEntrance<T extends Keyed = Ticket> {
  readonly #queues = new KeyedQueues();
  readonly #join: Join<T>;

  constructor(join: Join<T>) {
    this.#join = join;
  }

  /**
   * Throws `Refused` if the client has given up while queued: it has sent a new request, which the old one would only delay.
   */
  enter(ticket: T, isGone: IsGone = () => false): Promise<Reservation> {
    return this.#queues.run(ticket.code, async () => {
      if (isGone()) throw new Refused('serverMoves');
      return this.#join(ticket);
    });
  }
}
