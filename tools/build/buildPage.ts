import { build } from 'vite';
import { DIST, fromRoot } from '../paths.ts';
import { buildEmbed } from './buildEmbed.ts';
import { buildOfflineWorker } from './buildOfflineWorker.ts';
import { buildParts } from './buildParts.ts';
import { compressFolder } from './compress.ts';
import { firstLoad } from './firstLoad.ts';

/** Builds engine, page and the board for other pages into `dist`, with compressed twins of its files. */
export const buildPage = async (): Promise<void> => {
  await buildParts();
  const first = firstLoad();
  await build({ configFile: fromRoot('vite.config.ts'), logLevel: 'warn', plugins: [first.plugin] });
  await buildEmbed();
  // It has a list of all files.
  await buildOfflineWorker(first.has);
  compressFolder(DIST);
};
