import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '../../tools/paths.ts';

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(fromRoot('docs'))
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name}`),
];
const ROOMS = [
  'assembly',
  'cli',
  'data',
  'deploy',
  'docs',
  'public',
  'server',
  'src',
  'test',
  'testkit',
  'tools',
  'workshop',
];
const MOST_ARCHITECTURE_LINES = 150;

const files = ROOMS.flatMap(room =>
  readdirSync(fromRoot(room), { recursive: true, encoding: 'utf8' }).map(name => `/${room}/${name}`),
);

/** A path in backticks, full or shortened from the left: `game/rules.ts` for `src/game/rules.ts`. */
const PATH = /`(?!build\/)([\w-]+(?:\/[\w.-]+)*\/[\w-]+\.(?:ts|js|cjs|css|tsv|obf|weights|md))`/g;

test.each(DOCUMENTS)('the files that %s names exist', document => {
  const named = [...readFileSync(fromRoot(document), 'utf8').matchAll(PATH)].map(([, path = '']) => path);
  expect(named.filter(path => !files.some(file => file.endsWith(`/${path}`)))).toEqual([]);
});

test('ARCHITECTURE stays short', () => {
  const lines = readFileSync(fromRoot('docs', 'ARCHITECTURE.md'), 'utf8').split('\n');
  expect(lines.length).toBeLessThanOrEqual(MOST_ARCHITECTURE_LINES);
});
