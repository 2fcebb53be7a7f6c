import { build } from 'vite';
import { buildParts } from './buildParts.ts';
import { compressFolder } from './compress.ts';
import { isNewerThan } from './freshness.ts';
import { DIST, fromRoot } from './paths.ts';

const SOURCES = ['index.html', 'src', 'assembly', 'public', 'tools', 'vite.config.ts', 'package-lock.json'];

/** Builds engine and page into `dist`, with compressed twins of its files. */
export const buildPage = async (): Promise<void> => {
  await buildParts();
  await build({ configFile: fromRoot('vite.config.ts'), logLevel: 'warn' });
  compressFolder(DIST);
};

export const isPageBuilt = (): boolean =>
  isNewerThan(
    fromRoot('dist', 'index.html'),
    SOURCES.map(source => fromRoot(source)),
  );
