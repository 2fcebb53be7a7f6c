import type { ExpressionBuilder, Kysely } from 'kysely';
import type { GameName } from '../../src/game/games.ts';
import { closeTables } from './moderation.ts';
import { inTransaction, type MatchRow, type Schema } from './schema.ts';

/** The owner of the matches of deleted identities. */
const NOBODY = 'nobody';

export interface KeptData {
  readonly identity: string;
  readonly name: string | undefined;
  readonly created: number;
  readonly ratings: readonly { readonly game: GameName; readonly rating: number; readonly games: number }[];
  /** Codes of open tables. */
  readonly tables: readonly string[];
  readonly matches: readonly { readonly id: string; readonly started: number; readonly finished?: number }[];
  readonly blockedUntil: number | undefined;
}

export interface Privacy {
  show(identity: string): Promise<KeptData | undefined>;
  /** The tables where a match of this identity is under way. */
  playingAt(identity: string): Promise<readonly string[]>;
  /** The ids of the identities with exactly this name. */
  named(name: string): Promise<readonly string[]>;
  /**
   * Deletes all data that identifies a person. Finished matches stay without a name. The opponents win matches that no
   * process could end beforehand, unrated, and the tables are closed. A block stays until it expires. Returns `false` if the
   * identity is unknown.
   */
  forget(identity: string, at: number): Promise<boolean>;
}

const isPlayer =
  (identity: string) =>
  ({ or, eb }: ExpressionBuilder<Schema, 'matches'>) =>
    or([eb('matches.black', '=', identity), eb('matches.white', '=', identity)]);

const show = async (db: Kysely<Schema>, identity: string): Promise<KeptData | undefined> => {
  const known = await db
    .selectFrom('identities')
    .select(['name', 'created'])
    .where('id', '=', identity)
    .executeTakeFirst();
  if (known === undefined) return undefined;
  const ratings = await db
    .selectFrom('ratings')
    .select(['game', 'rating', 'games'])
    .where('identity_id', '=', identity)
    .execute();
  const seats = await db
    .selectFrom('seats')
    .select('table_code')
    .where('identity_id', '=', identity)
    .execute();
  const matches = await db
    .selectFrom('matches')
    .select(['id', 'started', 'finished'])
    .where(isPlayer(identity))
    .orderBy('started')
    .execute();
  const block = await db
    .selectFrom('blocks')
    .select('until')
    .where('kind', '=', 'identity')
    .where('subject', '=', identity)
    .executeTakeFirst();
  return {
    identity,
    name: known.name ?? undefined,
    created: known.created,
    ratings,
    tables: seats.map(({ table_code }) => table_code),
    matches: matches.map(({ id, started, finished }) => ({ id, started, ...(finished && { finished }) })),
    blockedUntil: block?.until,
  };
};

/** Ends a match as if this player had left; it is a draw if nobody has played yet. */
const endFor = async (db: Kysely<Schema>, match: MatchRow, { identity, at }: Leaving): Promise<void> => {
  const events = await db
    .selectFrom('events')
    .select(['number', 'kind', 'ply', 'black_left', 'white_left'])
    .where('match_id', '=', match.id)
    .orderBy('number', 'desc')
    .execute();
  const [last] = events;
  if (last === undefined) return;
  const other = match.black === identity ? 'white' : 'black';
  const winner = events.some(({ kind }) => kind === 'play') ? other : 'draw';
  await db
    .insertInto('events')
    .values({ ...last, match_id: match.id, number: last.number + 1, kind: 'end', move: null, at })
    .execute();
  await db
    .updateTable('matches')
    .set({ winner, ended_by: 'abandoned', rated: 0, unrated: 'brokenOff', finished: at })
    .where('id', '=', match.id)
    .execute();
};

interface Leaving {
  readonly identity: string;
  readonly at: number;
}

/** Ends the matches under way and closes the tables, so that only finished matches are left. */
const leaveAll = async (db: Kysely<Schema>, leaving: Leaving): Promise<void> => {
  const { identity, at } = leaving;
  const unfinished = await db
    .selectFrom('matches')
    .selectAll()
    .where(isPlayer(identity))
    .where('finished', 'is', null)
    .execute();
  for (const match of unfinished) await endFor(db, match, leaving);
  const seats = await db
    .selectFrom('seats')
    .select('table_code')
    .where('identity_id', '=', identity)
    .execute();
  await closeTables(
    db,
    seats.map(({ table_code }) => table_code),
    at,
  );
};

const nameless = { name: null, created: 0 };

const forget = async (db: Kysely<Schema>, leaving: Leaving): Promise<boolean> => {
  const { identity } = leaving;
  if (identity === NOBODY || (await show(db, identity)) === undefined) return false;
  await leaveAll(db, leaving);
  await db
    .deleteFrom('clubs')
    .where('host_hash', '=', ({ selectFrom }) =>
      selectFrom('identities').select('secret_hash').where('id', '=', identity),
    )
    .execute();
  await db
    .insertInto('identities')
    .values({ id: NOBODY, secret_hash: NOBODY, ...nameless })
    .onConflict(conflict => conflict.column('id').doNothing())
    .execute();
  await db.updateTable('matches').set({ black: NOBODY }).where('black', '=', identity).execute();
  await db.updateTable('matches').set({ white: NOBODY }).where('white', '=', identity).execute();
  await db.deleteFrom('ratings').where('identity_id', '=', identity).execute();
  await db.deleteFrom('identities').where('id', '=', identity).execute();
  return true;
};

export const privacyOf = (db: Kysely<Schema>): Privacy => ({
  show: identity => show(db, identity),
  playingAt: async identity => {
    const rows = await db
      .selectFrom('matches')
      .select('table_code')
      .where(isPlayer(identity))
      .where('finished', 'is', null)
      .execute();
    return rows.map(({ table_code }) => table_code);
  },
  named: async name => {
    const rows = await db.selectFrom('identities').select('id').where('name', '=', name).execute();
    return rows.map(({ id }) => id);
  },
  forget: (identity, at) => inTransaction(db, inside => forget(inside, { identity, at })),
});
