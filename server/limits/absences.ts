const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Times in milliseconds. */
const PAUSE = {
  /** Missed games in a row without a penalty for a browser; for an address it is multiplied by `addressFactor`. */
  free: 2,
  /** The first pause; each further missed game doubles it. */
  first: MINUTE,
  longest: 2 * HOUR,
  /** Missed games are forgotten after this long. */
  memory: 6 * HOUR,
} as const;

/** Maximum number of remembered browsers and addresses; the least recent absences are dropped first. */
const CAPACITY = 50_000;

interface Record {
  readonly missed: number;
  readonly at: number;
}

/** A browser looking for a game, and its address. */
export interface Seeking {
  readonly identity: string;
  readonly address: string;
}

/** Tracks browsers and addresses that did not come to games found by the lobby. */
export class Absences {
  readonly #addressFactor: number;
  readonly #records = new Map<string, Record>();

  /** `addressFactor` multiplies the misses allowed to an address, like every other limit on addresses. */
  constructor(addressFactor: number) {
    this.#addressFactor = addressFactor;
  }

  miss(who: Seeking, now: number): void {
    for (const key of keysOf(who)) this.#keep(key, { missed: this.#missed(key, now) + 1, at: now });
  }

  /** Clears the browser's misses. The address only loses one, since other browsers there may have missed games too. */
  come({ identity, address }: Seeking, now: number): void {
    this.#records.delete(identity);
    const missed = this.#missed(address, now) - 1;
    if (missed > 0) this.#keep(address, { missed, at: now });
    else this.#records.delete(address);
  }

  /** How many games in a row this browser has missed. */
  missedBy({ identity }: Seeking, now: number): number {
    return this.#missed(identity, now);
  }

  /** How long this browser must wait before the lobby finds it another game. */
  waitFor({ identity, address }: Seeking, now: number): number {
    const own = this.#pauseAfter(identity, PAUSE.free, now);
    return Math.max(own, this.#pauseAfter(address, PAUSE.free * this.#addressFactor, now));
  }

  #missed(key: string, now: number): number {
    const record = this.#records.get(key);
    return record === undefined || now - record.at > PAUSE.memory ? 0 : record.missed;
  }

  #pauseAfter(key: string, free: number, now: number): number {
    const over = this.#missed(key, now) - free;
    const { at } = this.#records.get(key) ?? { at: now };
    if (over <= 0) return 0;
    return Math.max(0, at + Math.min(PAUSE.longest, PAUSE.first * 2 ** (over - 1)) - now);
  }

  #keep(key: string, record: Record): void {
    this.#records.delete(key);
    this.#records.set(key, record);
    const [oldest] = this.#records.keys();
    if (this.#records.size > CAPACITY && oldest !== undefined) this.#records.delete(oldest);
  }
}

const keysOf = ({ identity, address }: Seeking): readonly string[] => [identity, address];
