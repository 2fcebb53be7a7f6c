const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Times in milliseconds. */
const PAUSE = {
  /** So often somebody may miss a game in a row before a pause follows; everybody behind an address together as often. */
  free: 2,
  /** The pause after the next one, which doubles from there on. */
  first: MINUTE,
  longest: 2 * HOUR,
  /** After this long what was missed is forgotten. */
  memory: 6 * HOUR,
} as const;

/** Who is remembered at most: who has missed a game last stays longest. */
const CAPACITY = 50_000;

interface Record {
  readonly missed: number;
  readonly at: number;
}

/** Somebody who seeks a game, and from where. */
export interface Seeking {
  readonly identity: string;
  readonly address: string;
}

/** Who did not come to games that the lobby found for them. It counts for each browser and for each address. */
export class Absences {
  readonly #addressFactor: number;
  readonly #records = new Map<string, Record>();

  /** An address may miss as many times more as it may have of everything. */
  constructor(addressFactor: number) {
    this.#addressFactor = addressFactor;
  }

  miss(who: Seeking, now: number): void {
    for (const key of keysOf(who)) this.#keep(key, { missed: this.#missed(key, now) + 1, at: now });
  }

  /** Who comes has missed nothing; others behind the same address may have. */
  come({ identity, address }: Seeking, now: number): void {
    this.#records.delete(identity);
    const missed = this.#missed(address, now) - 1;
    if (missed > 0) this.#keep(address, { missed, at: now });
    else this.#records.delete(address);
  }

  /** How many games in a row somebody has missed. */
  missedBy({ identity }: Seeking, now: number): number {
    return this.#missed(identity, now);
  }

  /** How long somebody has to wait before another game is sought for them. */
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
