import type { Room } from '@colyseus/core';

/** Longer than Colyseus keeps any reservation. */
const KEPT_MILLISECONDS = 60_000;

interface Kept {
  readonly room: Room;
  readonly at: number;
}

/**
 * Finds a room of this process by a reserved session. The URL of a connection contains its id, which works only once,
 * instead of the room: the id of a room is the code of its table, and proxies should not log that.
 */
export class Reservations {
  readonly #kept = new Map<string, Kept>();

  keep(sessionId: string, room: Room): void {
    const now = performance.now();
    this.#kept.set(sessionId, { room, at: now });
    for (const [other, { at }] of this.#kept) {
      if (now - at <= KEPT_MILLISECONDS) return;
      this.#kept.delete(other);
    }
  }

  /** The room, if the session is still reserved there. */
  find(sessionId: string): Room | undefined {
    const room = this.#kept.get(sessionId)?.room;
    return room?.hasReservedSeat(sessionId) ? room : undefined;
  }
}
