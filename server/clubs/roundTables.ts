import type { MemberId } from '../../src/net/contract/club.ts';
import type { ErrorReporter } from '../background/errorReporter.ts';
import { type BoardWork, boardWork } from '../club/boardWork.ts';
import { type Board, currentRound, type Games, withBoard } from '../club/games.ts';
import { withNews } from '../club/rounds.ts';
import type { ReservedSeat } from '../lobby/reserving.ts';
import type { After } from '../process/clock.ts';
import { type ClubPlayer, ClubTables, type ClubTablesParts } from './clubTables.ts';

/** How often to poll the boards of a round, in milliseconds. */
const LOOK_MILLISECONDS = 1_500;

export interface RoundParts extends ClubTablesParts {
  readonly errors: Pick<ErrorReporter, 'report'>;
  readonly after: After;
}

const FAILURES: Readonly<Record<keyof BoardWork, string>> = {
  open: 'the tables of a club could not be opened',
  read: 'the tables of a club could not be read',
  decide: 'the tables of a club could not be told a decision',
};

type Players = ReadonlyMap<MemberId, ClubPlayer>;
type Change = (games: Games) => Games;

/** A seat at a board of the round. */
interface KeptSeat extends ReservedSeat {
  readonly board: number;
}

const isSameRound = (one: Games | undefined, other: Games | undefined): boolean =>
  one?.plan === other?.plan && one?.rounds.length === other?.rounds.length;

/**
 * The tables of a club's current round. `boardWork` derives from the games what the tables need; this class does it: at once
 * for tables that are missing, otherwise in a poll.
 */
export class RoundTables {
  readonly #parts: RoundParts;
  readonly #change: (change: Change) => void;
  readonly #tables: ClubTables;
  readonly #seats = new Map<MemberId, KeptSeat>();
  /** Boards for which opening a table has been tried; failures wait for the next poll. */
  readonly #tried = new Set<number>();
  readonly #settled = new Set<number>();
  #games: Games | undefined;
  #players: Players = new Map();
  #isStopped = false;
  #isWorking = false;
  #cancelPoll: (() => void) | undefined;

  /** `change` applies what was opened or read to the games of the club, which then calls `follow`. */
  constructor(parts: RoundParts, change: (change: Change) => void) {
    this.#parts = parts;
    this.#change = change;
    this.#tables = new ClubTables(parts);
  }

  /** Call this after every change of the club. */
  follow(games: Games | undefined, players: Players): void {
    if (!isSameRound(games, this.#games)) this.#forgetRound();
    this.#games = games;
    this.#players = players;
    this.#proceed();
  }

  /** Stops for good, since the club is over. */
  stop(): void {
    this.#isStopped = true;
    this.#cancelPoll?.();
  }

  /** The reserved seat of a member whose game is not over. */
  seatOf(member: MemberId): ReservedSeat | undefined {
    const seat = this.#seats.get(member);
    const games = this.#games;
    if (seat === undefined || games === undefined || games.isOver) return undefined;
    const board = currentRound(games)?.boards.find(({ number }) => number === seat.board);
    return board?.result === undefined ? { code: seat.code, token: seat.token } : undefined;
  }

  #forgetRound(): void {
    this.#seats.clear();
    this.#tried.clear();
    this.#settled.clear();
    this.#tables.clear();
  }

  /** Nothing for a club that is over. */
  #work(): BoardWork {
    return boardWork(this.#isStopped ? undefined : this.#games, {
      hasCome: id => this.#players.has(id),
      settled: this.#settled,
    });
  }

  #proceed(): void {
    if (this.#isWorking) return;
    const { open, read, decide } = this.#work();
    if (open.some(({ number }) => !this.#tried.has(number))) void this.#run();
    else if (open.length + read.length + decide.length > 0)
      this.#cancelPoll ??= this.#parts.after(LOOK_MILLISECONDS, () => void this.#run());
  }

  async #run(): Promise<void> {
    this.#cancelPoll?.();
    this.#cancelPoll = undefined;
    this.#isWorking = true;
    await this.#each('open', board => this.#open(board));
    await this.#each('read', board => this.#read(board));
    await this.#each('decide', board => this.#decide(board));
    this.#isWorking = false;
    this.#proceed();
  }

  /** Does the work one board after another, until the club ends or starts another round. */
  async #each(kind: keyof BoardWork, work: (board: Board) => Promise<() => void>): Promise<void> {
    const round = this.#games;
    const isCurrent = (): boolean => !this.#isStopped && isSameRound(this.#games, round);
    try {
      for (const board of this.#work()[kind]) {
        const done = await work(board);
        if (!isCurrent()) return;
        done();
      }
    } catch (error) {
      this.#parts.errors.report(FAILURES[kind], error);
    }
  }

  async #open(board: Board): Promise<() => void> {
    const { number, black, white } = board;
    this.#tried.add(number);
    const [one, other] = [this.#players.get(black), this.#players.get(white)];
    if (this.#games === undefined || one === undefined || other === undefined) return () => {};
    const { code, setup, seats } = await this.#tables.open(board, this.#games.plan, [one, other]);
    return () => {
      for (const [member, seat] of seats) this.#seats.set(member, { ...seat, board: number });
      this.#change(games => withBoard(games, number, { code, setup }));
    };
  }

  async #read(board: Board): Promise<() => void> {
    const news = await this.#tables.read(board);
    return () => void (news && this.#change(games => withNews(games, board.number, news)));
  }

  async #decide(board: Board): Promise<() => void> {
    const isOver = await this.#tables.decide(board);
    return () => void (isOver && this.#settled.add(board.number));
  }
}
