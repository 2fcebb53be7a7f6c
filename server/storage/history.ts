import type { ExpressionBuilder, Kysely } from 'kysely';
import type { ByColor } from '../../src/game/color.ts';
import type { Setup } from '../../src/game/games.ts';
import type { Result } from '../../src/game/match.ts';
import type { RatingChange } from '../../src/net/contract/tableState.ts';
import type { Unrated } from '../../src/net/contract/words.ts';
import { readName } from './identities.ts';
import { setupOf } from './matchRows.ts';
import type { Schema } from './schema.ts';

/** Cursor: the last match of the previous page of a list. */
export interface Place {
  readonly started: number;
  readonly id: string;
}

/** A match in a list. */
export interface MatchSummary extends Place {
  readonly table: string;
  readonly setup: Setup;
  readonly seats: ByColor<{ readonly id: string; readonly name: string | undefined }>;
  readonly finished: number | undefined;
  readonly result: Result | undefined;
  /** How the match changed the ratings, if it was rated. */
  readonly ratings: ByColor<RatingChange> | undefined;
  readonly unrated: Unrated | undefined;
}

export interface Page {
  readonly matches: readonly MatchSummary[];
  /** Where the next page begins; `undefined` on the last page. */
  readonly next: Place | undefined;
}

export interface PageRequest {
  readonly identity: string;
  readonly finished: boolean;
  readonly limit: number;
  readonly after?: Place | undefined;
}

export interface History {
  /** The matches of an identity, newest first, without those that ended before the first ply. */
  page(request: PageRequest): Promise<Page>;
}

/** Leaves out matches that ended before the first ply. */
const isWorthATelling = ({ or, exists, eb, selectFrom }: ExpressionBuilder<Schema, 'matches'>) =>
  or([
    eb('matches.ended_by', 'is', null),
    eb('matches.ended_by', '!=', 'abandoned'),
    eb('matches.winner', '!=', 'draw'),
    exists(
      selectFrom('events')
        .select('events.number')
        .whereRef('events.match_id', '=', 'matches.id')
        .where('events.kind', '=', 'play'),
    ),
  ]);

const matchesBefore = (db: Kysely<Schema>, { identity, finished, after }: PageRequest) => {
  const query = db
    .selectFrom('matches')
    .where(({ or, eb }) => or([eb('matches.black', '=', identity), eb('matches.white', '=', identity)]))
    .where('matches.finished', finished ? 'is not' : 'is', null)
    .where(isWorthATelling);
  if (after === undefined) return query;
  const { started, id } = after;
  return query.where(({ or, and, eb }) =>
    or([
      eb('matches.started', '<', started),
      and([eb('matches.started', '=', started), eb('matches.id', '<', id)]),
    ]),
  );
};

const select = (db: Kysely<Schema>, request: PageRequest) =>
  matchesBefore(db, request)
    .leftJoin('identities as black', 'black.id', 'matches.black')
    .leftJoin('identities as white', 'white.id', 'matches.white')
    .select(['matches.id', 'matches.table_code', 'matches.game', 'matches.size', 'matches.head_start'])
    .select([
      'matches.free_passing',
      'matches.started',
      'matches.finished',
      'matches.winner',
      'matches.ended_by',
    ])
    .leftJoin('rating_changes as black_change', join =>
      join.onRef('black_change.match_id', '=', 'matches.id').on('black_change.color', '=', 'black'),
    )
    .leftJoin('rating_changes as white_change', join =>
      join.onRef('white_change.match_id', '=', 'matches.id').on('white_change.color', '=', 'white'),
    )
    .select(['matches.unrated', 'black_change.before as black_before', 'black_change.after as black_after'])
    .select(['white_change.before as white_before', 'white_change.after as white_after'])
    .select(['matches.black', 'matches.white', 'black.name as black_name', 'white.name as white_name'])
    .orderBy('matches.started', 'desc')
    .orderBy('matches.id', 'desc');

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

const changeOf = (before: number | null, after: number | null): RatingChange | undefined =>
  before === null || after === null ? undefined : { before, after };

const ratingsOf = (row: Row): MatchSummary['ratings'] => {
  const black = changeOf(row.black_before, row.black_after);
  const white = changeOf(row.white_before, row.white_after);
  return black && white && { black, white };
};

const summaryOf = (row: Row): MatchSummary => ({
  id: row.id,
  table: row.table_code,
  setup: setupOf(row),
  seats: {
    black: { id: row.black, name: readName(row.black_name) },
    white: { id: row.white, name: readName(row.white_name) },
  },
  started: row.started,
  finished: row.finished ?? undefined,
  result: row.winner && row.ended_by ? { winner: row.winner, by: row.ended_by } : undefined,
  ratings: ratingsOf(row),
  unrated: row.unrated ?? undefined,
});

export const historyOf = (db: Kysely<Schema>): History => ({
  page: async request => {
    const rows = await select(db, request)
      .limit(request.limit + 1)
      .execute();
    const matches = rows.slice(0, request.limit).map(summaryOf);
    const last = matches.at(-1);
    const isMore = rows.length > request.limit && last !== undefined;
    return { matches, next: isMore ? { started: last.started, id: last.id } : undefined };
  },
});
