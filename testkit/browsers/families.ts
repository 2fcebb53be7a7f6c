import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { openFirefox } from './firefox.ts';
import type { DrivenBrowser } from './tab.ts';
import { openWebKit } from './webkit.ts';

/** A browser engine: the Debian packages it needs here, its program if this machine has all of them, and how it is opened. */
interface Family {
  readonly name: string;
  readonly packages: string;
  readonly program: string | undefined;
  readonly open: (program: string) => Promise<DrivenBrowser>;
}

const inPath = (...names: readonly string[]): string | undefined =>
  names
    .flatMap(name => (process.env.PATH ?? '').split(delimiter).map(folder => join(folder, name)))
    .find(path => existsSync(path));

/** Debian has the small browser of WebKitGTK in a folder of the library. */
const miniBrowser = (): string | undefined => {
  const libraries = '/usr/lib';
  const platforms = existsSync(libraries)
    ? readdirSync(libraries).filter(name => /-linux-gnu/.test(name))
    : [];
  return platforms
    .map(platform => join(libraries, platform, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find(path => existsSync(path));
};

const webKit = (): string | undefined =>
  inPath('WebKitWebDriver') !== undefined && inPath('Xvfb') !== undefined ? miniBrowser() : undefined;

/** The families other than Chromium, in which all other tests run. */
export const FAMILIES: readonly Family[] = [
  {
    name: 'Firefox',
    packages: 'firefox-esr',
    program: inPath('firefox-esr', 'firefox'),
    open: openFirefox,
  },
  {
    name: 'WebKit',
    packages: 'webkit2gtk-driver xvfb',
    program: webKit(),
    open: openWebKit,
  },
];
