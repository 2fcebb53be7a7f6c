import {
  existsSync,
  linkSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildAside } from '../../tools/build/buildAside.ts';
import { compressFolder } from '../../tools/build/compress.ts';
import { isNewerThan } from '../../tools/build/freshness.ts';

let folder: string;
const file = (name: string): string => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flipside-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('small files are not compressed', () => {
  writeFileSync(file('small.js'), 'export {};');
  compressFolder(folder);
  expect(existsSync(file('small.js.br'))).toBe(false);
});

test('a result is up to date only if it exists and no source changed after it', () => {
  for (const [name, second] of Object.entries({ old: 1, result: 2, fresh: 3 })) {
    writeFileSync(file(name), '');
    utimesSync(file(name), second, second);
  }
  expect(isNewerThan(file('result'), [file('old')])).toBe(true);
  expect(isNewerThan(file('result'), [file('old'), file('fresh')])).toBe(false);
  expect(isNewerThan(file('missing'), [file('old')])).toBe(false);
});

test('rebuilding a result leaves hard links to the old one unchanged', async () => {
  await buildAside(file('result.js'), async draft => writeFileSync(join(draft, 'result.js'), 'old'));
  linkSync(file('result.js'), file('link.js'));
  await buildAside(file('result.js'), async draft => writeFileSync(join(draft, 'result.js'), 'new'));
  expect(readFileSync(file('link.js'), 'utf8')).toBe('old');
  expect(readFileSync(file('result.js'), 'utf8')).toBe('new');
  expect(readdirSync(folder).toSorted()).toEqual(['link.js', 'result.js']);
});

test('a failed build leaves the old result, and no other files', async () => {
  writeFileSync(file('result.js'), 'old');
  const failing = buildAside(file('result.js'), draft => {
    writeFileSync(join(draft, 'result.js'), 'half');
    return Promise.reject(new Error('it does not build'));
  });
  await expect(failing).rejects.toThrow('it does not build');
  expect(readFileSync(file('result.js'), 'utf8')).toBe('old');
  expect(readdirSync(folder)).toEqual(['result.js']);
});
