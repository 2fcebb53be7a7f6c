import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { BUILT_PHASER, fromRoot } from '../paths.ts';

/** Collects the packages that are bundled by builds with this plugin. */
export interface Licences {
  readonly plugin: () => Plugin;
  /** Writes their licences and Flipside's own into a file. */
  readonly write: (path: string) => void;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/;
/** The packages in our own build of Phaser. */
const IN_PHASER = ['phaser', 'eventemitter3'];

const packagesOf = (id: string): readonly string[] => {
  if (id.startsWith(BUILT_PHASER)) return IN_PHASER;
  const [, name] = PACKAGE.exec(id) ?? [];
  return name === undefined ? [] : [name];
};

const licenceIn = (folder: string): string | undefined => {
  const name = readdirSync(folder)
    .sort()
    .find(file => /^(licen[cs]e|copying)/i.test(file));
  return name && readFileSync(join(folder, name), 'utf8').trim();
};

/** Throws for a package without a licence, which must not be shipped. */
const paragraphOf = (name: string): string => {
  const folder = fromRoot('node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const text = existsSync(folder) ? licenceIn(folder) : undefined;
  if (license === undefined && text === undefined) throw new Error(`${name} has no licence`);
  return [`${name} ${version}: ${license ?? 'see below'}`, ...(text === undefined ? [] : [text])].join(
    '\n\n',
  );
};

const LINE = `\n\n${'-'.repeat(80)}\n\n`;

export const gatherLicences = (): Licences => {
  const names = new Set<string>();
  const gather = (id: string): void => {
    for (const name of packagesOf(id.replaceAll('\\', '/'))) names.add(name);
  };
  return {
    plugin: () => ({
      name: 'licences',
      generateBundle: (_, bundle) => {
        for (const file of Object.values(bundle))
          for (const id of file.type === 'chunk' ? file.moduleIds : file.originalFileNames) gather(id);
      },
    }),
    write: path => {
      const own = `Flipside: MIT\n\n${readFileSync(fromRoot('LICENSE'), 'utf8').trim()}`;
      writeFileSync(path, `${[own, ...[...names].sort().map(paragraphOf)].join(LINE)}\n`);
    },
  };
};
