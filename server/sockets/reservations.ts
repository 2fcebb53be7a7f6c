import type { Room } from '@colyseus/core';

/** Longer than Colyseus keeps any reservation. */
const KEPT_MILLISECONDS = 60_000;

/** A reserved session. */
export interface Reserved {
  readonly room: Room;
  /** The hash of the token, for the session of a player who returns to their seat. */
  readonly holder: string | undefined;
}

interface Kept extends Reserved {
  readonly at: number;
}

/**
 * Finds a room of this process by a reserved session. The URL of a connection contains its id, which works only once,
 * instead of the room: the id of a room is the code of its table, and proxies should not log that.
 */
export class Reservations {
  readonly #kept = new Map<string, Kept>();

  keep(sessionId: string, reserved: Reserved): void {
    const now = performance.now();
    this.#kept.set(sessionId, { ...reserved, at: now });
    for (const [other, { at }] of this.#kept) {
      if (now - at <= KEPT_MILLISECONDS) return;
      this.#kept.delete(other);
    }
  }

  /** What is known of the session, if it is still reserved. */
  find(sessionId: string): Reserved | undefined {
    const kept = this.#kept.get(sessionId);
    return kept?.room.hasReservedSeat(sessionId) ? kept : undefined;
  }
}
