import type { Color } from '../../src/game/color.ts';
import type { ServerPayload } from '../../src/net/contract/fromServer.ts';
import { type Rating, type WireTableState, writeTableState } from '../../src/net/contract/tableState.ts';
import type { NetRefusal } from '../../src/net/contract/words.ts';
import type { TableMessage } from '../match/judge.ts';
import type { News } from '../match/outcome.ts';
import { seatOf, type Table } from '../match/table.ts';
import { tableStateFor } from '../match/tableView.ts';
import type { Visitor } from '../sockets/visitor.ts';

interface Telling {
  readonly table: Table;
  readonly news: readonly News[];
  readonly now: number;
  /** Ratings of the players, by identity. */
  readonly ratings: ReadonlyMap<string, Rating>;
}

type Viewer = Color | 'watcher';

const viewerOf = (table: Table, { tokenHash }: Visitor): Viewer =>
  (tokenHash === undefined ? undefined : seatOf(table, tokenHash)) ?? 'watcher';

/** Writes the state once; only `you` differs between viewers. */
const stateWriter = (visitors: ReadonlySet<Visitor>, { table, now, ratings }: Telling) => {
  const isWatcher = (visitor: Visitor): boolean => viewerOf(table, visitor) === 'watcher';
  const countWatchers = (): number => [...visitors].filter(isWatcher).length;
  let written: WireTableState | undefined;
  return (you: Viewer): WireTableState => {
    written ??= writeTableState(tableStateFor(table, { you, watchers: countWatchers(), now, ratings }));
    return { ...written, you };
  };
};

/** Sends the news to everybody; each gets the state from their own side. */
export const tellAll = (visitors: ReadonlySet<Visitor>, telling: Telling): void => {
  const { table, news } = telling;
  const stateFor = stateWriter(visitors, telling);
  for (const item of news)
    for (const visitor of visitors) {
      if (item.kind === 'state') visitor.tell('state', stateFor(viewerOf(table, visitor)));
      else {
        const { kind, ...payload } = item;
        visitor.tell(kind, payload as never);
      }
    }
};

/** The answer to a message that has no effect. */
export const refusedOf = (message: TableMessage, refusal: NetRefusal): ServerPayload<'refused'> => ({
  message: message.kind,
  refusal,
  ...('ply' in message && { ply: message.ply }),
});

/** Turns away a visitor whose word is shared by two others. If the table has just closed, the page should try again. */
export const turnAway = (visitor: Visitor, refusal: NetRefusal): void => {
  if (refusal !== 'tableClosed') visitor.tell('refused', { message: 'meet', refusal: 'wordTaken' });
  visitor.dismiss(refusal === 'tableClosed' ? 'serverMoves' : 'tableClosed');
};

/** Disconnects a player; to the table it looks like a lost connection. */
export const sendAway = (visitors: ReadonlySet<Visitor>, table: Table, identity: string): void => {
  for (const visitor of visitors) {
    const viewer = viewerOf(table, visitor);
    if (viewer !== 'watcher' && table.seats[viewer]?.identity === identity) visitor.dismiss('blocked');
  }
};
