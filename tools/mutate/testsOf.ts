/** Which tests load a module, by the imports that stand in the files. */

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fromRoot, ROOT } from '../paths.ts';

const FOLDERS = ['src', 'server', 'cli', 'testkit', 'test', 'tools', 'workshop'];

const filesOf = (folder: string): readonly string[] =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => fromRoot(folder, name));

/** The modules that a file loads, at once or later. What it imports as a type is not loaded. */
const importsOf = (path: string): readonly string[] => {
  const source = readFileSync(path, 'utf8').replace(/^(import|export) type [^;]*;/gm, '');
  return [...source.matchAll(/'(\.\.?\/[^']+\.ts)'/g)].map(([, name = '']) => resolve(path, '..', name));
};

const importers = new Map<string, string[]>();
for (const path of FOLDERS.flatMap(filesOf))
  for (const imported of importsOf(path)) importers.set(imported, [...(importers.get(imported) ?? []), path]);

/** For each file that loads a module, the number of imports between them. */
const distancesFrom = (module: string): ReadonlyMap<string, number> => {
  const distances = new Map([[module, 0]]);
  // The map grows while it is read: nearer files come first.
  for (const [path, distance] of distances)
    for (const importer of importers.get(path) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
};

/** The folders that the paths of a test and a module share: two for `test/ui/board` and `src/ui/board`. */
const sharedFolders = (test: string, module: string): number => {
  const [here, there] = [test, module].map(path => relative(ROOT, path).split(sep).slice(1, -1));
  const apart = here?.findIndex((folder, index) => folder !== there?.[index]) ?? 0;
  return apart < 0 ? (here?.length ?? 0) : apart;
};

/** The quick tests that load a module: those in its folder first, then those that are fewest imports away. */
export const testsOf = (module: string): readonly string[] =>
  [...distancesFrom(module)]
    .filter(([path]) => path.endsWith('.test.ts') && path.startsWith(join(fromRoot('test'), sep)))
    .map(([path, distance]) => ({ path, distance, shared: sharedFolders(path, module) }))
    .sort((a, b) => b.shared - a.shared || a.distance - b.distance)
    .map(({ path }) => path);
