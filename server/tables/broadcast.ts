import type { Color } from '../../src/game/color.ts';
import type { ServerPayload } from '../../src/net/contract/fromServer.ts';
import { type Rating, type WireTableState, writeTableState } from '../../src/net/contract/tableState.ts';
import type { NetRefusal } from '../../src/net/contract/words.ts';
import type { TableMessage } from '../match/messages.ts';
import type { News } from '../match/outcome.ts';
import { seatOf, type Table } from '../match/table.ts';
import { tableStateFor } from '../match/tableView.ts';
import type { Session } from '../sockets/session.ts';

interface Broadcast {
  readonly table: Table;
  readonly news: readonly News[];
  readonly now: number;
  /** Ratings of the players, by identity. */
  readonly ratings: ReadonlyMap<string, Rating>;
}

type Viewer = Color | 'watcher';

const viewerOf = (table: Table, { tokenHash }: Session): Viewer =>
  (tokenHash === undefined ? undefined : seatOf(table, tokenHash)) ?? 'watcher';

/** Serializes the state once; only `you` differs between viewers. */
const stateWriter = (sessions: ReadonlySet<Session>, { table, now, ratings }: Broadcast) => {
  const isWatcher = (session: Session): boolean => viewerOf(table, session) === 'watcher';
  const countWatchers = (): number => [...sessions].filter(isWatcher).length;
  let written: WireTableState | undefined;
  return (you: Viewer): WireTableState => {
    written ??= writeTableState(tableStateFor(table, { you, watchers: countWatchers(), now, ratings }));
    return { ...written, you };
  };
};

/** Sends the news to everybody, with the state from each viewer's side. */
export const broadcast = (sessions: ReadonlySet<Session>, message: Broadcast): void => {
  const { table, news } = message;
  const stateFor = stateWriter(sessions, message);
  for (const item of news)
    for (const session of sessions) {
      if (item.kind === 'state') session.send('state', stateFor(viewerOf(table, session)));
      else {
        const { kind, ...payload } = item;
        session.send(kind, payload as never);
      }
    }
};

/** The reply to a refused message. */
export const refusedOf = (message: TableMessage, refusal: NetRefusal): ServerPayload<'refused'> => ({
  message: message.kind,
  refusal,
  ...('ply' in message && { ply: message.ply }),
});

/** Turns away a third person from a word that two others share. If the table has just closed, the page should try again. */
export const turnAway = (session: Session, refusal: NetRefusal): void => {
  if (refusal !== 'tableClosed') session.send('refused', { message: 'meet', refusal: 'wordTaken' });
  session.dismiss(refusal === 'tableClosed' ? 'serverMoves' : 'tableClosed');
};

/** Disconnects a player as if they had lost the connection. */
export const sendAway = (sessions: ReadonlySet<Session>, table: Table, identity: string): void => {
  for (const session of sessions) {
    const viewer = viewerOf(table, session);
    if (viewer !== 'watcher' && table.seats[viewer]?.identity === identity) session.dismiss('blocked');
  }
};
