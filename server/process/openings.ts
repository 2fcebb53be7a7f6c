import { existsSync, readFileSync } from 'node:fs';
import { drawOpening } from '../../src/game/xot.ts';

/**
 * Reads the openings of XOT, one transcript each, from the first file that exists. Throws if there is none, since XOT
 * cannot be played without them.
 */
export const readOpenings = (paths: readonly string[]): readonly string[] => {
  const path = paths.find(file => existsSync(file));
  if (path === undefined) throw new Error(`the list of openings is missing at ${paths.join(' and ')}`);
  const openings = readFileSync(path, 'utf8').trimEnd().split('\n');
  if (drawOpening(openings, 0) === undefined) throw new Error(`no opening in ${path} can be played`);
  return openings;
};
