import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../tools/paths.ts';

/**
 * Installs npm packages that only some long tests need, without any install script, and returns the folder that contains their
 * `node_modules`. They are kept there for the next run.
 */
export const installOutside = (name: string, packages: Readonly<Record<string, string>>): string => {
  const folder = join(CACHE, name);
  const manifest = join(folder, 'package.json');
  const wanted = JSON.stringify({ private: true, type: 'module', dependencies: packages });
  const isThere = existsSync(manifest) && readFileSync(manifest, 'utf8') === wanted;
  // npm writes this last.
  if (isThere && existsSync(join(folder, 'node_modules', '.package-lock.json'))) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(manifest, wanted);
  const options = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  execFileSync('npm', options, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
};
