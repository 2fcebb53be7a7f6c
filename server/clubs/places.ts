import type { Client } from '@colyseus/core';
import type { Goodbye } from '../../src/net/contract/words.ts';
import type { Speaker } from '../club/club.ts';
import type { Session } from '../sockets/session.ts';

/** A connection to a club. */
export interface Place {
  readonly session: Session;
  readonly speaker: Speaker;
}

/** All connections of a club, one for each person. */
export class Places {
  readonly #places = new Map<Client, Place>();

  get isEmpty(): boolean {
    return this.#places.size === 0;
  }

  get all(): readonly Place[] {
    return [...this.#places.values()];
  }

  at(client: Client): Place | undefined {
    return this.#places.get(client);
  }

  /** Replaces an earlier connection of the same person. */
  take(client: Client, place: Place): void {
    this.dismiss(place.speaker, 'takenOver');
    this.#places.set(client, place);
  }

  /** Removes a closed connection and returns its place. */
  leave(client: Client): Place | undefined {
    const place = this.#places.get(client);
    this.#places.delete(client);
    return place;
  }

  dismiss(speaker: Speaker, reason: Goodbye): void {
    for (const [client, place] of this.#places) {
      if (place.speaker !== speaker) continue;
      this.#places.delete(client);
      place.session.dismiss(reason);
    }
  }

  dismissAll(reason: Goodbye): void {
    const places = this.all;
    this.#places.clear();
    for (const { session } of places) session.dismiss(reason);
  }
}
