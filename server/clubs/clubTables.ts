import type { Winner } from '../../src/game/position.ts';
import type { MemberId } from '../../src/net/contract/club.ts';
import { writeSetup } from '../../src/net/contract/settings.ts';
import { type Board, currentRound, type Games, type GamesPlan, isRoundOver } from '../club/games.ts';
import { type BoardNews, withNews } from '../club/rounds.ts';
import { type ReservedSeat, reserveTable } from '../lobby/reserving.ts';
import type { Now } from '../process/clock.ts';
import type { Tally } from '../process/tally.ts';
import { movesOf, type StoredMatch } from '../storage/records.ts';
import type { Storage } from '../storage/storage.ts';

export interface ClubTablesParts {
  readonly storage: Storage;
  readonly openings: readonly string[];
  readonly tally: Tally;
  readonly now: Now;
  /** Ends the game at a table as the host of a club has decided. */
  readonly decide: (code: string, winner: Winner) => Promise<void>;
}

/** A player. The browser's secret is kept in memory while they are in the club. */
export interface ClubPlayer {
  readonly member: MemberId;
  readonly secret: string;
  readonly name: string;
  readonly address: string;
}

/** A seat reserved for a member at a board of a round. */
export interface KeptSeat extends ReservedSeat {
  readonly board: number;
}

/** A table waiting for the two players of a board. */
export interface OpenedBoard {
  readonly seats: ReadonlyMap<MemberId, ReservedSeat>;
  readonly code: string;
  readonly setup: StoredMatch['setup'] | undefined;
}

const newsOf = (stored: StoredMatch): BoardNews => {
  const result = stored.ended?.result;
  return { moves: movesOf(stored).join(''), ...(result && { result }) };
};

/** Opens the tables of a round and reads the state of their games from the storage, since they may be in other processes. */
export class ClubTables {
  readonly #parts: ClubTablesParts;
  /** The match id of each board of the current round. */
  #matches = new Map<number, string>();
  /** Boards decided by the host whose tables have been told. */
  #decided = new Set<number>();

  constructor(parts: ClubTablesParts) {
    this.#parts = parts;
  }

  /** Forgets the boards of the previous round. */
  clear(): void {
    this.#matches = new Map();
    this.#decided = new Set();
  }

  async open(
    { number, black, white }: Board,
    { setup, clock }: GamesPlan,
    players: readonly [ClubPlayer, ClubPlayer],
  ): Promise<OpenedBoard> {
    const { storage } = this.#parts;
    const [one, other] = [await this.#arrivalOf(players[0]), await this.#arrivalOf(players[1])];
    const terms = { setup: writeSetup(setup), clock, isRated: false, color: 'black' } as const;
    const { seats, match } = await reserveTable(storage, { arrivals: [one, other], terms }, this.#parts);
    this.#matches.set(number, match);
    const stored = await storage.matches.load(match);
    return {
      seats: new Map([
        [black, seats[0]],
        [white, seats[1]],
      ]),
      code: seats[0].code,
      setup: stored?.setup,
    };
  }

  /** The games updated from the storage. Also tells tables the host's decisions. */
  async look(games: Games): Promise<Games> {
    let seen = games;
    for (const board of currentRound(games)?.boards ?? []) {
      const { number, code, result } = board;
      const stored = result === undefined ? await this.#storedAt(number, code) : undefined;
      if (stored !== undefined) seen = withNews(seen, number, newsOf(stored));
      if (this.#isDue(board)) await this.#decide(board);
    }
    return seen;
  }

  /** Whether all games of the round are over and all tables know the host's decisions. */
  isSettled(games: Games): boolean {
    return isRoundOver(games) && currentRound(games)?.boards.some(board => this.#isDue(board)) !== true;
  }

  /** Whether the host's decision may not have reached the table yet. */
  #isDue({ number, code, result }: Board): boolean {
    return (
      code !== undefined && result !== undefined && result.by === undefined && !this.#decided.has(number)
    );
  }

  async #decide({ number, code, result }: Board): Promise<void> {
    const stored = await this.#storedAt(number, code);
    const goesOn = stored !== undefined && stored.ended === undefined;
    if (!goesOn) this.#decided.add(number);
    else if (code !== undefined && result !== undefined) await this.#parts.decide(code, result.winner);
  }

  /** The stored match of a board; in a restored club only its table is known. */
  async #storedAt(number: number, code: string | undefined): Promise<StoredMatch | undefined> {
    const { matches } = this.#parts.storage;
    const match = this.#matches.get(number);
    if (match !== undefined) return matches.load(match);
    return code === undefined ? undefined : matches.latest(code);
  }

  async #arrivalOf({ secret, name, address }: ClubPlayer) {
    const { identities } = this.#parts.storage;
    const { id } = await identities.identify(secret, this.#parts.now());
    await identities.rename(id, name);
    return { identity: id, name, token: undefined, address };
  }
}
