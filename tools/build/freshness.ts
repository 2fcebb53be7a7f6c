import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, fromRoot } from '../paths.ts';

const changeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const filesIn = (path: string): string[] =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory()
    ? readdirSync(path, { recursive: true, encoding: 'utf8' }).map(name => join(path, name))
    : [path];

/** Whether `target` exists and is newer than all `sources` (files, or folders with their content). */
export const isNewerThan = (target: string, sources: readonly string[]): boolean => {
  const built = changeOf(target);
  return built > 0 && sources.flatMap(filesIn).every(source => changeOf(source) <= built);
};

const PAGE_SOURCES = [
  'index.html',
  'src',
  'assembly',
  'public',
  'tools/build',
  'vite.config.ts',
  'package-lock.json',
];

/** Checks the compressed page, which is written last: a failed build has none. */
export const isPageBuilt = (): boolean =>
  isNewerThan(
    join(DIST, 'index.html.br'),
    PAGE_SOURCES.map(source => fromRoot(source)),
  );
