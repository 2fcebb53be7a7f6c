import { buildEngine } from './buildEngine.ts';
import { buildPhaser } from './phaser/buildPhaser.ts';

/** Builds what page, dev server and tests load from disk. */
export const buildParts = async (): Promise<void> => {
  // One after another, so that a machine with 1 GB of memory is enough.
  await Promise.all([buildEngine(), buildEngine('threaded')]);
  await buildPhaser();
};

// When run by `npm pack`.
if (process.argv[1] === import.meta.filename) await buildParts();
