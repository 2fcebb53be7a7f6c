import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { CACHE, fromRoot, ROOT } from '../tools/paths.ts';

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

const PACKED = join(CACHE, 'packed-browser');
const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const PROBE_MILLISECONDS = 30_000;
const DOWNLOAD_MILLISECONDS = 120_000;

const run = promisify(execFile);

const inSystem = (): string[] => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = SYSTEM_NAMES.flatMap(name => folders.map(folder => join(folder, name)));
  return [...paths, MAC_CHROME].filter(path => existsSync(path));
};

const downloaded = async (): Promise<string[]> => {
  console.log('No browser on this machine: Playwright downloads one …');
  await run('npx', ['playwright', 'install', 'chromium'], { timeout: DOWNLOAD_MILLISECONDS });
  return [chromium.executablePath()];
};

/** Unpacks the files of `@sparticuz/chromium`, which lie where `TMPDIR` says; libraries only for the platform it was made for. */
const UNPACK = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";

/** The package's own settings look for fonts in folders of that platform. Without any font the browser ends at the first text. */
const FONT_SETTINGS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir></fontconfig>
`;

/** Starts the browser with its own libraries and fonts. */
const STARTER = `#!/bin/sh
here=$(dirname "$0")
LD_LIBRARY_PATH="$here/al2023/lib" FONTCONFIG_PATH="$here/fonts" exec "$here/chromium" "$@"
`;

/** Unpacks the browser of an npm package into a folder; the path of the script that starts it. */
export const unpackBrowser = async (target: string): Promise<string> => {
  const script = join(target, 'chromium.sh');
  if (existsSync(script)) return script;
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(`${target}-`);
  const env = { ...process.env, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x', TMPDIR: draft };
  try {
    await run(process.execPath, ['--input-type=module', '--eval', UNPACK], { cwd: ROOT, env });
    writeFileSync(join(draft, 'fonts', 'fonts.conf'), FONT_SETTINGS);
    writeFileSync(join(draft, 'chromium.sh'), STARTER, { mode: 0o755 });
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another process was quicker.
    if (!existsSync(script)) throw error;
  }
  return script;
};

interface Way {
  readonly name: string;
  readonly find: () => string[] | Promise<string[]>;
}

const WAYS: readonly Way[] = [
  { name: 'CHROMIUM_PATH', find: () => [process.env.CHROMIUM_PATH ?? ''] },
  { name: "Playwright's own", find: () => [chromium.executablePath()] },
  { name: 'installed on this machine', find: inSystem },
  { name: 'unpacked from @sparticuz/chromium', find: async () => [await unpackBrowser(PACKED)] },
  { name: 'downloaded by Playwright', find: downloaded },
];

const FONT = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/** A text with letters that its web font has and letters that it lacks, which a font of the system has to draw. */
const probePage = (): string => {
  const font = readFileSync(fromRoot('node_modules', FONT)).toString('base64');
  return `<style>@font-face { font-family: Web; src: url(data:font/woff2;base64,${font}) }</style>
    <p><span style="font: 16px Web">Flipside オセロ</span></p>
    <p><span style="font: 16px sans-serif">Flipside</span></p>`;
};

const drawsTextAndWebGl = async (): Promise<boolean> => {
  await document.fonts.load('16px Web');
  const texts = [...document.querySelectorAll('span')];
  const context = document.createElement('canvas').getContext('webgl2');
  return context !== null && texts.every(text => text.getBoundingClientRect().width > 0);
};

/** Whether the browser draws WebGL, a web font and a text in a font of the system. */
export const canDraw = async (browser: Browser): Promise<boolean> => {
  const page = await browser.newPage();
  await page.setContent(probePage());
  const isGood = await page.evaluate(drawsTextAndWebGl);
  // The process that draws may end a moment after it has answered: a picture is only there when it has drawn.
  await page.screenshot();
  return isGood;
};

const isGood = async (executablePath: string): Promise<boolean> => {
  if (!existsSync(executablePath)) return false;
  const options = { executablePath, args: BROWSER_FLAGS, timeout: PROBE_MILLISECONDS };
  const browser = await chromium.launch(options).catch(() => undefined);
  if (browser === undefined) return false;
  try {
    return await canDraw(browser);
  } catch {
    return false;
  } finally {
    await browser.close();
  }
};

const goodOf = async ({ name, find }: Way): Promise<string | undefined> => {
  try {
    for (const path of await find()) {
      if (await isGood(path)) return path;
      if (existsSync(path)) console.warn(`${path} (${name}) does not draw text and WebGL.`);
    }
  } catch (error) {
    console.warn(`No browser ${name}: ${String(error).split('\n')[0]}`);
  }
  return undefined;
};

const lookFor = async (): Promise<string> => {
  for (const way of WAYS) {
    const path = await goodOf(way);
    if (path === undefined) continue;
    console.log(`Browser: ${path} (${way.name})`);
    return path;
  }
  const ways = WAYS.map(({ name }) => name).join(', ');
  throw new Error(
    `No Chromium that draws text and WebGL was found (tried: ${ways}). Set CHROMIUM_PATH to one.`,
  );
};

/**
 * The path of a Chromium that draws text and WebGL, found or else unpacked or downloaded. It is looked for once: processes started
 * after that take it from the environment.
 */
export const findBrowser = async (): Promise<string> => {
  process.env.FLIPSIDE_BROWSER ??= await lookFor();
  return process.env.FLIPSIDE_BROWSER;
};
