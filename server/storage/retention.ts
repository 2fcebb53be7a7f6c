import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Handovers } from './handovers.ts';
import { inTransaction, type Schema } from './schema.ts';
import type { Studies } from './studies.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How long unused data is kept, in milliseconds. Finished matches are kept for good. */
const RETENTION = {
  /** Tables without a match. */
  unbegun: DAY,
  /** Other tables, with their unfinished match. */
  idle: 90 * DAY,
  /** Records of processes that have ended. */
  holders: DAY,
  /** Identities that never began a match; if they return, they are new. Blocked ones are kept. */
  unplayed: 30 * DAY,
  /** How often the last use of a held table is updated. */
  seen: HOUR,
} as const;
/** Older tables were found by earlier sweeps; any left are closed as idle. */
const UNBEGUN_WINDOW = 7 * DAY;

/** The numbers of deleted rows. */
export interface Swept {
  readonly unbegun: number;
  readonly idle: number;
  readonly holders: number;
  readonly unplayed: number;
}

export interface Retention {
  /**
   * Deletes unused data, up to `limit` tables and `limit` identities per call. Tables of a live process are kept. The code of
   * a table that has had matches is never reused.
   */
  sweep(at: number, limit: number): Promise<Swept>;
}

interface Age {
  readonly from: number;
  readonly to: number;
  readonly limit: number;
}

/** Marks the tables of live processes as used, however long ago they were taken. */
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

/** Closes tables in a single statement, so that a table acquired in the meantime stays open, and frees their seats. */
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
  inTransaction(db, async inside => {
    const codes = await close(inside, age, 'unbegun');
    if (codes.length > 0) await inside.deleteFrom('tables').where('code', 'in', codes).execute();
    return codes.length;
  });

/** An unfinished match is deleted with its table. */
const closeIdle = (db: Kysely<Schema>, age: Age): Promise<number> =>
  inTransaction(db, async inside => {
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

/** Keeps the lease of a process while it holds tables: the lease tells how long their clocks have run. */
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

/** Keeps identities that have a seat or a block; a deleted one would return unblocked. */
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

/** Deletes expired blocks, and orders that every process has long carried out. */
const forgetModeration = async (db: Kysely<Schema>, at: number): Promise<void> => {
  await db.deleteFrom('blocks').where('until', '<', at).execute();
  const newest = db.selectFrom('orders').select(({ fn }) => fn.max('number').as('number'));
  await db
    .deleteFrom('orders')
    .where('at', '<', at - DAY)
    .where('number', '<', newest)
    .execute();
};

export const retentionOf = (
  db: Kysely<Schema>,
  { handovers, studies }: { readonly handovers: Handovers; readonly studies: Studies },
): Retention => ({
  sweep: async (at, limit) => {
    await seeHeldTables(db, at);
    const unbegun = { from: at - UNBEGUN_WINDOW, to: at - RETENTION.unbegun, limit };
    await forgetModeration(db, at);
    await handovers.sweep(at);
    await studies.sweep(at);
    await db.deleteFrom('clubs').where('until', '<=', at).execute();
    return {
      unbegun: await removeUnbegun(db, unbegun),
      idle: await closeIdle(db, { from: 0, to: at - RETENTION.idle, limit }),
      holders: await forgetHolders(db, at),
      unplayed: await forgetUnplayed(db, at, limit),
    };
  },
});
