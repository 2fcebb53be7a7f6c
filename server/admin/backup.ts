import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import Database from 'libsql';
import { fileOf } from '../storage/storage.ts';
import { UsageError } from './commands.ts';

const BUSY_MILLISECONDS = 10_000;
const BYTES_A_MEGABYTE = 1_000_000;

/** A summary of a valid backup file. */
export interface Checked {
  readonly matches: number;
  readonly identities: number;
  readonly megabytes: string;
}

const withDatabase = <T>(file: string, work: (database: Database.Database) => T): T => {
  const database = new Database(file, { timeout: BUSY_MILLISECONDS });
  try {
    return work(database);
  } finally {
    database.close();
  }
};

const count = (database: Database.Database, table: 'matches' | 'identities'): number =>
  (database.prepare(`select count(*) as many from ${table}`).get() as { many: number }).many;

const faultOf = (database: Database.Database): string | undefined => {
  const [found] = database.prepare('pragma integrity_check').all() as { integrity_check: string }[];
  const [stray] = database.prepare('pragma foreign_key_check').all();
  if (found?.integrity_check !== 'ok') return found?.integrity_check ?? 'no answer';
  return stray === undefined ? undefined : 'rows that refer to nothing';
};

/** Reads and verifies the whole file. Throws `UsageError` if it is damaged or not a file of this program. */
export const checkFile = (path: string): Checked => {
  if (!existsSync(path)) throw new UsageError(`There is no ${path}.`);
  try {
    return withDatabase(path, database => {
      const fault = faultOf(database);
      if (fault !== undefined) throw new UsageError(`${path} is damaged: ${fault}.`);
      return {
        matches: count(database, 'matches'),
        identities: count(database, 'identities'),
        megabytes: (statSync(path).size / BYTES_A_MEGABYTE).toFixed(1),
      };
    });
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${path} is not a storage file of Flipside: ${(error as Error).message}.`);
  }
};

/** Copies the storage, even while the server runs, and verifies the copy. */
export const backUp = (folder: string, path: string): Checked => {
  const from = fileOf(folder);
  if (!existsSync(from)) throw new UsageError(`There is nothing stored in ${folder}.`);
  if (existsSync(path)) throw new UsageError(`${path} exists already: a backup never replaces another.`);
  const unfinished = `${path}.unfinished`;
  rmSync(unfinished, { force: true });
  withDatabase(from, database => database.prepare('vacuum into ?').run(resolve(unfinished)));
  const checked = checkFile(unfinished);
  renameSync(unfinished, path);
  return checked;
};

/** Whether a server process holds a lease. */
const isInUse = (file: string, now: number): boolean =>
  withDatabase(file, database => {
    const row = database.prepare('select max(held_until) as until from holders').get() as { until?: number };
    return (row.until ?? 0) > now;
  });

/** Replaces the storage with a backup and keeps the old storage beside it. The server must be stopped. */
export const restore = async (folder: string, path: string, now: number): Promise<Checked> => {
  const checked = checkFile(path);
  const file = fileOf(folder);
  if (existsSync(file)) {
    if (isInUse(file, now)) throw new UsageError('A server is running: stop it first.');
    // After the checkpoint the old file is complete without its log.
    withDatabase(file, database => database.pragma('wal_checkpoint(truncate)'));
    renameSync(file, `${file}.before-${now}`);
  }
  for (const ending of ['-wal', '-shm']) rmSync(file + ending, { force: true });
  await mkdir(folder, { recursive: true });
  await copyFile(path, file);
  return checked;
};
