/** Finds the tests that load a module, by the imports in the files. */

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fromRoot, ROOT } from '../paths.ts';

const FOLDERS = ['src', 'server', 'cli', 'testkit', 'test', 'tools'];

const filesOf = (folder: string): readonly string[] =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => fromRoot(folder, name));

/** The modules that a file imports, statically or dynamically, without type imports. */
const importsOf = (path: string): readonly string[] => {
  const source = readFileSync(path, 'utf8').replace(/^(import|export) type [^;]*;/gm, '');
  return [...source.matchAll(/'(\.\.?\/[^']+\.ts)'/g)].map(([, name = '']) => resolve(path, '..', name));
};

const importers = new Map<string, string[]>();
for (const path of FOLDERS.flatMap(filesOf))
  for (const imported of importsOf(path)) importers.set(imported, [...(importers.get(imported) ?? []), path]);

/** For each file that loads the module, directly or indirectly, the number of imports between them. */
const distancesFrom = (module: string): ReadonlyMap<string, number> => {
  const distances = new Map([[module, 0]]);
  // The map grows during the iteration: nearer files come first.
  for (const [path, distance] of distances)
    for (const importer of importers.get(path) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
};

/** The number of folders that a test and a module share: two for `test/ui/board` and `src/ui/board`. */
const sharedFolders = (test: string, module: string): number => {
  const [here, there] = [test, module].map(path => relative(ROOT, path).split(sep).slice(1, -1));
  const apart = here?.findIndex((folder, index) => folder !== there?.[index]) ?? 0;
  return apart < 0 ? (here?.length ?? 0) : apart;
};

/** The words of a program with at least five letters. */
const wordsOf = (path: string): ReadonlySet<string> =>
  new Set(readFileSync(path, 'utf8').match(/[A-Za-z]{5,}/g) ?? []);

/** How closely tests are related to a module: by shared words, of which rare ones count more. */
const likenessTo = (module: string, tests: readonly string[]): ReadonlyMap<string, number> => {
  const words = new Map(tests.map(test => [test, wordsOf(test)]));
  const weights = [...wordsOf(module)].map(word => {
    const count = [...words.values()].filter(some => some.has(word)).length;
    return [word, count === 0 ? 0 : Math.log(tests.length / count)] as const;
  });
  const likeness = (some: ReadonlySet<string>): number =>
    weights.reduce((sum, [word, weight]) => sum + (some.has(word) ? weight : 0), 0);
  return new Map([...words].map(([test, some]) => [test, likeness(some)]));
};

/** Beyond this many imports there is a whole page or server, and distance means nothing. */
const FAR = 3;

/** The quick tests that load a module: first those in its folder, then near ones, then related ones. */
export const testsOf = (module: string): readonly string[] => {
  const near = [...distancesFrom(module)]
    .filter(([path]) => path.endsWith('.test.ts') && path.startsWith(join(fromRoot('test'), sep)))
    .map(([path, distance]) => ({
      path,
      distance: Math.min(FAR, distance),
      shared: sharedFolders(path, module),
    }));
  const likeness = likenessTo(
    module,
    near.map(({ path }) => path),
  );
  const likenessOf = ({ path }: { readonly path: string }): number => likeness.get(path) ?? 0;
  return near
    .sort((a, b) => b.shared - a.shared || a.distance - b.distance || likenessOf(b) - likenessOf(a))
    .map(({ path }) => path);
};
