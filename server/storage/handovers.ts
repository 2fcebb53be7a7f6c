import type { Kysely } from 'kysely';
import { HANDOVER_MILLISECONDS } from '../../src/net/contract/limits.ts';
import type { BoxState } from '../../src/net/contract/words.ts';
import { inTransaction, type Schema } from './schema.ts';

/** Maximum number of stored boxes, for all people together: 200 MB at most. */
export const MOST_HANDOVERS = 500;

/** Replaces the content of a box that was fetched, so that the sending device can learn this until the box expires. */
const TAKEN = '';

export type Left = { readonly type: 'left'; readonly until: number } | { readonly type: 'known' | 'full' };

/**
 * Sealed boxes that one device of a person leaves for another for ten minutes, each under the hash of a name that only the
 * two devices know.
 */
export interface Handovers {
  leave(idHash: string, box: string, at: number): Promise<Left>;
  /** Fetches a box, which works once; undefined if there is none or it has expired. */
  take(idHash: string, at: number): Promise<string | undefined>;
  /** Whether a box still waits or was fetched; undefined if it never existed or has expired. */
  stateOf(idHash: string, at: number): Promise<Exclude<BoxState, 'unknown'> | undefined>;
  /** Deletes expired boxes and returns their number. */
  sweep(at: number): Promise<number>;
}

const sweepAt = async (db: Kysely<Schema>, at: number): Promise<number> => {
  const { numDeletedRows } = await db.deleteFrom('handovers').where('until', '<=', at).executeTakeFirst();
  return Number(numDeletedRows);
};

export const handoversOf = (db: Kysely<Schema>, hasSpace: () => Promise<boolean>): Handovers => ({
  leave: async (idHash, box, at) => {
    await sweepAt(db, at);
    if (!(await hasSpace())) return { type: 'full' };
    const { count } = await db
      .selectFrom('handovers')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('box', '<>', TAKEN)
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
  /** Reads and deletes in one statement: of two simultaneous requests, even to different processes, only one gets the box. */
  take: (idHash, at) =>
    inTransaction(db, async inside => {
      const row = await inside
        .deleteFrom('handovers')
        .where('id_hash', '=', idHash)
        .where('box', '<>', TAKEN)
        .returning(['box', 'until'])
        .executeTakeFirst();
      if (row === undefined || row.until <= at) return undefined;
      const { box, until } = row;
      await inside.insertInto('handovers').values({ id_hash: idHash, box: TAKEN, until }).execute();
      return box;
    }),
  stateOf: async (idHash, at) => {
    const row = await db
      .selectFrom('handovers')
      .select(({ eb }) => eb('box', '=', TAKEN).as('taken'))
      .where('id_hash', '=', idHash)
      .where('until', '>', at)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    return row.taken ? 'taken' : 'waiting';
  },
  sweep: at => sweepAt(db, at),
});
