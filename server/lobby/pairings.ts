import { COLORS } from '../../src/game/color.ts';
import { PATIENCE } from '../../src/net/contract/limits.ts';
import type { Absences, Seeking } from '../limits/absences.ts';
import { readTable } from '../match/storedTable.ts';
import type { After, Now } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import type { Tables } from '../storage/tables.ts';

/** Milliseconds after the deadline, so that a last-moment arrival in another process has been stored. */
const GRACE = 500;
/** Breaking off a match within this many milliseconds counts against the player. */
const EARLY = 120_000;
/** How many recent pairings of players at the same address are checked. */
const NEIGHBORS = 4;
/** How long two players are kept apart after one of them did not come or left at once. */
const APART = 600_000;

interface PairingParts {
  readonly tables: Pick<Tables, 'find'>;
  readonly absences: Absences;
  readonly log: Log;
  readonly now: Now;
  readonly after: After;
  /** Called when pairings are resolved. */
  readonly settled: () => void;
}

type Two = readonly [Seeking, Seeking];

const pairOf = (one: string, other: string): string => [one, other].toSorted().join(' ');

/** Two players who were sent to a table. */
interface Pairing {
  readonly code: string;
  readonly two: Two;
  /** Identities that have not arrived yet, as far as is known. */
  readonly expected: Set<string>;
  cancel: () => void;
}

/** The outcome of a pairing, by identities. */
interface Course {
  readonly missing: ReadonlySet<string>;
  /** The player who broke off the first match early. */
  readonly breaker: string | undefined;
}

/** Used if the table cannot be read: nobody is blamed. */
const NOBODY: Course = { missing: new Set(), breaker: undefined };

/**
 * Checks whether players paired in the lobby come to their tables and stay. Reads the storage, since the tables may be in
 * other processes.
 */
export class Pairings {
  readonly #parts: PairingParts;
  readonly #open = new Set<Pairing>();
  /** Players with a storage query in progress. */
  readonly #looking = new Set<string>();
  /** When each pair of players, or of a player and an address, may be paired again. */
  readonly #apart = new Map<string, number>();

  constructor(parts: PairingParts) {
    this.#parts = parts;
  }

  get isEmpty(): boolean {
    return this.#open.size === 0;
  }

  /** Starts to watch a pair on its way to a table. */
  expect(code: string, two: Two): void {
    const cancel = this.#parts.after(PATIENCE.seating + GRACE, () => void this.#close(pairing));
    const expected = new Set(two.map(({ identity }) => identity));
    const pairing: Pairing = { code, two, expected, cancel };
    this.#open.add(pairing);
  }

  /** Whether this player is still expected at a table and must not be paired again. */
  isExpected(identity: string): boolean {
    return this.#looking.has(identity) || [...this.#open].some(({ expected }) => expected.has(identity));
  }

  /** Whether one of them recently failed to come to their game, or left it at once. */
  areApart(one: Seeking, other: Seeking): boolean {
    const pairs = [
      pairOf(one.identity, other.identity),
      pairOf(one.identity, other.address),
      pairOf(one.address, other.identity),
    ];
    return pairs.some(pair => (this.#apart.get(pair) ?? 0) > this.#parts.now());
  }

  /** Checks the recent pairings of a player who is back in the lobby, of others at their address, and of their opponents. */
  async look({ identity, address }: Seeking): Promise<void> {
    const open = [...this.#open];
    const own = open.filter(({ two }) => two.some(who => who.identity === identity));
    const near = open.filter(({ two }) => two.some(who => who.address === address)).slice(-NEIGHBORS);
    const about = new Set([...own, ...near]);
    if (about.size === 0) return;
    this.#looking.add(identity);
    for (const pairing of about) await this.#learn(pairing);
    this.#looking.delete(identity);
    this.#parts.settled();
  }

  forget(): void {
    for (const { cancel } of this.#open) cancel();
    this.#open.clear();
  }

  async #learn(pairing: Pairing): Promise<void> {
    const { missing, breaker } = await this.#courseOf(pairing);
    for (const identity of pairing.expected) if (!missing.has(identity)) pairing.expected.delete(identity);
    if (breaker !== undefined) this.#settle(pairing, who => who.identity === breaker);
  }

  async #courseOf({ code }: Pairing): Promise<Course> {
    const { tables, log } = this.#parts;
    try {
      const table = readTable((await tables.find(code))?.state);
      if (table === undefined) return NOBODY;
      const colors = COLORS.filter(color => table.expected?.colors.includes(color));
      const missing = new Set(colors.flatMap(color => table.seats[color]?.identity ?? []));
      const { brokenOffBy } = table;
      const isFirst = table.match?.number === 1;
      return { missing, breaker: isFirst && brokenOffBy ? table.seats[brokenOffBy]?.identity : undefined };
    } catch (error) {
      log.error({ err: error }, 'whether two players have come to their table could not be read');
      return NOBODY;
    }
  }

  /** The time to arrive is over. Players who came are watched a little longer. */
  async #close(pairing: Pairing): Promise<void> {
    await this.#learn(pairing);
    if (!this.#open.has(pairing)) return;
    if (pairing.expected.size > 0) this.#settle(pairing, ({ identity }) => pairing.expected.has(identity));
    else pairing.cancel = this.#parts.after(EARLY, () => void this.#finish(pairing));
    this.#parts.settled();
  }

  async #finish(pairing: Pairing): Promise<void> {
    await this.#learn(pairing);
    this.#settle(pairing, () => false);
    this.#parts.settled();
  }

  #settle(pairing: Pairing, isToBlame: (who: Seeking) => boolean): void {
    const { absences, now } = this.#parts;
    if (!this.#open.delete(pairing)) return;
    pairing.cancel();
    for (const who of pairing.two) {
      if (isToBlame(who)) absences.miss(who, now());
      else absences.come(who, now());
    }
    const [one, other] = pairing.two;
    if (isToBlame(one)) this.#keepApart(other, one);
    if (isToBlame(other)) this.#keepApart(one, other);
  }

  /** Also keeps others at the same address apart, since a new browser is quickly made, unless the player is there too. */
  #keepApart({ identity, address }: Seeking, from: Seeking): void {
    const now = this.#parts.now();
    for (const [pair, until] of this.#apart) if (until <= now) this.#apart.delete(pair);
    this.#apart.set(pairOf(identity, from.identity), now + APART);
    if (address !== from.address) this.#apart.set(pairOf(identity, from.address), now + APART);
  }
}
