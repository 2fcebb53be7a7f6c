import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { buildPackages } from '../../tools/build/buildPackages.ts';
import { PACKAGE_NAMES, type PackageName } from '../../tools/build/packages/manifest.ts';
import { fromRoot } from '../../tools/paths.ts';

/** A folder in which the packed packages were installed, as a user would. */
export interface Installed {
  readonly folder: string;
  /** The output of npm. */
  readonly said: string;
  /** Runs a program in the folder and returns what it prints. */
  run(program: string, ...options: readonly string[]): string;
  /** Runs a module in Node. */
  runModule(code: string): string;
  remove(): void;
}

const npm = (folder: string, ...options: readonly string[]): string =>
  execFileSync('npm', options, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

const writeJson = (path: string, value: unknown): void => writeFileSync(path, JSON.stringify(value));

/** Builds, packs and installs all packages without a network. */
export const installPackages = async (): Promise<Installed> => {
  const folder = mkdtempSync(join(tmpdir(), 'flipside-installed-'));
  const [built, packed] = [join(folder, 'built'), join(folder, 'packed')];
  await buildPackages(built);
  mkdirSync(packed);
  npm(packed, 'pack', '--silent', ...PACKAGE_NAMES.map(name => join(built, name)));
  rmSync(built, { recursive: true });
  writeJson(join(folder, 'package.json'), { name: 'somebody', private: true, type: 'module' });
  const tarballs = readdirSync(packed).map(name => join(packed, name));
  const said = npm(folder, 'install', '--offline', '--no-audit', '--no-fund', ...tarballs);
  const run: Installed['run'] = (program, ...options) =>
    execFileSync(program, options, { cwd: folder, encoding: 'utf8' });
  return {
    folder,
    said,
    run,
    runModule: code => {
      writeFileSync(join(folder, 'script.js'), code);
      return run(process.execPath, 'script.js').trim();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

/** The JavaScript examples of a package's README. */
export const examplesOf = (name: PackageName): readonly string[] => {
  const text = readFileSync(fromRoot('packages', name, 'README.md'), 'utf8');
  return [...text.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = '']) => code);
};
