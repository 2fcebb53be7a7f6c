import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Where a word leads. */
export interface Meeting {
  /** Of the table. */
  readonly code: string;
  /** How the table stood when it was last kept. */
  readonly state: unknown;
  /** When the table was opened under the word. */
  readonly taken: number;
  /** Whether a living process holds the table: somebody is there, or was a moment ago. */
  readonly isHeld: boolean;
}

/** A word that is to lead to a table; words are kept as hashes. */
export interface Claim {
  readonly word: string;
  /** The table that it may be taken from, if it leads to one. */
  readonly instead: string | undefined;
}

/** Words under which two people meet. Each leads to one table at a time. */
export interface Meetings {
  find(word: string, at: number): Promise<Meeting | undefined>;
  /** `false` if the word leads elsewhere meanwhile. */
  claim(claim: Claim, code: string, at: number): Promise<boolean>;
  /** No word leads to the table any more. */
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
