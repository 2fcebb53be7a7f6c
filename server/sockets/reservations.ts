import type { Room } from '@colyseus/core';

/** Longer than any reservation of Colyseus lasts. */
const KEPT_MILLISECONDS = 60_000;

interface AwaitingRoom extends Room {
  /** Whether somebody may still come with this session. */
  awaits(sessionId: string): boolean;
}

/** A reserved session. */
export interface Reserved {
  readonly room: AwaitingRoom;
  /** The hash of the token if the session is for a player returning to their seat. */
  readonly holder: string | undefined;
}

interface Kept extends Reserved {
  readonly at: number;
}

/**
 * Finds a room of this process by a reserved session. The URL of a connection contains the session id, which works only once,
 * instead of the room id: that is the code of the table, and proxies log URLs.
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

  /** The reservation of a session, if it is still valid. */
  find(sessionId: string): Reserved | undefined {
    const kept = this.#kept.get(sessionId);
    return kept?.room.awaits(sessionId) ? kept : undefined;
  }
}
