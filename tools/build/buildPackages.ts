import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { BUILT_PACKAGES, fromRoot } from '../paths.ts';
import { buildEngine } from './buildEngine.ts';
import {
  bundleElement,
  bundleNodeEngine,
  bundlePageEngine,
  bundleRoom,
  bundleServerBoard,
  elementSource,
} from './packages/bundles.ts';
import { copyDeclarations, declareTypes } from './packages/declarations.ts';
import { PACKAGE_NAMES, type PackageName, packageManifest, typesOf } from './packages/manifest.ts';

/** Builds the engine for pages with all its files. */
export const buildPageEngine = async (folder: string): Promise<void> => {
  await bundlePageEngine(folder);
  copyFileSync(await buildEngine(), join(folder, 'engine.wasm'));
  copyFileSync(fromRoot('public', 'assets', 'flipside.weights'), join(folder, 'flipside.weights'));
};

const BUNDLERS: Readonly<Record<PackageName, (folder: string) => Promise<void>>> = {
  game: folder => bundleRoom('game', folder),
  formats: folder => bundleRoom('formats', folder),
  openings: folder => bundleRoom('openings', folder, true),
  engine: async folder => {
    await buildPageEngine(folder);
    await bundleNodeEngine(folder);
    mkdirSync(join(folder, 'types'));
    writeFileSync(join(folder, 'types', 'file.d.ts'), 'export {};\n');
  },
  board: async folder => {
    await bundleElement(elementSource('../package/board'), folder);
    await bundleServerBoard(folder);
  },
};

const buildOne = async (name: PackageName, folder: string, types: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  await BUNDLERS[name](folder);
  copyDeclarations(typesOf(name), types, join(folder, 'types'));
  writeFileSync(join(folder, 'package.json'), packageManifest(name));
  copyFileSync(fromRoot('LICENSE'), join(folder, 'LICENSE'));
  for (const text of ['README.md', 'CHANGELOG.md'])
    copyFileSync(fromRoot('packages', name, text), join(folder, text));
};

/** Error codes of a rename when a concurrent build moved the folder first. */
const BY_ANOTHER = ['ENOENT', 'ENOTEMPTY', 'EEXIST'];

/** Moves a folder; returns `false` if a concurrent build was first. */
const moves = (from: string, to: string): boolean => {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (BY_ANOTHER.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
};

/**
 * Replaces the target atomically, so that nobody imports half of it; the result of a concurrent build is just
 * as good.
 */
const replace = (draft: string, target: string): void => {
  const old = `${draft}.old`;
  if (moves(target, old)) rmSync(old, { recursive: true, force: true });
  moves(draft, target);
};

/** Builds the npm packages. Safe to run concurrently: each run uses a draft folder of its own. */
export const buildPackages = async (target = BUILT_PACKAGES): Promise<void> => {
  const draft = `${target}.${randomUUID()}`;
  try {
    const types = join(draft, 'types');
    mkdirSync(types, { recursive: true });
    declareTypes(types);
    for (const name of PACKAGE_NAMES) await buildOne(name, join(draft, name), types);
    rmSync(types, { recursive: true, force: true });
    replace(draft, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

if (process.argv[1] === import.meta.filename) await buildPackages();
