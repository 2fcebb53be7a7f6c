import { type Migration, sql } from 'kysely';

/** Boxes that one device leaves for another. */
export const handOver: Migration = {
  up: async db => {
    await db.schema
      .createTable('handovers')
      .addColumn('id_hash', 'text', column => column.primaryKey())
      .addColumn('box', 'text', column => column.notNull())
      .addColumn('until', 'bigint', column => column.notNull())
      .execute();
    await db.schema.createIndex('handovers_by_end').on('handovers').column('until').execute();
  },
};

/** Studies stored for short links. */
export const keepStudies: Migration = {
  up: async db => {
    await db.schema
      .createTable('studies')
      .addColumn('name', 'text', column => column.primaryKey())
      .addColumn('packed', 'text', column => column.notNull())
      .addColumn('until', 'bigint', column => column.notNull())
      .execute();
    await db.schema.createIndex('studies_by_end').on('studies').column('until').execute();
  },
};

/** The hosts of clubs. */
export const keepHosts: Migration = {
  up: async db => {
    await db.schema
      .createTable('clubs')
      .addColumn('word_hash', 'text', column => column.primaryKey())
      .addColumn('host_hash', 'text', column => column.notNull())
      .addColumn('holder', 'text')
      .addColumn('until', 'bigint', column => column.notNull())
      .execute();
    await db.schema.createIndex('clubs_by_end').on('clubs').column('until').execute();
    await db.schema.createIndex('clubs_of_host').on('clubs').column('host_hash').execute();
  },
};

/** The size of each study, its owner, and when it was last opened. */
export const measureStudies: Migration = {
  up: async db => {
    await db.schema
      .alterTable('studies')
      .addColumn('bytes', 'integer', column => column.notNull().defaultTo(0))
      .execute();
    for (const [name, type] of [
      ['owner', 'text'],
      ['opened', 'bigint'],
      ['expired', 'bigint'],
    ] as const)
      await db.schema.alterTable('studies').addColumn(name, type).execute();
    await sql`update studies set bytes = length(packed)`.execute(db);
    await db.schema.createIndex('studies_of_owner').on('studies').columns(['owner', 'bytes']).execute();
  },
};
