import type { JoinOutcome, JoinRequest, JoinRoom, Listener, Time } from './room.ts';

/** For this many milliseconds after a request was granted late, a goodbye may be due to it. */
const LATE = 5_000;

export interface JoinParts {
  readonly joinRoom: JoinRoom;
  readonly time: Time;
}

export interface Attempt {
  readonly request: JoinRequest;
  readonly listener: Listener;
  /** How long to wait for an answer, in milliseconds. */
  readonly answerTimeout: number;
}

/** Attempts to join a room; only the last one counts. */
export class JoinAttempts {
  readonly #parts: JoinParts;
  /** The attempt that counts; those with a lower number were given up. */
  #current = 0;
  /** Attempts still unanswered, including those given up. */
  #unanswered = 0;
  /** When an attempt that had been given up last succeeded. */
  #lateAt = -Infinity;
  #cancelTimeout = (): void => {};

  constructor(parts: JoinParts) {
    this.#parts = parts;
  }

  /** Tries to join, and gives up any earlier attempt. `listener` is notified only while this attempt counts. */
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

  /** Whether an attempt that was given up may have succeeded late: it takes the seat from the one after it. */
  get mayHaveLateOne(): boolean {
    return this.#unanswered > 0 || this.#parts.time.now() - this.#lateAt < LATE;
  }

  #turnAway({ room }: Extract<JoinOutcome, { type: 'open' }>): void {
    room.close();
    this.#lateAt = this.#parts.time.now();
  }
}
