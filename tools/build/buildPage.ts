import { build } from 'vite';
import { DIST, fromRoot } from '../paths.ts';
import { buildEmbed } from './buildEmbed.ts';
import { buildParts } from './buildParts.ts';
import { compressFolder } from './compress.ts';

/** Builds engine, page and the board for other pages into `dist`, with compressed twins of its files. */
export const buildPage = async (): Promise<void> => {
  await buildParts();
  await build({ configFile: fromRoot('vite.config.ts'), logLevel: 'warn' });
  await buildEmbed();
  compressFolder(DIST);
};
