import type { JoinOutcome, JoinRequest, JoinRoom, Listener, Time } from './room.ts';

/** Within this many milliseconds after an abandoned request succeeded, a goodbye may be caused by it. */
const LATE = 5_000;

export interface JoinParts {
  readonly joinRoom: JoinRoom;
  readonly time: Time;
}

export interface Attempt {
  readonly request: JoinRequest;
  readonly listener: Listener;
  /** Timeout in milliseconds. */
  readonly answerTimeout: number;
}

/** Attempts to join a room, of which only the latest counts. */
export class JoinAttempts {
  readonly #parts: JoinParts;
  /** The number of the latest attempt; earlier ones were abandoned. */
  #current = 0;
  /** Number of unanswered attempts, including abandoned ones. */
  #unanswered = 0;
  /** When an abandoned attempt last succeeded. */
  #lateAt = -Infinity;
  #cancelTimeout = (): void => {};

  constructor(parts: JoinParts) {
    this.#parts = parts;
  }

  /** Starts an attempt and abandons any earlier one. `listener` is notified only while this is the latest attempt. */
  begin({ request, listener, answerTimeout }: Attempt, answered: (outcome: JoinOutcome) => void): void {
    this.giveUp();
    const mine = this.#current;
    const settle = (outcome: JoinOutcome): void => {
      if (mine === this.#current) {
        this.#cancelTimeout();
        answered(outcome);
      } else if (outcome.type === 'open') this.#turnAway(outcome);
    };
    this.#cancelTimeout = this.#parts.time.after(answerTimeout, () => settle({ type: 'failed' }));
    const own: Listener = {
      received: (kind, payload) => mine === this.#current && listener.received(kind, payload),
      closed: () => mine === this.#current && listener.closed(),
    };
    this.#unanswered++;
    void this.#parts.joinRoom(request, own).then(outcome => {
      this.#unanswered--;
      settle(outcome);
    });
  }

  giveUp(): void {
    this.#current++;
    this.#cancelTimeout();
  }

  /** Whether an abandoned attempt may have succeeded late and taken the seat from a later one. */
  get mayHaveLateOne(): boolean {
    return this.#unanswered > 0 || this.#parts.time.now() - this.#lateAt < LATE;
  }

  #turnAway({ room }: Extract<JoinOutcome, { type: 'open' }>): void {
    room.close();
    this.#lateAt = this.#parts.time.now();
  }
}
