import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../../tools/paths.ts';

/**
 * What other people build and check with. Together they are larger than all of our own packages, and only long tests need
 * them: so they are installed when such a test runs for the first time, into a folder that is kept.
 */
const TOOLS = {
  '@arethetypeswrong/cli': '0.18.5',
  '@rollup/plugin-node-resolve': '16.0.3',
  '@types/node': '20.19.43',
  '@web/rollup-plugin-import-meta-assets': '2.3.3',
  esbuild: '0.28.2',
  publint: '0.3.25',
  react: '19.3.1',
  'react-dom': '19.3.1',
  rollup: '4.68.7',
  svelte: '5.57.3',
  'typescript-5.4': 'npm:typescript@5.4.5',
  'typescript-5.9': 'npm:typescript@5.9.3',
  'typescript-6.0': 'npm:typescript@6.0.3',
  vue: '3.5.45',
  webpack: '5.112.2',
} as const;

const FOLDER = join(CACHE, 'outside-tools');

/** How long installing them may take in a hook, in milliseconds: a slow and busy machine needs some minutes. */
export const INSTALLING_MILLISECONDS = 900_000;

/** Installs the tools unless they are there, without any install script, and returns their folder. */
export const outsideTools = (): string => {
  const manifest = join(FOLDER, 'package.json');
  const wanted = JSON.stringify({ private: true, type: 'module', dependencies: TOOLS });
  const isThere = existsSync(manifest) && readFileSync(manifest, 'utf8') === wanted;
  // npm writes this last.
  if (isThere && existsSync(join(FOLDER, 'node_modules', '.package-lock.json'))) return FOLDER;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(manifest, wanted);
  const options = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  execFileSync('npm', options, { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] });
  return FOLDER;
};
