import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Builds a file in a temporary folder and then moves it into place. Processes that have the old file open,
 * and hard links to it, are not affected.
 */
export const buildAside = async (
  target: string,
  build: (folder: string) => Promise<unknown>,
): Promise<void> => {
  mkdirSync(dirname(target), { recursive: true });
  const draft = mkdtempSync(join(dirname(target), '.draft-'));
  try {
    await build(draft);
    renameSync(join(draft, basename(target)), target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};
