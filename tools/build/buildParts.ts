import { buildEngine } from './buildEngine.ts';
import { buildPhaser } from './phaser/buildPhaser.ts';

/** Builds what page, dev server and tests need on disk before they can load the sources. */
export const buildParts = async (): Promise<void> => {
  // One after the other, so that a machine with 1 GB of memory is enough.
  await Promise.all([buildEngine(), buildEngine('threaded')]);
  await buildPhaser();
};

// `npm pack` runs it.
if (process.argv[1] === import.meta.filename) await buildParts();
