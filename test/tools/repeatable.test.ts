import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fromRoot } from '../../tools/paths.ts';

/** Code that would make a test depend on the speed of the machine. */
const FORBIDDEN = [
  /expect\([^;]*?\b(Date|performance)\.now\(\)\s*-/,
  /waitForTimeout/,
  // They give up after a second; `until` of the test kit is patient.
  /vi\.wait(For|Until)\b/,
];

/** A hook that is added as the module is loaded. */
const HOOK = /^(before|after)(Each|All)\(/;

const FILE_OF_TESTS = /\.(test|long|slow|e2e)\.ts$/;

const files = ['test', 'testkit'].flatMap(folder =>
  readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('repeatable.test.ts'))
    .map(name => join(folder, name)),
);

const linesOf = (name: string): readonly string[] => readFileSync(fromRoot(name), 'utf8').split('\n');

test('no test waits for a time, or expects one to be short', () => {
  const found = files
    .filter(name => name !== join('testkit', 'until.ts'))
    .filter(name => linesOf(name).some(line => FORBIDDEN.some(pattern => pattern.test(line))));
  expect(found).toEqual([]);
});

test('a module that test files share adds no hooks when it is loaded: only the first file would get them', () => {
  const found = files.filter(
    name => !FILE_OF_TESTS.test(name) && linesOf(name).some(line => HOOK.test(line)),
  );
  expect(found).toEqual([]);
});
