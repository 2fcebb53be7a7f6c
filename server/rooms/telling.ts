import type { Color } from '../../src/game/color.ts';
import type { ServerPayload } from '../../src/net/contract/fromServer.ts';
import { type Rating, type WireTableState, writeTableState } from '../../src/net/contract/tableState.ts';
import type { NetRefusal } from '../../src/net/contract/words.ts';
import type { TableMessage } from '../match/judge.ts';
import type { News } from '../match/outcome.ts';
import { seatOf, type Table } from '../match/table.ts';
import { tableStateFor } from '../match/tableView.ts';
import type { Visitor } from './visitor.ts';

interface Telling {
  readonly table: Table;
  readonly news: readonly News[];
  readonly now: number;
  /** Of those who sit there, by identity. */
  readonly ratings: ReadonlyMap<string, Rating>;
}

type Viewer = Color | 'watcher';

const viewerOf = (table: Table, { tokenHash }: Visitor): Viewer =>
  (tokenHash === undefined ? undefined : seatOf(table, tokenHash)) ?? 'watcher';

/** Writes the state once; who looks at it is all that differs. */
const stateWriter = (visitors: ReadonlySet<Visitor>, { table, now, ratings }: Telling) => {
  const isWatcher = (visitor: Visitor): boolean => viewerOf(table, visitor) === 'watcher';
  const countWatchers = (): number => [...visitors].filter(isWatcher).length;
  let written: WireTableState | undefined;
  return (you: Viewer): WireTableState => {
    written ??= writeTableState(tableStateFor(table, { you, watchers: countWatchers(), now, ratings }));
    return { ...written, you };
  };
};

/** Tells everybody the news; the state as it is seen from where they sit. */
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

/** What is told to who sent a message that has no effect. */
export const refusedOf = (message: TableMessage, refusal: NetRefusal): ServerPayload<'refused'> => ({
  message: message.kind,
  refusal,
  ...('ply' in message && { ply: message.ply }),
});

/** Who came by a word that two others share; or at the moment at which it was free again, and is to try once more. */
export const turnAway = (visitor: Visitor, refusal: NetRefusal): void => {
  if (refusal !== 'tableClosed') visitor.tell('refused', { message: 'meet', refusal: 'wordTaken' });
  visitor.dismiss(refusal === 'tableClosed' ? 'serverMoves' : 'tableClosed');
};

/** Ends the connections of somebody who sits there; they are missed as whoever else loses theirs. */
export const sendAway = (visitors: ReadonlySet<Visitor>, table: Table, identity: string): void => {
  for (const visitor of visitors) {
    const viewer = viewerOf(table, visitor);
    if (viewer !== 'watcher' && table.seats[viewer]?.identity === identity) visitor.dismiss('blocked');
  }
};
