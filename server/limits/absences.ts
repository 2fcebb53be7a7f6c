const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Times in milliseconds. */
const PAUSE = {
  /** Games a browser may miss in a row before the pauses begin; an address may miss `addressFactor` times as many. */
  free: 2,
  /** The first pause; each further missed game doubles it. */
  first: MINUTE,
  longest: 2 * HOUR,
  /** Missed games are forgotten after this long. */
  memory: 6 * HOUR,
} as const;

/** The limit on remembered browsers and addresses; those that missed a game longest ago go first. */
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

/** Browsers and addresses that missed games the lobby found for them. */
export class Absences {
  readonly #addressFactor: number;
  readonly #records = new Map<string, Record>();

  /** `addressFactor` multiplies how many games an address may miss, as it does with every other limit. */
  constructor(addressFactor: number) {
    this.#addressFactor = addressFactor;
  }

  miss(who: Seeking, now: number): void {
    for (const key of keysOf(who)) this.#keep(key, { missed: this.#missed(key, now) + 1, at: now });
  }

  /** Clears the record of a browser that came; its address may have missed others' games, so it only loses one. */
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
