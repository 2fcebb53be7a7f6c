import type { Kysely } from 'kysely';
import type { ByColor } from '../../src/game/color.ts';
import type { RatingChange } from '../../src/net/contract/tableState.ts';
import type { Unrated } from '../../src/net/contract/words.ts';
import { type AddPly, addEvent, beginning, ending, happening } from './eventLog.ts';
import { matchOf, matchRow } from './matchRows.ts';
import { refusedRating } from './ratedPairs.ts';
import { rateMatch } from './ratings.ts';
import {
  type End,
  type MatchEvent,
  type Moment,
  type NewMatch,
  RefusedWrite,
  type StoredMatch,
} from './records.ts';
import { type EventRow, inTransaction, type MatchRow, type Schema } from './schema.ts';

/** A match and the number of its next event. The first event after the beginning has number 1. */
export interface NextEvent {
  readonly id: string;
  readonly number: number;
}

/** How a match changed the ratings. */
export interface Rated {
  readonly changes: ByColor<RatingChange>;
  readonly unrated?: undefined;
}

/** Why a match was not rated. */
export interface NotRated {
  readonly changes?: undefined;
  readonly unrated: Unrated;
}

export interface Matches {
  /** Throws a `RefusedWrite` if the table already had a match of this number or another process holds it. */
  begin(match: NewMatch, begun: Moment): Promise<void>;
  /**
   * Resolves once the event is stored; throws a `RefusedWrite` if it does not follow the stored ones. After any other error
   * it may or may not be stored: load the match again.
   */
  append(next: NextEvent, event: MatchEvent): Promise<void>;
  /** Ends a match, and rates it unless there is a reason not to. Throws a `RefusedWrite` as `append` does. */
  finish(next: NextEvent, end: End): Promise<Rated | NotRated>;
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

const closeMatch = async (
  db: Kysely<Schema>,
  id: string,
  { result, at, unrated = null }: Omit<End, 'unrated'> & { readonly unrated: Unrated | null | undefined },
): Promise<void> => {
  const rated = unrated === null ? 1 : 0;
  await db
    .updateTable('matches')
    .set({ winner: result.winner, ended_by: result.by, rated, unrated, finished: Math.round(at) })
    .where('id', '=', id)
    .execute();
};

const finishMatch = async (db: Kysely<Schema>, id: string, end: End): Promise<Rated | NotRated> => {
  const { game, black, white } = await db
    .selectFrom('matches')
    .select(['game', 'black', 'white'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const unrated = end.unrated ?? (await refusedRating(db, { black, white }, end.at));
  await closeMatch(db, id, { ...end, unrated });
  if (unrated !== undefined) return { unrated };
  const { winner } = end.result;
  return { changes: await rateMatch(db, { id, game, seats: { black, white }, winner }) };
};

export const matchesOf = (db: Kysely<Schema>, holder: string, addPly?: AddPly): Matches => {
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
    begin: (match, begun) => inTransaction(db, inside => insertMatch(inside, holder, { match, begun })),

    append: (next, event) => addEvent(db, holder, next, happening(event), addPly),

    finish: (next, end) =>
      inTransaction(db, async inside => {
        await addEvent(inside, holder, next, ending(end));
        return finishMatch(inside, next.id, end);
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
