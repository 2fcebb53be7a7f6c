import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** The built page. */
export const DIST = join(ROOT, 'dist');
/** In `dist`: files with a hash of their content in the name. */
export const BUNDLE_FOLDER = 'bundle';
/** The list of openings is part of the page; before the page is built it is in `public`. */
export const OPENINGS = ['dist', 'public'].map(folder => join(ROOT, folder, 'assets', 'xot.txt'));
/** The default folder for everything stored. */
export const DATA = join(ROOT, '.data');
