import type { Kysely } from 'kysely';
import type { Holder } from './holding.ts';
import type { Schema } from './schema.ts';

/** How long a word stays reserved for its host after the last process released the club, in milliseconds. */
export const HOST_MILLISECONDS = 86_400_000;

/** `taken`: the word belongs to another host. `elsewhere`: another process holds the club. */
export type HeldClub = 'held' | 'taken' | 'elsewhere';

/** The host of each word, and the process that holds the club. Words and browser secrets are stored as hashes. */
export interface Clubs {
  /**
   * Holds a club that no live process holds, for its host or for the first person to claim the word. Also renews the host's
   * reservation.
   */
  hold(word: string, host: string, at: number): Promise<HeldClub>;
  /** The host of a word, and whether a live process holds the club. */
  find(word: string, at: number): Promise<{ readonly host: string; readonly isHeld: boolean } | undefined>;
  /** Lets another process hold the club; the word stays reserved for its host for a day. */
  release(word: string): Promise<void>;
  /** Frees the word for any host. */
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

    /** A single statement, so that only one of several competing processes holds the club. */
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
