import type { Room } from '@colyseus/core';

/** Longer than Colyseus keeps any reservation. */
const KEPT_MILLISECONDS = 60_000;

interface Kept {
  readonly room: Room;
  readonly at: number;
}

/**
 * Finds a room of this process by a reserved place. The URL of a connection contains the place, which works only once,
 * instead of the room: the id of a room is the code of its table, and proxies should not log that.
 */
export class Places {
  readonly #kept = new Map<string, Kept>();

  keep(place: string, room: Room): void {
    const now = performance.now();
    this.#kept.set(place, { room, at: now });
    for (const [other, { at }] of this.#kept) {
      if (now - at <= KEPT_MILLISECONDS) return;
      this.#kept.delete(other);
    }
  }

  /** The room, if the place is still reserved there. */
  find(place: string): Room | undefined {
    const room = this.#kept.get(place)?.room;
    return room?.hasReservedSeat(place) ? room : undefined;
  }
}
