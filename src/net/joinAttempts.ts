import type { Call, Dial, Dialed, Listener, Time } from './room.ts';

/** For this many milliseconds after a call was let in late, a goodbye may be due to it. */
const LATE = 5_000;

export interface CallParts {
  readonly dial: Dial;
  readonly time: Time;
}

export interface Attempt {
  readonly call: Call;
  readonly listener: Listener;
  /** How long to wait for an answer, in milliseconds. */
  readonly patience: number;
}

/** Calls into a room; only the last one counts. */
export class Calls {
  readonly #parts: CallParts;
  /** The call that counts; those with a lower number were given up. */
  #current = 0;
  /** Calls still unanswered, including those given up. */
  #unanswered = 0;
  /** When a call that had been given up was last let in. */
  #lateAt = -Infinity;
  #cancelPatience = (): void => {};

  constructor(parts: CallParts) {
    this.#parts = parts;
  }

  /** Calls, and gives up any earlier call. `listener` is notified only while this call counts. */
  begin({ call, listener, patience }: Attempt, answered: (dialed: Dialed) => void): void {
    this.giveUp();
    const mine = this.#current;
    const settle = (dialed: Dialed): void => {
      if (mine === this.#current) {
        this.#cancelPatience();
        answered(dialed);
      } else if (dialed.type === 'open') this.#turnAway(dialed);
    };
    this.#cancelPatience = this.#parts.time.after(patience, () => settle({ type: 'failed' }));
    const own: Listener = {
      heard: (kind, payload) => mine === this.#current && listener.heard(kind, payload),
      closed: () => mine === this.#current && listener.closed(),
    };
    this.#unanswered++;
    void this.#parts.dial(call, own).then(dialed => {
      this.#unanswered--;
      settle(dialed);
    });
  }

  giveUp(): void {
    this.#current++;
    this.#cancelPatience();
  }

  /** Whether a call that was given up may have been let in late: it takes the seat from the one after it. */
  get mayHaveLateOne(): boolean {
    return this.#unanswered > 0 || this.#parts.time.now() - this.#lateAt < LATE;
  }

  #turnAway({ line }: Extract<Dialed, { type: 'open' }>): void {
    line.close();
    this.#lateAt = this.#parts.time.now();
  }
}
