import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { flipside } from './flipside.ts';
import { runProgram } from './runProgram.ts';

test('perft prints a line of JSON for every depth', async () => {
  const { exitCode, stdout, stderr } = await flipside([
    'perft',
    '--depth',
    '5',
    '--size',
    '4x7',
    '--start=free',
  ]);
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line));
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(lines.map(({ depth }) => depth)).toEqual([1, 2, 3, 4, 5]);
  expect(lines[4]).toEqual({ depth: 5, nodes: 96, ended: 0, ms: expect.any(Number) });
});

test.each([
  [[], 'A command is needed; "flipside help" lists them.'],
  [['chess'], 'There is no command "chess"; "flipside help" lists them.'],
  [['perft'], 'The option --depth is needed.'],
  [['perft', '--depth', '0'], 'The option --depth is "0", but has to be a whole number from 1 to 128.'],
  [
    ['perft', '--depth', '3', '--size', '1x9'],
    'The option --size is "1x9", but has to be WxH with sides from 2 to 8, as in 8x8.',
  ],
])('%j is bad input', async (words, sentence) => {
  expect(await flipside(words)).toEqual({ exitCode: 2, stdout: '', stderr: `flipside: ${sentence}\n` });
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

test('every command that help lists is found by its name', async () => {
  const { stdout } = await flipside(['help']);
  const names = [...stdout.matchAll(/^ {2}([a-z]+) /gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect((await flipside(['help', name])).stdout).toMatch(`flipside ${name}`);
});

test('the process ends with the exit code of bad input', async () => {
  expect(await runProgram(['perft'])).toEqual({
    exitCode: 2,
    stdout: '',
    stderr: 'flipside: The option --depth is needed.\n',
  });
});

test('it works in any folder, whatever is in it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'flipside-folder-'));
  writeFileSync(join(folder, 'tsconfig.json'), '{ broken');
  const { stdout, stderr } = await runProgram(['gtp', '--ms', '5'], 'genmove b\n', folder);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^= [A-H][1-8]\n\n$/);
});
