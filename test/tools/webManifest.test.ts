import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts';
import { LAUNCH_SCREENS } from '../../src/look/launchScreens.ts';
import { SHARE_FIELDS, SHARE_PATH } from '../../src/offline/contract.ts';
import { asksForAnalysis, placeNamed } from '../../src/play/links/fragments.ts';
import { manifests } from '../../tools/build/manifests.ts';
import { fromRoot } from '../../tools/paths.ts';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose?: string;
}

interface WebManifest {
  readonly icons: readonly Icon[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  readonly share_target: {
    readonly action: string;
    readonly params: Readonly<Record<'title' | 'text' | 'url', string>> & {
      files: readonly { name: string }[];
    };
  };
}

const PUBLIC = fromRoot('public');
const manifest: WebManifest = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8'));

/** Width and height of a PNG, from its header. */
const sizeOf = (path: string): string => {
  const png = readFileSync(path);
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
};

test('each icon has its declared size, and one is maskable', () => {
  const drawn = manifest.icons.filter(({ src }) => src.endsWith('.png'));
  expect(drawn.map(({ src }) => sizeOf(join(PUBLIC, src)))).toEqual(drawn.map(({ sizes }) => sizes));
  expect(drawn.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(drawn.some(({ purpose }) => purpose === 'maskable')).toBe(true);
});

test('the shortcuts lead to the menu, the puzzles and the analysis board', () => {
  const fragments = manifest.shortcuts.map(({ url }) => url.replace('./', ''));
  expect(fragments.map(fragment => (asksForAnalysis(fragment) ? 'analysis' : placeNamed(fragment)))).toEqual([
    'menu',
    'puzzles',
    'analysis',
  ]);
});

test('the fields of the share target are those that the service worker reads', () => {
  const { action, params } = manifest.share_target;
  expect(action).toBe(`./${SHARE_PATH}`);
  expect([params.title, params.text, params.url]).toEqual(SHARE_FIELDS.texts);
  expect(params.files.map(({ name }) => name)).toEqual([SHARE_FIELDS.files]);
});

test('every other language has a manifest with its own texts', async () => {
  const files = new Map<string, { description: string; dir: string; shortcuts: { name: string }[] }>();
  const emitFile = ({ fileName, source }: { fileName: string; source: string }): void =>
    void files.set(fileName, JSON.parse(source));
  const generate = manifests().generateBundle as unknown as (this: object) => Promise<void>;
  await generate.call({ emitFile });
  expect(files.size).toBe(LANGUAGE_CODES.length - 1);
  expect(new Set([...files.values()].map(({ description }) => description)).size).toBe(files.size);
  const german = files.get('manifest.de.webmanifest');
  expect(german?.shortcuts.map(({ name }) => name)).toEqual(['Neue Partie', 'Aufgaben', 'Analyse']);
  expect(files.get('manifest.ar.webmanifest')?.dir).toBe('rtl');
});

test('each Apple launch screen has the size in its media query, in portrait or landscape', () => {
  for (const { path, media, appearance } of LAUNCH_SCREENS) {
    const [, short = 0, long = 0, ratio = 0] = (
      /device-width: (\d+)px.*device-height: (\d+)px.*pixel-ratio: (\d)/.exec(media) ?? []
    ).map(Number);
    const isUpright = media.includes('portrait');
    const [width, height] = isUpright ? [short, long] : [long, short];
    expect([path, sizeOf(join(PUBLIC, path))]).toEqual([path, `${width * ratio}x${height * ratio}`]);
    expect(media).toContain(`(prefers-color-scheme: ${appearance})`);
  }
  expect(new Set(LAUNCH_SCREENS.map(({ media }) => media)).size).toBe(LAUNCH_SCREENS.length);
});

test('the launch screens are small, and no unused ones exist', () => {
  const folder = join(PUBLIC, 'icons', 'launch');
  const names = readdirSync(folder).sort();
  expect(names).toEqual([...new Set(LAUNCH_SCREENS.map(({ path }) => basename(path)))].sort());
  for (const name of names) expect(statSync(join(folder, name)).size).toBeLessThan(30_000);
});
