import type { Kysely } from 'kysely';
import { HANDOVER_MILLISECONDS } from '../../src/net/contract/limits.ts';
import type { Schema } from './schema.ts';

/** Boxes at a time, of all people together: 200 MB at most. */
export const MOST_HANDOVERS = 500;

export type Left = { readonly type: 'left'; readonly until: number } | { readonly type: 'known' | 'full' };

/** What one device of a person leaves for another for ten minutes: sealed, under the hash of a name that only both know. */
export interface Handovers {
  leave(idHash: string, box: string, at: number): Promise<Left>;
  /** Takes a box out, once; undefined if there is none, or its time is over. */
  take(idHash: string, at: number): Promise<string | undefined>;
  /** Deletes those whose time is over; returns how many there were. */
  sweep(at: number): Promise<number>;
}

const sweepAt = async (db: Kysely<Schema>, at: number): Promise<number> => {
  const { numDeletedRows } = await db.deleteFrom('handovers').where('until', '<=', at).executeTakeFirst();
  return Number(numDeletedRows);
};

export const handoversOf = (db: Kysely<Schema>): Handovers => ({
  leave: async (idHash, box, at) => {
    await sweepAt(db, at);
    const { count } = await db
      .selectFrom('handovers')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_HANDOVERS) return { type: 'full' };
    const until = at + HANDOVER_MILLISECONDS;
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('handovers')
      .values({ id_hash: idHash, box, until })
      .onConflict(conflict => conflict.column('id_hash').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n ? { type: 'left', until } : { type: 'known' };
  },
  /** One statement: of two that come at once, even to different processes, one gets it. */
  take: async (idHash, at) => {
    const row = await db
      .deleteFrom('handovers')
      .where('id_hash', '=', idHash)
      .returning(['box', 'until'])
      .executeTakeFirst();
    return row !== undefined && row.until > at ? row.box : undefined;
  },
  sweep: at => sweepAt(db, at),
});
