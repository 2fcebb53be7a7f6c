import { COLORS } from '../../src/game/color.ts';
import { PATIENCE } from '../../src/net/contract/limits.ts';
import type { Absences, Seeking } from '../limits/absences.ts';
import { readTable } from '../match/storedTable.ts';
import type { After, Now } from '../process/clock.ts';
import type { Log } from '../process/log.ts';
import type { Tables } from '../storage/tables.ts';

/** Milliseconds to wait after the deadline, so that a last-moment arrival in another process has been stored. */
const GRACE = 500;
/** Two players are not paired again for this long if one of them did not come. */
const APART = 600_000;

interface PairingParts {
  readonly tables: Pick<Tables, 'find'>;
  readonly absences: Absences;
  readonly log: Log;
  readonly now: Now;
  readonly after: After;
  /** Called when it is known whether players of a pair came. */
  readonly settled: () => void;
}

type Two = readonly [Seeking, Seeking];

const pairOf = (one: string, other: string): string => [one, other].toSorted().join(' ');

/** Two players who were sent to a table. */
interface Pairing {
  readonly code: string;
  readonly two: Two;
  /** Identities that have not come yet, as far as is known. */
  readonly expected: Set<string>;
  readonly cancel: () => void;
}

/**
 * Checks whether players paired in the lobby come to their tables. These may be in other processes, so it reads the
 * storage.
 */
export class Pairings {
  readonly #parts: PairingParts;
  readonly #open = new Set<Pairing>();
  /** Until when two players are kept apart. */
  readonly #apart = new Map<string, number>();

  constructor(parts: PairingParts) {
    this.#parts = parts;
  }

  get isEmpty(): boolean {
    return this.#open.size === 0;
  }

  /** Two players are on their way to a table. */
  expect(code: string, two: Two): void {
    const cancel = this.#parts.after(PATIENCE.seating + GRACE, () => void this.#close(pairing));
    const expected = new Set(two.map(({ identity }) => identity));
    const pairing: Pairing = { code, two, expected, cancel };
    this.#open.add(pairing);
  }

  /** Whether this player is still expected at a table and must not be paired again. */
  isExpected(identity: string): boolean {
    return [...this.#open].some(({ expected }) => expected.has(identity));
  }

  /** Whether one of them failed to come to a game with the other recently. */
  areApart(one: string, other: string): boolean {
    return (this.#apart.get(pairOf(one, other)) ?? 0) > this.#parts.now();
  }

  /** Checks whether a player who is back in the lobby has been at the table. */
  async look(identity: string): Promise<void> {
    for (const pairing of this.#open) if (pairing.expected.has(identity)) await this.#learn(pairing);
  }

  forget(): void {
    for (const { cancel } of this.#open) cancel();
    this.#open.clear();
  }

  async #learn(pairing: Pairing): Promise<void> {
    const missing = await this.#missing(pairing);
    for (const identity of pairing.expected) if (!missing.has(identity)) pairing.expected.delete(identity);
    this.#parts.settled();
  }

  /** If the table cannot be read, nobody is blamed. */
  async #missing({ code }: Pairing): Promise<ReadonlySet<string>> {
    const { tables, log } = this.#parts;
    try {
      const table = readTable((await tables.find(code))?.state);
      const colors = COLORS.filter(color => table?.expected?.colors.includes(color));
      return new Set(colors.flatMap(color => table?.seats[color]?.identity ?? []));
    } catch (error) {
      log.error({ err: error }, 'whether two players have come to their table could not be read');
      return new Set();
    }
  }

  async #close(pairing: Pairing): Promise<void> {
    await this.#learn(pairing);
    const { absences, now } = this.#parts;
    if (!this.#open.delete(pairing)) return;
    const isMissing = ({ identity }: Seeking): boolean => pairing.expected.has(identity);
    for (const who of pairing.two) {
      if (isMissing(who)) absences.miss(who, now());
      else absences.come(who, now());
    }
    if (pairing.two.some(isMissing)) this.#keepApart(pairing);
    this.#parts.settled();
  }

  #keepApart({ two }: Pairing): void {
    const now = this.#parts.now();
    const [one, other] = two;
    for (const [pair, until] of this.#apart) if (until <= now) this.#apart.delete(pair);
    this.#apart.set(pairOf(one.identity, other.identity), now + APART);
  }
}
