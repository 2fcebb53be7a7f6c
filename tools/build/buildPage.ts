import { join } from 'node:path';
import { build, mergeConfig } from 'vite';
import config from '../../vite.config.ts';
import { CHANGES, DIST, EMBED_FOLDER, LICENCES } from '../paths.ts';
import { buildEmbed } from './buildEmbed.ts';
import { buildOfflineWorker } from './buildOfflineWorker.ts';
import { buildParts } from './buildParts.ts';
import { writeChanges } from './changes.ts';
import { compressFolder } from './compress.ts';
import { firstLoad } from './firstLoad.ts';
import { gatherLicences } from './licences.ts';

/**
 * Builds engine, page and embeddable board into a folder, with licences, changelog, service worker and
 * compressed copies of all files.
 */
export const buildPage = async (folder = DIST): Promise<void> => {
  await buildParts();
  const first = firstLoad();
  const licences = gatherLicences();
  await build(
    mergeConfig(config, {
      configFile: false,
      logLevel: 'warn',
      plugins: [first.plugin, licences.plugin()],
      worker: { plugins: () => [licences.plugin()] },
      build: { outDir: folder, emptyOutDir: true },
    }),
  );
  await buildEmbed(join(folder, EMBED_FOLDER), [licences.plugin()]);
  licences.write(join(folder, LICENCES));
  writeChanges(join(folder, CHANGES));
  // Comes late because it lists all files.
  await buildOfflineWorker(folder, first.has);
  compressFolder(folder);
};
