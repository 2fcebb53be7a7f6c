import { existsSync } from 'node:fs';
import { fromRoot } from './paths.ts';
import { buildPhaser } from './phaser/buildPhaser.ts';

export const buildEngineIfAny = async (): Promise<void> => {
  const program = fromRoot('tools', 'buildEngine.ts');
  if (!existsSync(program)) return console.warn('There is no tools/buildEngine.ts yet: no engine is built.');
  const { buildEngine } = (await import(program)) as { buildEngine: () => Promise<void> };
  await buildEngine();
};

/** What page, dev server and tests need on disk before they can load the sources. */
export const buildParts = async (): Promise<void> => {
  await Promise.all([buildPhaser(), buildEngineIfAny()]);
};
