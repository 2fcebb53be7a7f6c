import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A process that holds tables. */
export interface Holder {
  /** Unique to this run of the process. */
  readonly id: string;
  /** Where clients reach it. An earlier run at this address must have ended, since two cannot listen there. */
  readonly address: string;
}

export type Hold =
  /** `lastHeld`: until when the previous holder's lease ran, if it did not release the table. */
  | { readonly type: 'held'; readonly lastHeld: number | undefined }
  | { readonly type: 'elsewhere'; readonly holder: Holder }
  | { readonly type: 'noTable' };

/** Which process may write the matches of a table. One heartbeat covers all tables that a process holds. */
export interface Holding {
  /** Extends the lease of this process. */
  beat(until: number): Promise<void>;
  /** Takes a table that is free, or whose holder's lease has run out. */
  hold(code: string, at: number): Promise<Hold>;
  /** Releases one table. */
  release(code: string): Promise<void>;
  /** Releases all tables before the process ends. */
  releaseAll(): Promise<void>;
}

const holderOf = (db: Kysely<Schema>, code: string) =>
  db
    .selectFrom('tables')
    .leftJoin('holders', 'holders.id', 'tables.holder')
    .select(['tables.holder', 'holders.address', 'holders.held_until'])
    .where('tables.code', '=', code)
    .where('tables.used', 'is not', null)
    .executeTakeFirst();

/** A single statement, so that of several competing processes only one takes the table. */
const take = async (db: Kysely<Schema>, code: string, self: Holder, at: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('tables')
    .set({ holder: self.id, used: at })
    .where('code', '=', code)
    .where('used', 'is not', null)
    .where(({ or, eb, not, exists, selectFrom }) => {
      const living = selectFrom('holders')
        .select('holders.id')
        .whereRef('holders.id', '=', 'tables.holder')
        .where('holders.held_until', '>=', at)
        .where('holders.address', '!=', self.address);
      return or([eb('tables.holder', 'is', null), eb('tables.holder', '=', self.id), not(exists(living))]);
    })
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** `leaseDb` extends the lease: with PostgreSQL over a connection of its own. */
export const holdingOf = (db: Kysely<Schema>, self: Holder, leaseDb = db): Holding => ({
  beat: async until => {
    await leaseDb
      .insertInto('holders')
      .values({ ...self, held_until: until })
      .onConflict(conflict => conflict.column('id').doUpdateSet({ address: self.address, held_until: until }))
      .execute();
  },

  hold: async (code, at) => {
    const before = await holderOf(db, code);
    if (before === undefined) return { type: 'noTable' };
    const lastHeld = before.holder === self.id ? undefined : (before.held_until ?? undefined);
    if (await take(db, code, self, at)) return { type: 'held', lastHeld };
    const now = await holderOf(db, code);
    return { type: 'elsewhere', holder: { id: now?.holder ?? '', address: now?.address ?? '' } };
  },

  release: async code => {
    await db
      .updateTable('tables')
      .set({ holder: null })
      .where('code', '=', code)
      .where('holder', '=', self.id)
      .execute();
  },

  releaseAll: async () => {
    await db.updateTable('tables').set({ holder: null }).where('holder', '=', self.id).execute();
    await db.deleteFrom('holders').where('id', '=', self.id).execute();
  },
});
