import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot } from '../../tools/paths.ts';

/** Code that makes a test depend on the speed of the machine. */
const FORBIDDEN = [
  /expect\([^;]*?\b(Date|performance)\.now\(\)\s*-/,
  /waitForTimeout/,
  // These time out after a second; `until` of the test kit waits longer.
  /vi\.wait(For|Until)\b/,
];

/** A hook added while the module is loaded. */
const HOOK = /^(before|after)(Each|All)\(/;

const FILE_OF_TESTS = /\.(test|long|slow|e2e|browsers)\.ts$/;

const files = ['test', 'testkit'].flatMap(folder =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('repeatable.test.ts'))
    .map(name => join(folder, name)),
);

const linesOf = (name: string): readonly string[] => readFileSync(fromRoot(name), 'utf8').split('\n');

test('no test waits for a fixed time or measures time', () => {
  const found = files
    .filter(name => name !== join('testkit', 'until.ts'))
    .filter(name => linesOf(name).some(line => FORBIDDEN.some(pattern => pattern.test(line))));
  expect(found).toEqual([]);
});

test('shared test modules add no hooks when they are loaded: only the first test file would get them', () => {
  const found = files.filter(
    name => !FILE_OF_TESTS.test(name) && linesOf(name).some(line => HOOK.test(line)),
  );
  expect(found).toEqual([]);
});
