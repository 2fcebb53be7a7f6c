import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawOpening } from '../src/game/xot.ts';

const ROOT = join(import.meta.dirname, '..');

/** The built page. */
export const DIST = join(ROOT, 'dist');
/** In `dist`: files with a content hash in their name. */
export const BUNDLE_FOLDER = 'bundle';
/** In `dist`: the embeddable board, at a permanent address. */
export const EMBED_FOLDER = 'embed';
/** In `dist`: the page shown in frames on other sites, with a game, a position or a puzzle. */
export const FRAME_PAGE = 'embed.html';
/** The list of openings is part of the built page; before a build it is in `public`. */
export const OPENINGS = ['dist', 'public'].map(folder => join(ROOT, folder, 'assets', 'xot.txt'));
/** The default data folder. */
export const DATA = join(ROOT, '.data');

/** The version of Flipside; `undefined` if there is no `package.json`. */
export const readVersion = (): string | undefined => {
  const path = join(ROOT, 'package.json');
  return existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version
    : undefined;
};

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
