import type { Winner } from '../../src/game/position.ts';
import type { MemberId } from '../../src/net/contract/club.ts';
import { writeSetup } from '../../src/net/contract/settings.ts';
import type { Board, GamesPlan } from '../club/games.ts';
import type { BoardNews } from '../club/rounds.ts';
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

/** A table waiting for the two players of a board. */
export interface OpenedBoard {
  readonly seats: ReadonlyMap<MemberId, ReservedSeat>;
  readonly code: string;
  readonly setup: StoredMatch['setup'] | undefined;
}

/** Opens the tables of a round and reads their games from the storage, since they may be in other processes. */
export class ClubTables {
  readonly #parts: ClubTablesParts;
  /** The match id of each board of the current round. */
  readonly #matches = new Map<number, string>();

  constructor(parts: ClubTablesParts) {
    this.#parts = parts;
  }

  /** Forgets the boards of the previous round. */
  clear(): void {
    this.#matches.clear();
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

  async read(board: Board): Promise<BoardNews | undefined> {
    const stored = await this.#storedAt(board);
    if (stored === undefined) return undefined;
    const result = stored.ended?.result;
    return { moves: movesOf(stored).join(''), ...(result && { result }) };
  }

  /** Tells the table what the host has decided; `true` if its game is over. */
  async decide(board: Board): Promise<boolean> {
    const stored = await this.#storedAt(board);
    if (stored === undefined || stored.ended !== undefined) return true;
    const { code, result } = board;
    if (code !== undefined && result !== undefined) await this.#parts.decide(code, result.winner);
    return false;
  }

  /** The stored match of a board; in a restored club only its table is known. */
  async #storedAt({ number, code }: Board): Promise<StoredMatch | undefined> {
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
