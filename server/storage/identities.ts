import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { parseName } from '../../src/net/contract/texts.ts';
import { hashOf } from '../process/secrets.ts';
import type { Schema } from './schema.ts';

const ID_BYTES = 12;

/** A browser, known by a secret that only it has; `id` is not secret. */
export interface Identity {
  readonly id: string;
  readonly name: string | undefined;
  readonly created: number;
}

export interface Identities {
  /** The identity of a secret; creates one for a new secret. */
  identify(secret: string, at: number): Promise<Identity>;
  /** The identity of a secret, if it is known. */
  recognize(secret: string): Promise<Identity | undefined>;
  find(id: string): Promise<Identity | undefined>;
  /** Whether an identity has finished a match. */
  hasPlayed(id: string): Promise<boolean>;
  /** The name must have been checked. If the operator has banned the identity from names, it gets none. */
  rename(id: string, name: string | undefined): Promise<void>;
}

/** Drops stored names that are no longer allowed. */
export const readName = (stored: string | null): string | undefined => parseName(stored ?? '');

export const identitiesOf = (db: Kysely<Schema>): Identities => {
  const find = async (column: 'id' | 'secret_hash', value: string): Promise<Identity | undefined> => {
    const row = await db
      .selectFrom('identities')
      .select(['id', 'name', 'created'])
      .where(column, '=', value)
      .executeTakeFirst();
    return row && { ...row, name: readName(row.name) };
  };

  const insert = (secretHash: string, at: number): Promise<unknown> =>
    db
      .insertInto('identities')
      .values({
        id: randomBytes(ID_BYTES).toString('base64url'),
        secret_hash: secretHash,
        name: null,
        created: at,
      })
      .onConflict(conflict => conflict.column('secret_hash').doNothing())
      .execute();

  return {
    find: id => find('id', id),
    recognize: secret => find('secret_hash', hashOf(secret)),

    identify: async (secret, at) => {
      const secretHash = hashOf(secret);
      const known = await find('secret_hash', secretHash);
      if (known !== undefined) return known;
      await insert(secretHash, at);
      const made = await find('secret_hash', secretHash);
      if (made === undefined) throw new Error('an identity was not stored');
      return made;
    },

    hasPlayed: async id => {
      const row = await db
        .selectFrom('matches')
        .select('id')
        .where(({ or, eb }) => or([eb('black', '=', id), eb('white', '=', id)]))
        .where('finished', 'is not', null)
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    rename: async (id, name) => {
      await db
        .updateTable('identities')
        .set({ name: name ?? null })
        .where('id', '=', id)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(selectFrom('blocks').select('until').where('kind', '=', 'name').where('subject', '=', id)),
          ),
        )
        .execute();
    },
  };
};
