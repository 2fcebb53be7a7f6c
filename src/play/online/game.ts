import { isMatchOver, type MoveRequest, type Refusal } from '../../game/match.ts';
import { parseWord } from '../../net/contract/texts.ts';
import { createOnlineReplay } from '../replay/game.ts';
import { createOnlineBoard, type OnlineBoardParts } from './pendingMoves.ts';
import type { OnlinePlay } from './play.ts';
import { createOnlineGames } from './profile.ts';
import { createOnlineWay } from './sessions.ts';

/** What the other use cases need from online play. */
export interface Online {
  readonly play: OnlinePlay;
  /** Whether the board shows what the server has sent. */
  isOnBoard(): boolean;
  submit(request: MoveRequest): Refusal | undefined;
  /** One ply of a replay forward (1) or back (-1). */
  step(plies: 1 | -1): void;
  /** Whether a person must be asked before the board is left; if so, asks. */
  asksToStay(): boolean;
  /** Ends everything online. */
  end(): void;
  /** The page was shown or hidden, the network came or went. */
  observe(facts: { visible?: boolean; connected?: boolean }): void;
}

interface OnlineParts extends OnlineBoardParts {
  readonly openMenu: () => void;
}

export const createOnline = ({ openMenu, ...parts }: OnlineParts): Online => {
  const { context, referee } = parts;
  const { online, match } = context.stores;
  const board = createOnlineBoard(parts);
  const way = createOnlineWay({ context, board, openMenu });
  const replay = createOnlineReplay({ context, referee, board });
  const games = createOnlineGames(context);

  /** The number of the match at the table, and the ply shown on the board. */
  const seen = (): { match: number; ply: number } | undefined => {
    const number = online.getState().table?.match?.number;
    const ply = match.getState().match?.transcript.length;
    return number === undefined || ply === undefined ? undefined : { match: number, ply };
  };

  const hasMatchUnderWay = (): boolean => {
    const { table, connection } = online.getState();
    const isOn = table?.match !== undefined && table.match.result === undefined;
    return isOn && table.you !== 'watcher' && connection.type !== 'ended';
  };

  const isThere = (code: string): boolean => {
    const { table, connection } = online.getState();
    return table?.code === code && connection.type !== 'ended';
  };

  const leave = (): void => {
    way.end();
    openMenu();
  };

  const play: OnlinePlay = {
    ...games,
    leave,
    playFriend: way.open,
    findOpponent: way.seek,
    join: typed => {
      const code = parseWord(typed);
      if (code !== undefined && !isThere(code)) way.join(code);
      return code !== undefined;
    },
    cancel: () => {
      const { table } = online.getState();
      if (table?.match !== undefined) return;
      if (table === undefined) way.end();
      else leave();
    },
    waitAgain: () => {
      online.setState({ invitedAt: context.clock.now() });
      way.visit()?.check();
    },
    stay: () => online.setState({ asksLeave: false }),
    resign: () => {
      const now = seen();
      if (now !== undefined) way.table()?.say('resign', { match: now.match });
    },
    ask: what => {
      const now = seen();
      if (now !== undefined) way.table()?.say('ask', { ...now, what });
    },
    answer: ({ what, ply }, agrees) => {
      const now = seen();
      if (now !== undefined) way.table()?.say('answer', { match: now.match, ply, what, agrees });
    },
    claim: () => {
      const now = seen();
      if (now !== undefined) way.table()?.say('claim', { match: now.match });
    },
    nudge: () => {
      const now = seen();
      if (now !== undefined) way.table()?.say('nudge', now);
    },
    answerNudge: () => {
      const now = seen();
      if (now !== undefined) way.table()?.say('stay', { match: now.match });
    },
    greet: greeting => way.table()?.say('greet', { greeting }),
    replay: id => void replay.open(id, way.wish()),
    goTo: replay.goTo,
  };

  return {
    play,
    end: way.end,
    step: replay.step,
    isOnBoard: () => online.getState().table !== undefined || online.getState().replay !== undefined,
    submit: request => {
      const table = way.table();
      if (table !== undefined) return table.submit(request);
      const shown = match.getState().match;
      return shown !== undefined && isMatchOver(shown) ? 'gameOver' : 'notYourTurn';
    },
    asksToStay: () => {
      const asksLeave = hasMatchUnderWay();
      if (asksLeave) online.setState({ asksLeave });
      return asksLeave;
    },
    observe: ({ visible, connected }) => {
      if (visible !== undefined) way.table()?.attend();
      if (connected === false) way.visit()?.drop();
      if (connected === true || visible === true) way.visit()?.check();
    },
  };
};
