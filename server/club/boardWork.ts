import type { MemberId } from '../../src/net/contract/club.ts';
import { type Board, currentRound, type Games } from './games.ts';

/** What the tables of the current round need. */
export interface BoardWork {
  /** Boards without a table, whose players have both come. */
  readonly open: readonly Board[];
  /** Boards whose game goes on, as far as the club knows. */
  readonly read: readonly Board[];
  /** Boards decided by the host, whose tables may not know it. */
  readonly decide: readonly Board[];
}

interface Known {
  /** Whether the member has come since the club was opened here. */
  readonly hasCome: (member: MemberId) => boolean;
  /** Decided boards whose games are over at their tables too. */
  readonly settled: ReadonlySet<number>;
}

export const boardWork = (games: Games | undefined, { hasCome, settled }: Known): BoardWork => {
  const boards = (games && currentRound(games)?.boards) ?? [];
  const running = boards.filter(({ result }) => result === undefined);
  const isOpen = ({ code }: Board): boolean => code !== undefined;
  const isMissing = (board: Board): boolean =>
    !isOpen(board) && hasCome(board.black) && hasCome(board.white) && games?.isOver === false;
  const isDecided = ({ number, code, result }: Board): boolean =>
    code !== undefined && result !== undefined && result.by === undefined && !settled.has(number);
  return { open: running.filter(isMissing), read: running.filter(isOpen), decide: boards.filter(isDecided) };
};
