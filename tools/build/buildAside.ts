import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Builds a file in a folder of its own and then puts it in its place. Whoever has the old one, by opening it or by a hard
 * link, keeps it whole.
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
