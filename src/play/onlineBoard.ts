import { judge, type Match, type PlayRequest, REFUSALS, type Refusal } from '../game/match.ts';
import { makeSquare } from '../game/square.ts';
import type { PagePayload } from '../net/contract/fromPage.ts';
import type { ServerMessage } from '../net/contract/fromServer.ts';
import type { TableState } from '../net/contract/tableState.ts';
import type { NetRefusal } from '../net/contract/words.ts';
import { boardOnScreen } from '../store/selectors.ts';
import type { PlayContext } from './context.ts';
import { isSameGame, joinedTo, matchOf, type PendingPlay, stillOpen, withPending } from './onlineMatches.ts';
import type { Referee } from './referee.ts';
import type { Refuse } from './refusals.ts';
import type { Thinker } from './thinker.ts';

export interface OnlineBoardParts {
  readonly context: PlayContext;
  /** The one who puts matches on the board of this machine. */
  readonly referee: Pick<Referee, 'place'>;
  readonly thinker: Thinker;
  readonly refuse: Refuse;
}

export type SendPlay = (play: PagePayload<'play'>) => void;

/** The board of a match that is judged elsewhere. */
export interface OnlineBoard {
  /** Comes to the board screen with a match that is not of this machine. */
  arrive(match: Match): void;
  /** Puts on the board what the server has told. */
  show(table: TableState): void;
  /** Plays at once, and takes it back should the server refuse. */
  submit(request: PlayRequest, send: SendPlay): Refusal | undefined;
  /** Sends once more what the server may not have heard. */
  sendAgain(send: SendPlay): void;
  /** Takes a refused play back and says why; false if the words for that are to be said elsewhere. */
  takeBack(table: TableState, refused: ServerMessage<'refused'>): boolean;
  /** Forgets the table that was shown, and what has not been confirmed there. */
  clear(): void;
}

const isRefusal = (refusal: NetRefusal): refusal is Refusal =>
  (REFUSALS as readonly NetRefusal[]).includes(refusal);

export const createOnlineBoard = ({ context, referee, thinker, refuse }: OnlineBoardParts): OnlineBoard => {
  const { stores, claims, tab } = context;
  let pending: readonly PendingPlay[] = [];
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

  const send = ({ match, ply, square }: PendingPlay, tell: SendPlay): void =>
    tell({ match, ply, square: makeSquare(square) });

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
      const play = { match: number, ply: request.ply, square: request.square };
      pending = [...pending, play];
      referee.place(verdict.match);
      send(play, tell);
      return undefined;
    },
    sendAgain: tell => {
      for (const play of pending) send(play, tell);
    },
    takeBack: (table, { refusal, ply }) => {
      const refused = pending.find(play => ply === undefined || play.ply === ply);
      if (refused === undefined) return false;
      pending = pending.filter(play => play.ply < refused.ply);
      show(table);
      if (!isRefusal(refusal)) return false;
      refuse(refused.square, refusal);
      return true;
    },
    clear: () => {
      pending = [];
      isHere = false;
    },
  };
};
