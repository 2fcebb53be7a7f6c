import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { DIST, EMBED_FOLDER } from '../paths.ts';
import { buildPageEngine } from './buildPackages.ts';
import { bundleElement, elementSource } from './packages/bundles.ts';

/** Builds `<flipside-board>` and puts the engine beside it, which it loads when it is needed. */
export const buildEmbed = async (
  folder = join(DIST, EMBED_FOLDER),
  plugins: readonly Plugin[] = [],
): Promise<void> => {
  await bundleElement(elementSource('hosted'), folder, plugins);
  await buildPageEngine(folder);
  renameSync(join(folder, 'index.js'), join(folder, 'engine.js'));
};
