import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { DIST, EMBED_FOLDER, fromRoot } from '../paths.ts';
import { buildPageEngine } from './buildPackages.ts';
import { bundleElement, elementSource } from './packages/bundles.ts';

/** Writes the iframe page, next to the Flipside page and, for servers, into the element's folder. */
const writeFrames = (folder: string): void => {
  const page = readFileSync(fromRoot('src', 'embed', 'frame.html'), 'utf8');
  const at = (home: string, own: string): string =>
    page.replaceAll('{{home}}', home).replaceAll('{{folder}}', own);
  writeFileSync(join(folder, 'index.html'), at('../', ''));
  writeFileSync(join(dirname(folder), 'embed.html'), at('./', `${EMBED_FOLDER}/`));
};

/** Builds `<flipside-board>` and places the engine next to it, which it loads on demand. */
export const buildEmbed = async (
  folder = join(DIST, EMBED_FOLDER),
  plugins: readonly Plugin[] = [],
): Promise<void> => {
  await bundleElement(elementSource('hosted'), folder, plugins);
  await bundleElement(elementSource('frame'), folder, plugins, 'frame');
  writeFrames(folder);
  await buildPageEngine(folder);
  renameSync(join(folder, 'index.js'), join(folder, 'engine.js'));
};
