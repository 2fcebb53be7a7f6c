import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** All of it or nothing; within a transaction that is on already, as a part of that. */
export const together = <T>(db: Kysely<Schema>, work: (inside: Kysely<Schema>) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
