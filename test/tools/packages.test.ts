import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '../../tools/paths.ts';

interface Package {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

interface LockFile {
  readonly packages: Readonly<Record<string, Package>>;
}

const readJson = (name: string): unknown => JSON.parse(readFileSync(fromRoot(name), 'utf8'));
const { packages } = readJson('package-lock.json') as LockFile;
const { dependencies, devDependencies } = readJson('package.json') as Readonly<
  Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>
>;

/** The code that serves the page or runs the command line, and builds both if they are stale. */
const SHIPPED = ['src', 'server', 'cli', 'tools/build'];
const SOURCE = /\.(ts|js|cjs|css)$/;
const IMPORT =
  /(?:\bfrom|\bimport|\bimport\(|\bresolve\(|\burl\()\s*'(@[^/']+\/[^/']+|[a-z][^/':]*)(?:\/[^']*)?'/g;

const importedBy = (path: string): readonly string[] => {
  const code = readFileSync(path, 'utf8').replace(/import type [^;]*;/g, '');
  return [...code.matchAll(IMPORT)].map(([, name = '']) => name);
};

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter(name => SOURCE.test(name))
    .map(name => fromRoot(folder, name));

const used = new Set([...SHIPPED.flatMap(sourcesIn), fromRoot('vite.config.ts')].flatMap(importedBy));

test('a package that page, server or command line import is a dependency', () => {
  expect(Object.keys(devDependencies).filter(name => used.has(name))).toEqual([]);
});

test('every other package is a devDependency', () => {
  const peers = Object.keys(dependencies).flatMap(name =>
    Object.keys(packages[`node_modules/${name}`]?.peerDependencies ?? {}),
  );
  expect(Object.keys(dependencies).filter(name => !used.has(name) && !peers.includes(name))).toEqual([]);
});

test('versions are exact', () => {
  const versions = Object.values({ ...dependencies, ...devDependencies });
  expect(versions.filter(version => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

/** If a registry lacks the package for a platform, npm omits it from the lock file, and `npm ci` refuses the file. */
test('the lock file includes the packages of every platform', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      name =>
        packages[`node_modules/${name}`] === undefined &&
        packages[`${path}/node_modules/${name}`] === undefined,
    ),
  );
  expect(missing).toEqual([]);
});
