import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildPage } from '../../tools/build/buildPage.ts';
import { LICENCES } from '../../tools/paths.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const buildAnew = async (): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'flipside-build-'));
  folders.push(folder);
  await buildPage(folder);
  return folder;
};

const digests = (folder: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(name => statSync(join(folder, name)).isFile())
      .sort()
      .map(name => [
        name,
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex'),
      ]),
  );

test('two builds are identical, and contain the licences of all bundled packages', async () => {
  const [one, other] = [await buildAnew(), await buildAnew()];
  expect(digests(one)).toEqual(digests(other));
  expect(Object.keys(digests(one))).toEqual(expect.arrayContaining(['index.html', 'offline.js', LICENCES]));

  const licences = readFileSync(join(one, LICENCES), 'utf8');
  const packages = [
    '@colyseus/sdk',
    '@fontsource-variable/fraunces',
    '@fontsource-variable/inter',
    'gifenc',
    'lit-html',
    'phaser',
    'valibot',
    'zustand',
  ];
  for (const name of packages) expect(licences).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+: `, 'm'));
  expect(licences).not.toMatch(/GENERAL PUBLIC LICENSE/);
});
