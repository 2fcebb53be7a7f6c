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

const files = readdirSync(fromRoot('test'), { recursive: true, encoding: 'utf8' }).filter(
  name => name.endsWith('.ts') && !name.endsWith('wallClock.test.ts'),
);

test('no test waits for a time, or expects one to be short', () => {
  const found = files.filter(name => {
    const text = readFileSync(join(fromRoot('test'), name), 'utf8');
    return text.split('\n').some(line => FORBIDDEN.some(pattern => pattern.test(line)));
  });
  expect(found).toEqual([]);
});
