import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** The page as it is built. */
export const DIST = join(ROOT, 'dist');
/** In `dist`: files whose names carry a hash of their content. */
export const BUNDLE_FOLDER = 'bundle';
/** The list of openings is part of the page; before the page is built it lies where it is made. */
export const OPENINGS = ['dist', 'public'].map(folder => join(ROOT, folder, 'assets', 'xot.txt'));
/** Where everything is kept unless it is said otherwise. */
export const DATA = join(ROOT, '.data');
