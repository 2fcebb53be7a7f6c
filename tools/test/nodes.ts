import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot, ROOT } from '../paths.ts';

/** The Node versions that the server supports. */
export const NODE_VERSIONS = [20, 22, 24] as const;

/** Node as npm packages; other systems use the installed version. */
const PACKAGE = `node-${process.platform}-${process.arch}`;

const folderOf = (version: number): string => fromRoot('.cache', 'nodes', String(version));
const programOf = (version: number): string =>
  join(folderOf(version), 'node_modules', PACKAGE, 'bin', 'node');

const run = (program: string, options: readonly string[]): boolean =>
  spawnSync(program, options, { cwd: ROOT, stdio: 'inherit' }).status === 0;

const install = (version: number): boolean =>
  existsSync(programOf(version)) ||
  run('npm', [
    ...['install', '--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'],
    ...['--prefix', folderOf(version), `${PACKAGE}@${version}`],
  ]);

/** Runs the server's tests on this version; filters select files by path, as with `npm run test:unit`. */
const testOn = (version: number, filters: readonly string[]): boolean => {
  const vitest = fromRoot('node_modules', 'vitest', 'vitest.mjs');
  return (
    install(version) &&
    run(programOf(version), [vitest, 'run', ...(filters.length > 0 ? filters : ['test/server'])])
  );
};

/** Runs the server's tests on each version. */
export const testOnEach = (filters: readonly string[]): boolean => {
  const results = NODE_VERSIONS.map(version => ({ version, isGood: testOn(version, filters) }));
  for (const { version, isGood } of results) console.log(`${isGood ? '✓' : '✗'} Node ${version}`);
  return results.every(({ isGood }) => isGood);
};
