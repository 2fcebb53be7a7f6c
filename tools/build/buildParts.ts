import { buildEngine } from './buildEngine.ts';
import { buildPhaser } from './phaser/buildPhaser.ts';

/** Builds what page, dev server and tests need on disk before they can load the sources. */
export const buildParts = async (): Promise<void> => {
  await Promise.all([buildPhaser(), buildEngine(), buildEngine('threaded')]);
};

// `npm pack` runs it.
if (process.argv[1] === import.meta.filename) await buildParts();
