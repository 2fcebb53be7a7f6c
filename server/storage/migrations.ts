import { DEFAULT_MIGRATION_TABLE, type Kysely, type Migration, Migrator, sql } from 'kysely';
import { handOver, keepHosts, keepStudies, measureStudies } from './lentTables.ts';
import type { Schema } from './schema.ts';

const createPeople = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('identities')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('secret_hash', 'text', column => column.notNull().unique())
    .addColumn('name', 'text')
    .addColumn('created', 'bigint', column => column.notNull())
    .execute();
  await db.schema
    .createTable('ratings')
    .addColumn('identity_id', 'text', column => column.notNull().references('identities.id'))
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('rating', 'double precision', column => column.notNull())
    .addColumn('deviation', 'double precision', column => column.notNull())
    .addColumn('volatility', 'double precision', column => column.notNull())
    .addColumn('games', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['identity_id', 'game'])
    .execute();
};

const createTables = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('holders')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('address', 'text', column => column.notNull())
    .addColumn('held_until', 'bigint', column => column.notNull())
    .execute();
  await db.schema
    .createTable('tables')
    .addColumn('code', 'text', column => column.primaryKey())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('created', 'bigint', column => column.notNull())
    .addColumn('holder', 'text')
    .execute();
  await db.schema
    .createTable('seats')
    .addColumn('table_code', 'text', column => column.notNull().references('tables.code'))
    .addColumn('seat', 'text', column => column.notNull())
    .addColumn('token_hash', 'text', column => column.notNull())
    .addColumn('identity_id', 'text', column => column.notNull().references('identities.id'))
    .addPrimaryKeyConstraint('seats_key', ['table_code', 'seat'])
    .execute();
};

const createMatches = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('table_code', 'text', column => column.notNull().references('tables.code'))
    .addColumn('number', 'integer', column => column.notNull())
    .addColumn('game', 'text', column => column.notNull())
    .addColumn('size', 'text', column => column.notNull())
    .addColumn('head_start', 'text')
    .addColumn('black', 'text', column => column.notNull().references('identities.id'))
    .addColumn('white', 'text', column => column.notNull().references('identities.id'))
    .addColumn('initial_seconds', 'integer')
    .addColumn('increment_seconds', 'integer')
    .addColumn('given', 'text', column => column.notNull())
    .addColumn('seed', 'bigint', column => column.notNull())
    .addColumn('started', 'bigint', column => column.notNull())
    .addColumn('winner', 'text')
    .addColumn('ended_by', 'text')
    .addColumn('rated', 'integer')
    .addColumn('finished', 'bigint')
    .addUniqueConstraint('matches_of_table', ['table_code', 'number'])
    .execute();
  for (const color of ['black', 'white'])
    await db.schema
      .createIndex(`matches_of_${color}`)
      .on('matches')
      .columns([color, 'started', 'id'])
      .execute();
  await db.schema
    .createIndex('matches_unfinished')
    .on('matches')
    .column('table_code')
    .where(sql.ref('finished'), 'is', null)
    .execute();
};

/**
 * Events have no foreign key to matches, which would cost a lookup for every ply; inserting an event reads its match anyway.
 */
const createEvents = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('events')
    .addColumn('match_id', 'text', column => column.notNull())
    .addColumn('number', 'integer', column => column.notNull())
    .addColumn('kind', 'text', column => column.notNull())
    .addColumn('ply', 'integer', column => column.notNull())
    .addColumn('move', 'text')
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('black_left', 'bigint')
    .addColumn('white_left', 'bigint')
    .addPrimaryKeyConstraint('events_key', ['match_id', 'number'])
    .execute();
  await db.schema
    .createTable('rating_changes')
    .addColumn('match_id', 'text', column => column.notNull().references('matches.id'))
    .addColumn('color', 'text', column => column.notNull())
    .addColumn('before', 'double precision', column => column.notNull())
    .addColumn('after', 'double precision', column => column.notNull())
    .addPrimaryKeyConstraint('rating_changes_key', ['match_id', 'color'])
    .execute();
};

const begin: Migration = {
  up: async db => {
    await createPeople(db);
    await createTables(db);
    await createMatches(db);
    await createEvents(db);
  },
};

/** When a table was last used, so that old ones can be closed; `null` for closed ones. */
const useTables: Migration = {
  up: async db => {
    await db.schema.alterTable('tables').addColumn('used', 'bigint').execute();
    await sql`update tables set used = created`.execute(db);
    await db.schema.createIndex('tables_by_use').on('tables').column('used').execute();
    await db.schema.createIndex('tables_by_holder').on('tables').column('holder').execute();
  },
};

/** The words that people share to meet, and the table of each word. */
const meet: Migration = {
  up: async db => {
    await db.schema
      .createTable('meetings')
      .addColumn('word_hash', 'text', column => column.primaryKey())
      .addColumn('table_code', 'text', column => column.notNull())
      .addColumn('taken', 'bigint', column => column.notNull())
      .execute();
    await db.schema.createIndex('meetings_by_table').on('meetings').column('table_code').execute();
  },
};

/** Whether passing is free in a match; `null` in older ones. */
const allowFreePassing: Migration = {
  up: async db => {
    await db.schema.alterTable('matches').addColumn('free_passing', 'integer').execute();
  },
};

/** Why a match was not rated, and an index to count the rated matches of a pair. */
const explainUnrated: Migration = {
  up: async db => {
    await db.schema.alterTable('matches').addColumn('unrated', 'text').execute();
    await db.schema
      .createIndex('matches_rated')
      .on('matches')
      .columns(['black', 'white', 'finished'])
      .where(sql.ref('rated'), '=', 1)
      .execute();
  },
};

/** Indexes to find identities that never played, and those with a seat. */
const findUnplayed: Migration = {
  up: async db => {
    await db.schema.createIndex('identities_by_age').on('identities').column('created').execute();
    await db.schema.createIndex('seats_of_identity').on('seats').column('identity_id').execute();
  },
};

/** Blocks, and orders to the processes for their tables. */
const moderate: Migration = {
  up: async db => {
    await db.schema
      .createTable('blocks')
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('subject', 'text', column => column.notNull())
      .addColumn('until', 'bigint', column => column.notNull())
      .addColumn('reason', 'text', column => column.notNull())
      .addColumn('created', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('blocks_key', ['kind', 'subject'])
      .execute();
    await db.schema
      .createTable('orders')
      .addColumn('number', 'bigint', column => column.primaryKey())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('subject', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .execute();
  },
};

/** Run in the order of their names. A released migration must never change. */
const MIGRATIONS = {
  '001-begin': begin,
  '002-use': useTables,
  '003-meet': meet,
  '004-free-passing': allowFreePassing,
  '005-unrated': explainUnrated,
  '006-unplayed': findUnplayed,
  '007-moderate': moderate,
  '008-handover': handOver,
  '009-studies': keepStudies,
  '010-clubs': keepHosts,
  '011-study-sizes': measureStudies,
} as const satisfies Readonly<Record<string, Migration>>;

/** The names of all schemas, oldest first. */
export const SCHEMAS: readonly string[] = Object.keys(MIGRATIONS);

/** The migrations of a database; none if it has no tables yet. */
const appliedTo = async (db: Kysely<Schema>): Promise<readonly string[]> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name);
};

export const migrate = async (db: Kysely<Schema>): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const unknown = (await appliedTo(db)).filter(name => !SCHEMAS.includes(name));
  if (unknown.length > 0)
    throw new Error(`this database was migrated by a newer version (${unknown.join(', ')})`);
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
};
