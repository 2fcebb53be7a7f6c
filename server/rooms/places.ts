import type { Room } from '@colyseus/core';

/** Longer than any place is kept. */
const KEPT_MILLISECONDS = 60_000;

interface Kept {
  readonly room: Room;
  readonly at: number;
}

/**
 * Finds a room of this process by a place that is kept there. The address of a connection names its place, which is taken
 * once, and no room: the id of a room is the code of its table, which proxies are not to write down.
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

  /** The room, if the place is still kept there. */
  find(place: string): Room | undefined {
    const room = this.#kept.get(place)?.room;
    return room?.hasReservedSeat(place) ? room : undefined;
  }
}
