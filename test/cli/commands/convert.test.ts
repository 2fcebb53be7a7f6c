import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { useFolders } from '../../../testkit/folders.ts';
import { fromRoot } from '../../../tools/paths.ts';
import { flipside } from '../flipside.ts';

const convert = (words: readonly string[], input = '') => flipside(['convert', ...words], input);
/** Converts standard input to another format. */
const piped = (input: string, to: string, ...words: readonly string[]) =>
  convert([...words, '-', '-', '--to', to], input);
const folder = useFolders()();
const path = (name: string): string => join(folder, name);
const file = (name: string, text: string): string => {
  writeFileSync(path(name), text);
  return path(name);
};
const read = (name: string): string => readFileSync(path(name), 'utf8');

test('a transcript is converted to GGF, SGF and a link and back', async () => {
  const from = file('game.txt', 'f5d6c3d3c4\n');
  for (const ending of ['ggf', 'sgf', 'link']) {
    const there = await convert([from, path(`game.${ending}`)]);
    expect(there).toEqual({ exitCode: 0, stdout: '', stderr: '' });
    await convert([path(`game.${ending}`), path('again.txt')]);
    expect(read('again.txt')).toBe('f5d6c3d3c4\n');
  }
});

test('standard input and output use the given formats', async () => {
  const run = await piped('(;GM[Othello]B[F5]W[d6];)', 'txt');
  expect(run).toMatchObject({ exitCode: 0, stdout: 'f5d6\n' });
});

const WTHOR = fromRoot('data', 'formats', 'WTH_1984.wtb');

test('a WTHOR file becomes one transcript a line', async () => {
  const run = await convert([WTHOR, path('1984.txt')]);
  expect(run.exitCode).toBe(0);
  expect(read('1984.txt').trimEnd().split('\n')).toHaveLength(587);
  expect(run.stderr).toContain('left out: names of players in 584 games');
});

test('players of a WTHOR file get the names that the page knows, also in a zip file', async () => {
  const games = new Uint8Array(readFileSync(WTHOR));
  writeFileSync(path('1984.zip'), zipSync({ 'WTH_1984.wtb': games }));
  for (const input of [WTHOR, path('1984.zip')]) {
    const { stdout } = await convert([input, '-', '--to', 'ggf']);
    expect(stdout).toContain('PB[Tastet Marc]');
    expect(stdout).not.toContain('PB[#');
  }
});

test('data that the output cannot store is reported', async () => {
  const from = file('study.sgf', '(;GM[2]PB[anna];B[f5](;W[d6]C[so])(;W[f6]))');
  expect(await convert([from, path('study.ggf')])).toMatchObject({
    stderr: 'flipside: left out: variations in 1 game, comments in 1 game.\n',
    exitCode: 0,
  });
});

test('names that WTHOR cannot spell are reported', async () => {
  const from = file('names.sgf', '(;GM[2]PB[Иван]PW[Ben]DT[2024];B[f5])');
  expect((await convert([from, path('names.wtb')])).stderr).toContain(
    'left out: some letters of names in 1 game',
  );
});

test('OBF stores the last position of a game', async () => {
  const run = await piped('f5', 'obf');
  expect(run.stdout).toBe('---------------------------OX------XXX-------------------------- O;\n');
  expect(run.stderr).toContain('left out: moves in 1 game');
});

test('names for a database are written beside it, and read again', async () => {
  const from = file('named.ggf', '(;GM[Othello]PB[anna]PW[ben]DT[2024.05.06]B[F5]W[d6];)');
  await convert([from, path('named.wtb')]);
  const run = await convert([path('named.wtb'), '-', '--to', 'ggf']);
  expect(run.stdout).toContain('PB[anna]PW[ben]');
});

test.each([
  [[], /^flipside: An input and an output are needed/],
  [['a.txt', 'b.doc'], /has to end with one of/],
  [['-', '-'], /--to has to name the format/],
  [['missing.txt', 'b.ggf'], /"missing\.txt" cannot be read/],
])('%j is refused', async (words, sentence) => {
  const { exitCode, stderr } = await convert(words);
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(sentence);
});

test('invalid input is reported with line and column, and nothing is written', async () => {
  const from = file('wrong.txt', 'f5d6\nf5d6c9\n');
  const { exitCode, stderr, stdout } = await convert([from, path('wrong.ggf')]);
  expect([exitCode, stdout]).toEqual([2, '']);
  expect(stderr).toBe(`flipside: ${from}: Line 2, column 5: "c9" is neither a square nor a pass.\n`);
  expect(() => read('wrong.ggf')).toThrow();
});

test('a game that a format cannot store is named by its number, with the formats that can', async () => {
  expect(await piped('----\n-OX-\n-XO-\n----', 'wtb')).toMatchObject({
    exitCode: 2,
    stderr:
      'flipside: Game 1 (othello, 4x4) cannot be written as .wtb, which cannot say how it begins. Use .ggf .sgf .obf .link .json.\n',
  });
});

test('a piece that is left out again and again is reported once, with its count', async () => {
  const { stderr } = await piped('BLACK, f5\nWHITE, d6\nBLACK, c3\nWHITE, d3\n', 'txt', '--any');
  expect(stderr).toContain('flipside: left out: BLACK, (2 times)\n');
});

test('--any extracts a game from any text and reports what was taken and left out', async () => {
  const text = 'Anna vs Ben\nWhat a game!\n1: f5 d6\n2: c3 d3\n';
  const strict = await piped(text, 'txt');
  expect([strict.exitCode, strict.stdout]).toEqual([2, '']);
  const run = await piped(text, 'txt', '--any');
  expect(run).toEqual({
    exitCode: 0,
    stdout: 'f5d6c3d3\n',
    stderr: [
      'flipside: took: A game (transcript): Othello 8x8, 4 moves, Anna against Ben.',
      'flipside: left out: What a game!',
      'flipside: left out: names of players in 1 game.',
      '',
    ].join('\n'),
  });
});

test('--any rejects a text without a game or board', async () => {
  expect(await piped('Nothing to see here.', 'txt', '--any')).toMatchObject({ exitCode: 2, stdout: '' });
});
