import { buildEngine } from './buildEngine.ts';
import { buildPhaser } from './phaser/buildPhaser.ts';

/** Builds what page, dev server and tests need on disk before they can load the sources. */
export const buildParts = async (): Promise<void> => {
  await Promise.all([buildPhaser(), buildEngine(), buildEngine('threaded')]);
};
