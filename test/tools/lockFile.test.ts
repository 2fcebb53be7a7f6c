import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '../../tools/paths.ts';

interface LockFile {
  readonly packages: Readonly<Record<string, { optionalDependencies?: Readonly<Record<string, string>> }>>;
}

/** Where a registry lacks the package of some platform, npm leaves it out of the file, and `npm ci` refuses the file. */
test('the lock file knows the packages of every platform', () => {
  const { packages } = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')) as LockFile;
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      name =>
        packages[`node_modules/${name}`] === undefined &&
        packages[`${path}/node_modules/${name}`] === undefined,
    ),
  );
  expect(missing).toEqual([]);
});
