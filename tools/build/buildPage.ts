import { rmSync } from 'node:fs';
import { build } from 'vite';
import { DIST, fromRoot } from '../paths.ts';
import { buildEmbed } from './buildEmbed.ts';
import { buildParts } from './buildParts.ts';
import { compressFolder } from './compress.ts';
import { offlineWorker } from './offlineWorker.ts';

/** Builds engine, page and the board for other pages into `dist`, with compressed twins of its files. */
export const buildPage = async (): Promise<void> => {
  await buildParts();
  rmSync(DIST, { recursive: true, force: true });
  await buildEmbed();
  // It comes last, since the service worker has a list of all files.
  await build({
    configFile: fromRoot('vite.config.ts'),
    logLevel: 'warn',
    plugins: [offlineWorker()],
    build: { emptyOutDir: false },
  });
  compressFolder(DIST);
};
