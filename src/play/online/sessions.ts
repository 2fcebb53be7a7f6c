import { type Connection, OFFLINE, type Trouble } from '../../store/onlineStore.ts';
import type { PlayContext } from '../context.ts';
import { createMention } from '../passingWords.ts';
import { type LobbyVisit, type Search, waitInLobby } from './lobby.ts';
import { type MeetingPlan, planMeeting } from './meeting.ts';
import type { OnlineBoard } from './pendingMoves.ts';
import { openingOf, searchOf } from './requests.ts';
import { type Goal, type TableVisit, visitTable } from './tableSession.ts';

/** Ways to a table and away from it. Starting anything ends what was there before. */
export interface OnlineWay {
  /** The current table, or the one being connected to. */
  table(): TableVisit | undefined;
  /** The current connection, to a table or to the lobby. */
  visit(): Pick<TableVisit, 'check' | 'drop'> | undefined;
  open(): void;
  /** Back to this browser's own seat, or to where the code or word leads, now or once another player comes. */
  join(word: string): void;
  seek(): void;
  /** Starts something without a connection; the returned function says later whether it is still wanted. */
  wish(): () => boolean;
  end(): void;
}

type Seeking = Pick<Extract<Connection, { readonly type: 'seeking' }>, 'isAgain'>;

interface WayParts {
  readonly context: PlayContext;
  readonly board: OnlineBoard;
  readonly openMenu: () => void;
}

export const createOnlineWay = ({ context, board, openMenu }: WayParts): OnlineWay => {
  const { online, settings } = context.stores;
  const mention = createMention(context);
  let table: TableVisit | undefined;
  let lobby: LobbyVisit | undefined;
  let meeting: MeetingPlan | undefined;
  let wishes = 0;

  const endWith = (connection: Connection): void => {
    wishes++;
    table?.leave();
    lobby?.leave();
    meeting?.end();
    meeting = undefined;
    table = undefined;
    lobby = undefined;
    board.clear();
    online.setState(({ games, ratings }) => ({ ...OFFLINE, games, ratings, connection }));
  };

  const end = (): void => endWith(OFFLINE.connection);

  const wish = (): (() => boolean) => {
    endWith({ type: 'connecting' });
    const mine = wishes;
    return () => mine === wishes;
  };

  const fail = (trouble: Trouble): void => online.setState({ connection: { type: 'ended', trouble } });

  /** Continues if there is a server. If a seat is kept there, also while the server is unreachable. */
  const whenServed = async (task: () => void, isAwaited = false): Promise<void> => {
    const isWanted = wish();
    const absence = await context.wire.pages.look();
    if (!isWanted()) return;
    if (absence === undefined || (isAwaited && absence !== 'noServer')) task();
    else fail(absence);
  };

  const sit = (goal: Goal, ended: (trouble: Trouble) => void = fail): void => {
    table = visitTable({ context, board, mention, ended }, goal);
  };

  const wait = (search: Search, seeking: Seeking = {}): void => {
    online.setState({ connection: { type: 'seeking', since: context.clock.now(), ...seeking } });
    const found = (code: string): void => {
      lobby = undefined;
      online.setState({ connection: { type: 'connecting' } });
      sit({ code }, trouble => (trouble === 'otherMissed' ? waitOn(search) : fail(trouble)));
    };
    lobby = waitInLobby({ context, found, ended: fail }, search);
  };

  const giveUp = (trouble: Trouble, word: string): void => endWith({ type: 'ended', trouble, word });

  /** Retries until the other player is found, unless there is no server at all. */
  const meet = async (word: string): Promise<void> => {
    const isWanted = wish();
    meeting = planMeeting({ context, giveUp }, word);
    const { goal } = meeting;
    const absence = await context.wire.pages.look();
    if (!isWanted()) return;
    if (absence === 'noServer') giveUp(absence, word);
    else sit(goal);
  };

  /** The other player never came to the table: goes back to the lobby, where the one who was there comes first. */
  const waitOn = (search: Search): void => {
    end();
    openMenu();
    wait(search, { isAgain: true });
  };

  const seek = (): void =>
    wait({ kind: 'seek', identity: context.keys.identity, ...searchOf(settings.getState()) });

  return {
    table: () => table,
    visit: () => table ?? lobby,
    wish,
    end,
    open: () => {
      const plan = openingOf(settings.getState(), context.random);
      const opening = { kind: 'open', identity: context.keys.identity, ...plan } as const;
      void whenServed(() => sit({ opening }));
    },
    join: code => {
      const before = online.getState();
      if (context.keys.token(code) === undefined && before.table?.code !== code) {
        void meet(code);
        return;
      }
      void whenServed(() => sit({ code, unknown: () => void meet(code) }), true);
      if (before.table?.code === code) online.setState({ table: before.table, toldAt: before.toldAt });
    },
    seek: () => void whenServed(seek),
  };
};
