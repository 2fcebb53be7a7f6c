import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withTable } from '../../tools/bench/documentTable.ts';
import { fromRoot } from '../../tools/paths.ts';

const engineDocument = readFileSync(fromRoot('docs', 'ENGINE.md'), 'utf8');

test.each(['speed', 'endgame'])('the table %s of ENGINE.md is written between its comments', name => {
  const written = withTable(engineDocument, name, '| new |');
  expect(written).toContain(`<!-- bench: ${name} -->\n| new |\n<!-- end -->`);
  expect(written.split('\n')[0]).toBe(engineDocument.split('\n')[0]);
  expect(withTable(written, name, '| new |')).toBe(written);
});

test("a document without the table's comments is rejected", () => {
  expect(() => withTable('# Nothing', 'speed', '')).toThrow(
    'The document has no place for the table "speed".',
  );
});
