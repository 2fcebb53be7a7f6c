import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
export const fromRoot = (...parts: readonly string[]): string => join(ROOT, ...parts);

export { BUNDLE_FOLDER, DIST, EMBED_FOLDER } from '../server/files.ts';
export const BUILT_PHASER = fromRoot('build', 'phaser.js');
export const BUILT_SERVER = fromRoot('build', 'server.js');
/** The folder of the built npm packages. */
export const BUILT_PACKAGES = fromRoot('build', 'packages');
/** The texts of every language but English. */
export const TRANSLATIONS = fromRoot('src', 'i18n', 'translations');
/** The English texts, for translators' programs. */
export const BUILT_TRANSLATIONS = fromRoot('build', 'translations');
/** In `dist`: the licences of all bundled packages. */
export const LICENCES = 'licences.txt';
/** In `dist`: the changelog for users of the page. */
export const CHANGES = 'changes.txt';
export const CACHE = fromRoot('.cache');

/** Vitest's cache of compiled modules, one file each. */
export const COMPILED = join(CACHE, 'vitest');

/** The reports of the test runners, which `npm test` evaluates. */
export const UNIT_REPORT = join(CACHE, 'unit.json');
export const E2E_REPORT = join(CACHE, 'e2e.json');
