import { build } from 'vite';
import { DIST, fromRoot } from '../paths.ts';
import { buildParts } from './buildParts.ts';
import { compressFolder } from './compress.ts';

/** Builds engine and page into `dist`, with compressed twins of its files. */
export const buildPage = async (): Promise<void> => {
  await buildParts();
  await build({ configFile: fromRoot('vite.config.ts'), logLevel: 'warn' });
  compressFolder(DIST);
};
