import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { build } from 'vite';
import { type OfflineFile, WORKER_FILE } from '../../src/offline/contract.ts';
import { fromRoot, ROOT } from '../paths.ts';
import { CHECKS } from './checks.ts';
import type { FirstLoad } from './firstLoad.ts';

/** The address of the page's main script, which identifies its version. */
const markerOf = (page: string): string => {
  const [marker] = /bundle\/index-[\w-]+\.js/.exec(page) ?? [];
  if (marker === undefined) throw new Error('the page starts no program');
  return marker;
};

const fileOf = (folder: string, name: string, isFirst: boolean): OfflineFile => {
  const content = readFileSync(join(folder, name));
  const isPage = name === 'index.html';
  return {
    url: isPage ? '' : name,
    bytes: content.length,
    digest: `sha256-${createHash('sha256').update(content).digest('base64')}`,
    isFirst,
    ...(isPage && { marker: markerOf(content.toString()) }),
  };
};

/** Required files first, then small ones. */
const inOrder = (one: OfflineFile, other: OfflineFile): number =>
  Number(other.isFirst) - Number(one.isFirst) || one.bytes - other.bytes;

/** Files that only operating systems and other sites request. */
const FOR_OTHERS = /^(icons\/launch|previews)\//;

const filesOf = (folder: string, isFirst: FirstLoad['has']): readonly OfflineFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => statSync(join(folder, name)).isFile())
    .map(name => name.split(sep).join('/'))
    .filter(name => !FOR_OTHERS.test(name))
    .sort()
    .map(name => fileOf(folder, name, isFirst(name)))
    .sort(inOrder);

/** Builds the service worker next to the page in this folder, with a list of all its files. */
export const buildOfflineWorker = async (folder: string, isFirst: FirstLoad['has']): Promise<void> => {
  await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    define: { OFFLINE_FILES: JSON.stringify(filesOf(folder, isFirst)) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry: fromRoot('src', 'offline', 'offline.ts'), formats: ['es'], fileName: () => WORKER_FILE },
      rollupOptions: { checks: CHECKS, output: { codeSplitting: false, minify: true } },
    },
  });
};
