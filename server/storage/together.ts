import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Runs the work in a transaction, or as part of the current one. */
export const together = <T>(db: Kysely<Schema>, work: (inside: Kysely<Schema>) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
