import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import { together } from './together.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** For how long what nobody uses is kept, in milliseconds. Finished matches are kept for good. */
export const RETENTION = {
  /** Tables at which no match has begun. */
  unbegun: DAY,
  /** Other tables, with the match that is under way there. */
  idle: 90 * DAY,
  /** What is known of processes that have ended. */
  holders: DAY,
  /** Identities that have never sat down to a match: whoever comes back is just new once more. Blocked ones are not forgotten. */
  unplayed: 30 * DAY,
  /** A table that is held counts as used again when that was last seen so long ago. */
  seen: HOUR,
} as const;
/** Tables older than that were found by former sweeps, or are found once they are idle. */
const UNBEGUN_WINDOW = 7 * DAY;

/** How much a sweep has taken away. */
export interface Swept {
  readonly unbegun: number;
  readonly idle: number;
  readonly holders: number;
  readonly unplayed: number;
}

export interface Retention {
  /**
   * Takes away what nobody will miss, up to `limit` tables or identities of a kind at once. What a living process holds stays. The
   * code of a table that has had matches is never given to another.
   */
  sweep(at: number, limit: number): Promise<Swept>;
}

interface Age {
  readonly from: number;
  readonly to: number;
  readonly limit: number;
}

/** However long ago they were taken. */
const seeHeldTables = async (db: Kysely<Schema>, at: number): Promise<void> => {
  await db
    .updateTable('tables')
    .set({ used: at })
    .where('used', '<', at - RETENTION.seen)
    .where('holder', 'in', ({ selectFrom }) =>
      selectFrom('holders').select('id').where('held_until', '>=', at),
    )
    .execute();
};

const noMatch = ({ not, exists, selectFrom }: ExpressionBuilder<Schema, 'tables'>) =>
  not(exists(selectFrom('matches').select('matches.id').whereRef('matches.table_code', '=', 'tables.code')));

/** Closes tables in one statement, so that one that is taken meanwhile stays open. Their seats are free. */
const close = async (db: Kysely<Schema>, { from, to, limit }: Age, kind: 'unbegun' | 'idle') => {
  const rows = await db
    .updateTable('tables')
    .set({ state: 'null', holder: null, used: null })
    .where('used', '<', to)
    .where('code', 'in', ({ selectFrom }) => {
      const old = selectFrom('tables').select('code').where('used', '>=', from).where('used', '<', to);
      return (kind === 'unbegun' ? old.where(noMatch) : old).limit(limit);
    })
    .returning('code')
    .execute();
  const codes = rows.map(({ code }) => code);
  if (codes.length > 0)
    for (const rest of ['seats', 'meetings'] as const)
      await db.deleteFrom(rest).where('table_code', 'in', codes).execute();
  return codes;
};

const removeUnbegun = (db: Kysely<Schema>, age: Age): Promise<number> =>
  together(db, async inside => {
    const codes = await close(inside, age, 'unbegun');
    if (codes.length > 0) await inside.deleteFrom('tables').where('code', 'in', codes).execute();
    return codes.length;
  });

/** A match that was never finished goes with its table. */
const closeIdle = (db: Kysely<Schema>, age: Age): Promise<number> =>
  together(db, async inside => {
    const codes = await close(inside, age, 'idle');
    if (codes.length === 0) return 0;
    const unfinished = await inside
      .deleteFrom('matches')
      .where('table_code', 'in', codes)
      .where('finished', 'is', null)
      .returning('id')
      .execute();
    const ids = unfinished.map(({ id }) => id);
    if (ids.length > 0) await inside.deleteFrom('events').where('match_id', 'in', ids).execute();
    return codes.length;
  });

/** Until when a process lived is known for as long as a table is in its name: it tells how far the clocks have run. */
const forgetHolders = async (db: Kysely<Schema>, at: number): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('holders')
    .where('held_until', '<', at - RETENTION.holders)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('tables').select('tables.code').whereRef('tables.holder', '=', 'holders.id'))),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Who sits at a table stays for as long as that does, and who is blocked for as long as that: otherwise they came back unblocked. */
const forgetUnplayed = async (db: Kysely<Schema>, at: number, limit: number): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('identities')
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('identities')
        .select('identities.id')
        .where('created', '<', at - RETENTION.unplayed)
        .where(({ not, exists, selectFrom: from }) =>
          not(exists(from('matches').select('matches.id').whereRef('matches.black', '=', 'identities.id'))),
        )
        .where(({ not, exists, selectFrom: from }) =>
          not(exists(from('matches').select('matches.id').whereRef('matches.white', '=', 'identities.id'))),
        )
        .where(({ not, exists, selectFrom: from }) =>
          not(exists(from('seats').select('seats.seat').whereRef('seats.identity_id', '=', 'identities.id'))),
        )
        .where(({ not, exists, selectFrom: from }) =>
          not(
            exists(
              from('ratings').select('ratings.game').whereRef('ratings.identity_id', '=', 'identities.id'),
            ),
          ),
        )
        .where(({ not, exists, selectFrom: from }) =>
          not(
            exists(
              from('blocks')
                .select('blocks.until')
                .where('blocks.kind', 'in', ['identity', 'name'])
                .whereRef('blocks.subject', '=', 'identities.id'),
            ),
          ),
        )
        .orderBy('created')
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Blocks that are over, and orders that every process has long seen. */
const forgetModeration = async (db: Kysely<Schema>, at: number): Promise<void> => {
  await db.deleteFrom('blocks').where('until', '<', at).execute();
  const newest = db.selectFrom('orders').select(({ fn }) => fn.max('number').as('number'));
  await db
    .deleteFrom('orders')
    .where('at', '<', at - DAY)
    .where('number', '<', newest)
    .execute();
};

export const retentionOf = (db: Kysely<Schema>): Retention => ({
  sweep: async (at, limit) => {
    await seeHeldTables(db, at);
    const unbegun = { from: at - UNBEGUN_WINDOW, to: at - RETENTION.unbegun, limit };
    await forgetModeration(db, at);
    return {
      unbegun: await removeUnbegun(db, unbegun),
      idle: await closeIdle(db, { from: 0, to: at - RETENTION.idle, limit }),
      holders: await forgetHolders(db, at),
      unplayed: await forgetUnplayed(db, at, limit),
    };
  },
});
