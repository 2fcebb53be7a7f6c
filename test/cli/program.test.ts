import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useFolders } from '../../testkit/folders.ts';
import { flipside, resultsOf } from './flipside.ts';
import { runProgram } from './runProgram.ts';

const newFolder = useFolders();

test('perft prints a line of JSON for every depth', async () => {
  const lines = await resultsOf(['perft', '--depth', '5', '--size', '4x7', '--start=free']);
  expect(lines.map(({ depth }) => depth)).toEqual([1, 2, 3, 4, 5]);
  expect(lines[4]).toEqual({ depth: 5, nodes: 96, ended: 0, ms: expect.any(Number) });
});

test.each([
  [['--help'], 'perft'],
  [['help'], 'nboard'],
  [['help', 'gtp'], '--threads'],
  [['perft', '--help'], '--passes'],
  [['version'], 'flipside 0.1.0'],
])('%j is answered', async (words, part) => {
  const { exitCode, stdout, stderr } = await flipside(words);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(stdout).toContain(part);
});

test('every command in the help exists', async () => {
  const { stdout } = await flipside(['help']);
  const names = [...stdout.matchAll(/^ {2}([a-z]+) /gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect((await flipside(['help', name])).stdout).toMatch(`flipside ${name}`);
});

test('it works in any folder', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'tsconfig.json'), '{ broken');
  const { stdout, stderr } = await runProgram(['gtp', '--ms', '5'], 'genmove b\n', folder);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^= [A-H][1-8]\n\n$/);
});
