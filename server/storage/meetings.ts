import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** The table a word leads to. */
export interface Meeting {
  /** The code of the table. */
  readonly code: string;
  /** The table as it was last stored. */
  readonly state: unknown;
  /** When the table was opened under the word. */
  readonly taken: number;
  /** Whether a live process holds the table, which means that somebody is or just was there. */
  readonly isHeld: boolean;
}

/** A word and the table it should lead to; words are stored as hashes. */
export interface Claim {
  readonly word: string;
  /** The table it currently leads to, if that one may be replaced. */
  readonly instead: string | undefined;
}

/** Words under which two people meet. Each leads to one table at a time. */
export interface Meetings {
  find(word: string, at: number): Promise<Meeting | undefined>;
  /** `false` if the word leads to another table by now. */
  claim(claim: Claim, code: string, at: number): Promise<boolean>;
  /** Removes every word that leads to the table. */
  free(code: string): Promise<void>;
}

export const meetingsOf = (db: Kysely<Schema>): Meetings => ({
  find: async (word, at) => {
    const row = await db
      .selectFrom('meetings')
      .innerJoin('tables', 'tables.code', 'meetings.table_code')
      .leftJoin('holders', 'holders.id', 'tables.holder')
      .select(['tables.code', 'tables.state', 'meetings.taken', 'holders.held_until'])
      .where('meetings.word_hash', '=', word)
      .executeTakeFirst();
    return (
      row && {
        code: row.code,
        state: JSON.parse(row.state) as unknown,
        taken: row.taken,
        isHeld: row.held_until !== null && row.held_until >= at,
      }
    );
  },

  claim: async ({ word, instead }, code, at) => {
    const claimed = await db
      .insertInto('meetings')
      .values({ word_hash: word, table_code: code, taken: at })
      .onConflict(conflict =>
        conflict
          .column('word_hash')
          .doUpdateSet({ table_code: code, taken: at })
          .where('meetings.table_code', '=', instead ?? ''),
      )
      .executeTakeFirstOrThrow();
    return claimed.numInsertedOrUpdatedRows === 1n;
  },

  free: async code => {
    await db.deleteFrom('meetings').where('table_code', '=', code).execute();
  },
});
