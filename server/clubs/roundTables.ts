import type { MemberId } from '../../src/net/contract/club.ts';
import type { ErrorReporter } from '../background/errorReporter.ts';
import { currentRound, type Games, withBoard } from '../club/games.ts';
import type { ReservedSeat } from '../lobby/reserving.ts';
import type { After } from '../process/clock.ts';
import { type ClubPlayer, ClubTables, type ClubTablesParts, type KeptSeat } from './clubTables.ts';

/** How often to poll the boards of a round, in milliseconds. */
const LOOK_MILLISECONDS = 1_500;

export interface RoundParts extends ClubTablesParts {
  readonly errors: Pick<ErrorReporter, 'report'>;
  readonly after: After;
}

/** The club's side of a round, as callbacks. */
interface Around {
  readonly games: () => Games | undefined;
  readonly keep: (games: Games) => void;
  readonly playerOf: (member: MemberId) => ClubPlayer | undefined;
  /** Tells members which seat is reserved for them. */
  readonly tell: (members: readonly MemberId[]) => void;
}

/** Whether both are the same round of the same games. */
export const isSameRound = (one: Games | undefined, other: Games | undefined): boolean =>
  one?.plan === other?.plan && one?.rounds.length === other?.rounds.length;

/** The tables of a club's current round: opens them one after another, then polls them until all games are over. */
export class RoundTables {
  readonly #parts: RoundParts;
  readonly #around: Around;
  readonly #tables: ClubTables;
  #seats = new Map<MemberId, KeptSeat>();
  #isStopped = false;
  #isOpening = false;
  #cancelLook: (() => void) | undefined;

  constructor(parts: RoundParts, around: Around) {
    this.#parts = parts;
    this.#around = around;
    this.#tables = new ClubTables(parts);
  }

  /** Stops for good, since the club is over. */
  stop(): void {
    this.#isStopped = true;
    this.#cancelLook?.();
  }

  /** The reserved seat of a member whose game is not over. */
  seatOf(member: MemberId): ReservedSeat | undefined {
    const seat = this.#seats.get(member);
    const games = this.#around.games();
    if (seat === undefined || games === undefined || games.isOver) return undefined;
    const board = currentRound(games)?.boards.find(({ number }) => number === seat.board);
    return board?.result === undefined ? { code: seat.code, token: seat.token } : undefined;
  }

  async open(): Promise<void> {
    const round = this.#around.games();
    if (round === undefined) return;
    this.#seats = new Map();
    this.#tables.clear();
    this.#isOpening = true;
    try {
      if (!(await this.#openAll(round))) return;
    } catch (error) {
      this.#parts.errors.report('the tables of a club could not be opened', error);
    } finally {
      this.#isOpening = false;
    }
    this.#lookLater();
  }

  /**
   * Schedules a poll for tables that were opened before a restart, or that must learn of the host's decision. The delay lets
   * the host finish changing it.
   */
  follow(): void {
    this.#lookLater();
  }

  /** Opens the missing tables; `false` if the club ends or starts another round meanwhile. */
  async #openAll(round: Games): Promise<boolean> {
    const { games, keep, playerOf, tell } = this.#around;
    for (const board of currentRound(round)?.boards ?? []) {
      const [one, other] = [playerOf(board.black), playerOf(board.white)];
      const isNeeded = board.code === undefined && board.result === undefined;
      if (!isNeeded || one === undefined || other === undefined) continue;
      const { code, setup, seats } = await this.#tables.open(board, round.plan, [one, other]);
      const now = games();
      if (this.#isStopped || now === undefined || !isSameRound(now, round)) return false;
      for (const [member, seat] of seats) this.#seats.set(member, { ...seat, board: board.number });
      keep(withBoard(now, board.number, { code, setup }));
      tell([board.black, board.white]);
    }
    return true;
  }

  #lookLater(): void {
    this.#cancelLook?.();
    if (!this.#isStopped) this.#cancelLook = this.#parts.after(LOOK_MILLISECONDS, () => void this.#look());
  }

  async #look(): Promise<void> {
    const round = this.#around.games();
    if (round === undefined) return;
    try {
      // Opens missing tables of a restored club, whose players may be back by now.
      if (!this.#isOpening && !round.isOver) await this.#openAll(round);
      const games = this.#around.games();
      if (games === undefined) return;
      const seen = await this.#tables.look(games);
      // Discards the result if the host has changed something meanwhile; the next poll reads the boards again.
      if (seen !== games && this.#around.games() === games) this.#around.keep(seen);
    } catch (error) {
      this.#parts.errors.report('the tables of a club could not be read', error);
    }
    const now = this.#around.games();
    if (now !== undefined && !this.#tables.isSettled(now)) this.#lookLater();
  }
}
