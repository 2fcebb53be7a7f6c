import type { Kysely } from 'kysely';
import type { Holder } from './holding.ts';
import type { Schema } from './schema.ts';

/** How long a word stays with its host after a process last had the club, in milliseconds. */
export const HOST_MILLISECONDS = 86_400_000;

/** `taken`: the word is another host's. `elsewhere`: another process has the club. */
export type HeldClub = 'held' | 'taken' | 'elsewhere';

/** Who is the host under a word, and which process has the club. Words and browsers are hashes. */
export interface Clubs {
  /** Takes a club that no living process has, for its host or for the first one; also extends the time of the word. */
  hold(word: string, host: string, at: number): Promise<HeldClub>;
  /** The host of a word, and whether a living process has the club. */
  find(word: string, at: number): Promise<{ readonly host: string; readonly isHeld: boolean } | undefined>;
  /** Another process may have the club; the word stays with its host for a day. */
  release(word: string): Promise<void>;
  /** The word is anybody's again. */
  end(word: string): Promise<void>;
}

export const clubsOf = (db: Kysely<Schema>, self: Holder): Clubs => {
  const find: Clubs['find'] = async (word, at) => {
    const row = await db
      .selectFrom('clubs')
      .leftJoin('holders', 'holders.id', 'clubs.holder')
      .select(['clubs.host_hash', 'holders.held_until'])
      .where('clubs.word_hash', '=', word)
      .where('clubs.until', '>', at)
      .executeTakeFirst();
    return row && { host: row.host_hash, isHeld: row.held_until !== null && row.held_until >= at };
  };

  return {
    find,

    /** A single statement, so that of several competing processes only one has the club. */
    hold: async (word, host, at) => {
      const until = at + HOST_MILLISECONDS;
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('clubs')
        .values({ word_hash: word, host_hash: host, holder: self.id, until })
        .onConflict(conflict =>
          conflict
            .column('word_hash')
            .doUpdateSet({ host_hash: host, holder: self.id, until })
            .where(({ or, eb }) => or([eb('clubs.host_hash', '=', host), eb('clubs.until', '<=', at)]))
            .where(({ or, eb, not, exists, selectFrom }) => {
              const living = selectFrom('holders')
                .select('holders.id')
                .whereRef('holders.id', '=', 'clubs.holder')
                .where('holders.held_until', '>=', at)
                .where('holders.address', '!=', self.address);
              return or([
                eb('clubs.holder', 'is', null),
                eb('clubs.holder', '=', self.id),
                not(exists(living)),
              ]);
            }),
        )
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows === 1n) return 'held';
      const known = await find(word, at);
      return known === undefined || known.host === host ? 'elsewhere' : 'taken';
    },

    release: async word => {
      await db
        .updateTable('clubs')
        .set({ holder: null })
        .where('word_hash', '=', word)
        .where('holder', '=', self.id)
        .execute();
    },

    end: async word => {
      await db.deleteFrom('clubs').where('word_hash', '=', word).where('holder', '=', self.id).execute();
    },
  };
};
