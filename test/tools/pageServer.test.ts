import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compressFolder } from '../../tools/compress.ts';
import { isNewerThan } from '../../tools/freshness.ts';
import { servePage } from '../../tools/pageServer.ts';
import { parsePort } from '../../tools/port.ts';

let folder: string;
const file = (name: string): string => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flipside-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the page server', () => {
  test('takes the next port where one is taken', async () => {
    const first = await servePage({ folder, port: 0 });
    const second = await servePage({ folder, port: first.port });
    expect(second.port).toBeGreaterThan(first.port);
    first.close();
    second.close();
  });

  test('sends compressed wasm with its type and isolates the page', async () => {
    writeFileSync(file('engine.wasm'), Buffer.alloc(5000));
    compressFolder(folder);
    const { port, close } = await servePage({ folder, port: 0 });
    const { headers } = await fetch(`http://localhost:${port}/engine.wasm`);
    close();
    expect(headers.get('content-type')).toBe('application/wasm');
    expect(headers.get('content-encoding')).toMatch(/br|gzip/);
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  test('does not know what is not there', async () => {
    const { port, close } = await servePage({ folder, port: 0 });
    const { status } = await fetch(`http://localhost:${port}/nothing.js`);
    close();
    expect(status).toBe(404);
  });
});

test.each([
  [undefined, 8080],
  ['', 8080],
  ['3000', 3000],
  ['0', 0],
  ['65535', 65_535],
])('the variable PORT set to %j means port %i', (text, port) => {
  expect(parsePort(text)).toBe(port);
});

test.each(['web', '65536', '-1', '80.5', '8080/'])('the variable PORT set to "%s" means none', text => {
  expect(parsePort(text)).toBeUndefined();
});

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
