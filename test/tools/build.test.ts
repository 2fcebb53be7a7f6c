import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

test('a result is newer only if it is there and no source changed after it', () => {
  for (const [name, second] of Object.entries({ old: 1, result: 2, fresh: 3 })) {
    writeFileSync(file(name), '');
    utimesSync(file(name), second, second);
  }
  expect(isNewerThan(file('result'), [file('old')])).toBe(true);
  expect(isNewerThan(file('result'), [file('old'), file('fresh')])).toBe(false);
  expect(isNewerThan(file('missing'), [file('old')])).toBe(false);
});
