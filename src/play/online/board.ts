import { isRefusal, judgeMove, type MoveRequest, moveOf, type Refusal } from '../../game/match.ts';
import { makeSquare, type Square } from '../../game/square.ts';
import type { PagePayload } from '../../net/contract/fromPage.ts';
import type { ServerMessage } from '../../net/contract/fromServer.ts';
import type { TableState } from '../../net/contract/tableState.ts';
import type { GameParts } from '../game.ts';
import { isSameGame, joinedTo, matchOf, type PendingMove, stillOpen, withPending } from './tableMatch.ts';

export type SendMove = <Kind extends 'play' | 'pass'>(kind: Kind, move: PagePayload<Kind>) => void;

const sendMove = ({ match, ply, move }: PendingMove, send: SendMove): void =>
  move === 'pass' ? send('pass', { match, ply }) : send('play', { match, ply, square: makeSquare(move) });

/** Shows the match of a table: the server's latest state with this player's unconfirmed moves. */
export class TableBoard {
  readonly #parts: Pick<GameParts, 'context' | 'board'>;
  #pending: readonly PendingMove[] = [];
  #isOpen = false;

  constructor(parts: Pick<GameParts, 'context' | 'board'>) {
    this.#parts = parts;
  }

  show(table: TableState): void {
    const { board, context } = this.#parts;
    const before = board.match;
    this.#pending = stillOpen(this.#pending, table);
    const match = joinedTo(before, withPending(matchOf(table), this.#pending));
    if (!this.#isOpen) board.open(match, false);
    else if (!isSameGame(before, match)) board.place(match);
    else if (match !== before) context.stores.match.setState({ match });
    this.#isOpen = true;
  }

  /** Plays or passes at once (optimistically); if the server refuses, `takeBack` undoes it. */
  submit(request: MoveRequest, send: SendMove): Refusal | undefined {
    const { board, context } = this.#parts;
    const { table } = context.stores.online.getState();
    if (board.match === undefined || table?.match === undefined) return 'notYourTurn';
    const verdict = judgeMove(board.match, request);
    if (verdict.type === 'refused') return verdict.refusal;
    if (table.you !== request.color) return 'notYourTurn';
    const pending = { match: table.match.number, ply: request.ply, move: moveOf(request) };
    this.#pending = [...this.#pending, pending];
    board.place(verdict.match);
    sendMove(pending, send);
    return undefined;
  }

  /** Shows briefly why a square cannot be played. */
  refuse(square: Square, refusal: Refusal): void {
    this.#parts.board.refuse(square, refusal);
  }

  /** Resends unconfirmed moves. */
  sendAgain(send: SendMove): void {
    for (const move of this.#pending) sendMove(move, send);
  }

  /** Undoes a refused move and shows the reason; false if the reason belongs elsewhere. */
  takeBack(table: TableState, { refusal, ply }: ServerMessage<'refused'>): boolean {
    const refused = this.#pending.find(move => ply === undefined || move.ply === ply);
    if (refused === undefined) return false;
    this.#pending = this.#pending.filter(move => move.ply < refused.ply);
    this.show(table);
    if (refused.move === 'pass' || !isRefusal(refusal)) return false;
    this.#parts.board.refuse(refused.move, refusal);
    return true;
  }

  /** Drops the table and the unconfirmed moves. */
  clear(): void {
    this.#pending = [];
    this.#isOpen = false;
  }
}
