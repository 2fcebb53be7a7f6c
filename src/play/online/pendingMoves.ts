import { judge, type Match, type MoveRequest, moveOf, REFUSALS, type Refusal } from '../../game/match.ts';
import { makeSquare } from '../../game/square.ts';
import type { PagePayload } from '../../net/contract/fromPage.ts';
import type { ServerMessage } from '../../net/contract/fromServer.ts';
import type { TableState } from '../../net/contract/tableState.ts';
import type { NetRefusal } from '../../net/contract/words.ts';
import { boardOnScreen } from '../../store/selectors.ts';
import type { PlayContext } from '../context.ts';
import type { Referee } from '../referee.ts';
import type { Refuse } from '../refusals.ts';
import type { Thinker } from '../thinker.ts';
import { isSameGame, joinedTo, matchOf, type PendingMove, stillOpen, withPending } from './tableMatch.ts';

export interface OnlineBoardParts {
  readonly context: PlayContext;
  /** Puts matches on the board of this machine. */
  readonly referee: Pick<Referee, 'place'>;
  readonly thinker: Thinker;
  readonly refuse: Refuse;
}

export type SendMove = <Kind extends 'play' | 'pass'>(kind: Kind, move: PagePayload<Kind>) => void;

/** The board of a match that the server judges. */
export interface OnlineBoard {
  /** Opens the board screen with a match that is not of this machine. */
  arrive(match: Match): void;
  /** Shows on the board what the server has sent. */
  show(table: TableState): void;
  /** Plays or passes at once, and takes it back if the server refuses. */
  submit(request: MoveRequest, send: SendMove): Refusal | undefined;
  /** Sends unconfirmed moves again. */
  sendAgain(send: SendMove): void;
  /** Takes a refused move back and shows why; false if the reason is to be shown elsewhere. */
  takeBack(table: TableState, refused: ServerMessage<'refused'>): boolean;
  /** Forgets the table, and its unconfirmed moves. */
  clear(): void;
}

const isRefusal = (refusal: NetRefusal): refusal is Refusal =>
  (REFUSALS as readonly NetRefusal[]).includes(refusal);

export const createOnlineBoard = ({ context, referee, thinker, refuse }: OnlineBoardParts): OnlineBoard => {
  const { stores, claims, tab } = context;
  let pending: readonly PendingMove[] = [];
  let isHere = false;

  const arrive = (match: Match): void => {
    thinker.stop();
    claims.release();
    tab.matchId = undefined;
    stores.match.setState({ paused: false, asksNewGame: false });
    const board = boardOnScreen(match.setup);
    const elsewhere = { draft: undefined, preview: undefined, pointer: undefined };
    stores.app.setState({ screen: 'board', ...board, ...elsewhere });
    referee.place(match);
  };

  const show = (table: TableState): void => {
    pending = stillOpen(pending, table);
    const before = stores.match.getState().match;
    const match = joinedTo(before, withPending(matchOf(table), pending));
    if (!isHere) arrive(match);
    else if (!isSameGame(before, match)) referee.place(match);
    else if (match !== before) stores.match.setState({ match });
    isHere = true;
  };

  const send = ({ match, ply, move }: PendingMove, tell: SendMove): void =>
    move === 'pass' ? tell('pass', { match, ply }) : tell('play', { match, ply, square: makeSquare(move) });

  return {
    arrive,
    show,
    submit: (request, tell) => {
      const { match } = stores.match.getState();
      const { table } = stores.online.getState();
      const number = table?.match?.number;
      if (match === undefined || number === undefined) return 'notYourTurn';
      const verdict = judge(match, request);
      if (verdict.type === 'refused') return verdict.refusal;
      if (table?.you !== request.color) return 'notYourTurn';
      const made = { match: number, ply: request.ply, move: moveOf(request) };
      pending = [...pending, made];
      referee.place(verdict.match);
      send(made, tell);
      return undefined;
    },
    sendAgain: tell => {
      for (const made of pending) send(made, tell);
    },
    takeBack: (table, { refusal, ply }) => {
      const refused = pending.find(made => ply === undefined || made.ply === ply);
      if (refused === undefined) return false;
      pending = pending.filter(made => made.ply < refused.ply);
      show(table);
      if (refused.move === 'pass' || !isRefusal(refusal)) return false;
      refuse(refused.move, refusal);
      return true;
    },
    clear: () => {
      pending = [];
      isHere = false;
    },
  };
};
