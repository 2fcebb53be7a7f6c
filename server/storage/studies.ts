import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { STUDY_MILLISECONDS, STUDY_NAME_LETTERS } from '../../src/net/contract/limits.ts';
import type { Schema } from './schema.ts';

/** Studies at a time, of all people together: 300 MB at most. */
export const MOST_STUDIES = 5_000;

/** Letters and digits that nobody mistakes for one another when they are read aloud. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** What the server keeps a study under: the same for the same study, and too many to guess. */
const nameOf = (packed: string): string =>
  [...createHash('sha256').update(packed).digest().subarray(0, STUDY_NAME_LETTERS)]
    .map(byte => LETTERS.charAt(byte % LETTERS.length))
    .join('');

export type KeptStudy =
  | { readonly type: 'kept'; readonly name: string; readonly until: number }
  | { readonly type: 'full' };

/** Studies under short names, for links that are too long to be sent. The server never unpacks them. */
export interface Studies {
  /** Keeps a study, or goes on keeping one that is there. */
  keep(packed: string, at: number): Promise<KeptStudy>;
  /** Undefined if there is none of this name, or its time is over. */
  find(name: string, at: number): Promise<string | undefined>;
  /** Deletes those whose time is over; returns how many there were. */
  sweep(at: number): Promise<number>;
}

const sweepAt = async (db: Kysely<Schema>, at: number): Promise<number> => {
  const { numDeletedRows } = await db.deleteFrom('studies').where('until', '<=', at).executeTakeFirst();
  return Number(numDeletedRows);
};

export const studiesOf = (db: Kysely<Schema>): Studies => ({
  keep: async (packed, at) => {
    await sweepAt(db, at);
    const [name, until] = [nameOf(packed), at + STUDY_MILLISECONDS];
    const { numUpdatedRows } = await db
      .updateTable('studies')
      .set({ until })
      .where('name', '=', name)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return { type: 'kept', name, until };
    const { count } = await db
      .selectFrom('studies')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_STUDIES) return { type: 'full' };
    await db
      .insertInto('studies')
      .values({ name, packed, until })
      .onConflict(conflict => conflict.column('name').doNothing())
      .execute();
    return { type: 'kept', name, until };
  },
  find: async (name, at) => {
    const row = await db
      .selectFrom('studies')
      .select('packed')
      .where('name', '=', name)
      .where('until', '>', at)
      .executeTakeFirst();
    return row?.packed;
  },
  sweep: at => sweepAt(db, at),
});
