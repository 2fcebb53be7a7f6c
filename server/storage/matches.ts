import type { Kysely } from 'kysely';
import type { ByColor } from '../../src/game/color.ts';
import { addEvent, beginning, ending, happening } from './eventLog.ts';
import { matchOf, matchRow } from './matchRows.ts';
import { type RatingChange, rateMatch } from './ratings.ts';
import {
  type End,
  type MatchEvent,
  type Moment,
  type NewMatch,
  RefusedWrite,
  type StoredMatch,
} from './records.ts';
import type { EventRow, MatchRow, Schema } from './schema.ts';
import { together } from './together.ts';

/** A match and the number of the event to come: 1 for the first after its beginning. */
export interface NextEvent {
  readonly id: string;
  readonly number: number;
}

export interface Matches {
  /** Throws a `RefusedWrite` if the table has had a match of this number, or another process holds it. */
  begin(match: NewMatch, begun: Moment): Promise<void>;
  /**
   * Kept once the promise is fulfilled; throws a `RefusedWrite` if it does not follow what there is. After any other error
   * nobody knows whether it was kept: load the match again.
   */
  append(next: NextEvent, event: MatchEvent): Promise<void>;
  /** Ends a match, and rates it if it is rated; tells what that did. Throws a `RefusedWrite` as `append` does. */
  finish(next: NextEvent, end: End): Promise<ByColor<RatingChange> | undefined>;
  /** The whole match, finished or not. */
  load(id: string): Promise<StoredMatch | undefined>;
  /** The newest match of a table. */
  latest(table: string): Promise<StoredMatch | undefined>;
}

const EVENT_COLUMNS = [
  'match_id',
  'number',
  'kind',
  'ply',
  'move',
  'at',
  'black_left',
  'white_left',
] as const satisfies readonly (keyof EventRow)[];

const insertMatch = async (
  db: Kysely<Schema>,
  holder: string,
  { match, begun }: { readonly match: NewMatch; readonly begun: Moment },
): Promise<void> => {
  const what = `the match ${match.id}`;
  const table = await db
    .selectFrom('tables')
    .select('holder')
    .where('code', '=', match.table)
    .executeTakeFirst();
  if (table?.holder !== holder) throw new RefusedWrite(what, 'notHeld');
  const inserted = await db
    .insertInto('matches')
    .values(matchRow(match, begun))
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (inserted.numInsertedOrUpdatedRows !== 1n) throw new RefusedWrite(what, 'taken');
  const event = beginning(match.given.length, begun);
  await db
    .insertInto('events')
    .values({ match_id: match.id, number: 0, ...event })
    .execute();
};

const closeMatch = (db: Kysely<Schema>, id: string, { result, isRated, at }: End): Promise<MatchRow> =>
  db
    .updateTable('matches')
    .set({ winner: result.winner, ended_by: result.by, rated: isRated ? 1 : 0, finished: Math.round(at) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const matchesOf = (db: Kysely<Schema>, holder: string): Matches => {
  const loadRow = async (row: MatchRow | undefined): Promise<StoredMatch | undefined> => {
    if (row === undefined) return undefined;
    const events = await db
      .selectFrom('events')
      .select(EVENT_COLUMNS)
      .where('match_id', '=', row.id)
      .orderBy('number')
      .execute();
    return matchOf(row, events);
  };

  return {
    begin: (match, begun) => together(db, inside => insertMatch(inside, holder, { match, begun })),

    append: (next, event) => addEvent(db, holder, next, happening(event)),

    finish: (next, end) =>
      together(db, async inside => {
        await addEvent(inside, holder, next, ending(end));
        const { id, game, black, white } = await closeMatch(inside, next.id, end);
        if (!end.isRated || black === white) return undefined;
        return rateMatch(inside, { id, game, seats: { black, white }, winner: end.result.winner });
      }),

    load: async id =>
      loadRow(await db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst()),

    latest: async table =>
      loadRow(
        await db
          .selectFrom('matches')
          .selectAll()
          .where('table_code', '=', table)
          .orderBy('number', 'desc')
          .limit(1)
          .executeTakeFirst(),
      ),
  };
};
