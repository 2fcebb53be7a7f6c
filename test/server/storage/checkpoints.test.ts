import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, test, vi } from 'vitest';
import { Checkpoints } from '../../../server/storage/checkpoints.ts';
import { useFolders } from '../../../testkit/folders.ts';
import { until } from '../../../testkit/until.ts';

const MEGABYTE = 1_000_000;
/** The log size that triggers a checkpoint. */
const LONG = 64;

const newFolder = useFolders();

test('a checkpoint empties a long log during writes, and nothing is lost', async () => {
  const file = join(newFolder(), 'some.db');
  // Waits like the server while the thread moves the last pages.
  const database = new Database(file, { timeout: 5_000 });
  database.pragma('journal_mode = wal');
  database.pragma('wal_autocheckpoint = 0');
  database.exec('create table written (content blob)');
  const write = database.prepare(`insert into written values (zeroblob(${MEGABYTE}))`);
  for (let count = 0; count < LONG; count++) write.run();
  const logged = (): number => statSync(`${file}-wal`).size;
  expect(logged()).toBeGreaterThan(LONG * MEGABYTE);
  const failed = vi.fn();
  const checkpoints = new Checkpoints(file, failed);
  await until(() => expect(logged()).toBe(0));
  write.run();
  expect(logged()).toBeGreaterThan(MEGABYTE);
  expect(database.prepare('select count(*) as count from written').get()).toMatchObject({ count: LONG + 1 });
  expect(statSync(file).size).toBeGreaterThan(LONG * MEGABYTE);
  checkpoints.close();
  database.close();
  expect(failed).not.toHaveBeenCalled();
});

test('a failing thread calls back, so that the caller runs checkpoints itself', async () => {
  const file = join(newFolder(), 'folder.db');
  mkdirSync(file);
  writeFileSync(`${file}-wal`, Buffer.alloc(LONG * MEGABYTE));
  const failed = vi.fn();
  const checkpoints = new Checkpoints(file, failed);
  await until(() => expect(failed).toHaveBeenCalledTimes(1));
  checkpoints.close();
});
