import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../../src/game/games.ts';
import { useFolders } from '../../../testkit/folders.ts';
import { runProgram } from '../runProgram.ts';
import { closeEngine, said } from './typedGame.ts';

afterAll(closeEngine);
const newFolder = useFolders();

const WHOLE_GAME = ['a2', 'a3', 'c4', 'd3', 'b4', 'b1', 'c1', 'd1', 'a4'];

test('the board shows discs, legal moves, the disc counts and the side to move', async () => {
  expect(await said('--size 4x4 --you both')).toEqual([
    'Othello, 4x4. Two people play. Type help for what you can do.',
    ['', '    a b c d', '  1 . * . .', '  2 * O X .', '  3 . X O *', '  4 . . * .', ''].join('\n'),
    '    X Black 2   O White 2',
    'Black to move.',
  ]);
});

test('the result is printed at the end', async () => {
  const lines = await said('--size 4x4 --you both', ...WHOLE_GAME);
  expect(lines.at(-1)).toMatch(/^Black wins 9-4\. .*Type new for another game, or quit\.$/);
});

const begun = new Map<string, Promise<readonly string[]>>();
/** The lines printed before anything is typed. */
const beginning = (options: string): Promise<readonly string[]> => {
  const lines = begun.get(options) ?? said(`${options} --you both`);
  begun.set(options, lines);
  return lines;
};

describe('an invalid line gets one sentence and changes nothing', () => {
  test.each([
    ['', 'd4', 'There is a disc on that square.'],
    ['', 'a1', 'Nothing to flip there. The marked squares are legal.'],
    ['', 'i9', '"i9" is not on this board of 8x8.'],
    ['--size 4x4', 'e5', '"e5" is not on this board of 4x4.'],
    ['', 'castle', '"castle" is neither a move nor a command. Type help for a list.'],
    ['', 'd3 now', '"d3 now" is neither a move nor a command. Type help for a list.'],
    ['', 'undo', 'Nothing to undo.'],
    ['', 'redo', 'Nothing to redo.'],
    ['', 'undo twice', 'Type undo alone.'],
    ['', 'pass', 'You can move, so you cannot pass.'],
    ['', 'save', 'Type save and the name of a file.'],
    ['', 'save /no/such/folder/game', '/no/such/folder/game cannot be written.'],
    ['--start open', 'a1', 'The first four discs go on the four squares in the middle.'],
    ['--game connect4', '8', '"8" is not on this board of 7x6.'],
    ['--game connect4', 'd2', 'A disc falls to the lowest free square of its column.'],
    ['--game connect4', 'd', 'Red plays column 4.'],
  ])('%s: %s', async (options, line, sentence) => {
    const before = await beginning(options);
    const lines = await said(`${options} --you both`, line);
    expect(lines[before.length]).toBe(sentence);
    if (!sentence.startsWith('Red')) expect(lines).toHaveLength(before.length + 1);
  });
});

test.each(['4', 'd', 'D1'])('in Connect Four %s drops a disc into the fourth column', async column => {
  expect(await said('--game connect4 --you both', column)).toContain('Red plays column 4.');
});

test('two numbers are width and height of the board', async () => {
  const board = await said('7 4 --you both');
  expect(board).toEqual(await said('--size 7x4 --you both'));
  expect(board[0]).toContain('7x4');
});

test('blocked squares are drawn, and cannot be played', async () => {
  const lines = await said('--game octagon --size 4x4 --you both', 'a1');
  expect(lines[1]).toBe(
    ['', '    a b c d', '  1 # * . #', '  2 * O X .', '  3 . X O *', '  4 # . * #', ''].join('\n'),
  );
  expect(lines.at(-1)).toBe('That square is blocked.');
});

test('a full column takes no more discs', async () => {
  const lines = await said('--game connect4 --you both', ...Array(7).fill('1'));
  expect(lines.at(-1)).toBe('That column is full.');
});

test('a person who cannot move has to pass by hand before anything else', async () => {
  const lines = await said('--size 4x4 --you both', 'b1', 'c1', 'd1', 'a1', 'a3', 'd3', 'pass', 'd3');
  const at = lines.indexOf("White can't move: type pass.");
  expect(lines[at + 1]).toBe("White can't move: type pass.");
  expect(lines[at + 2]).toBe('White passes.');
  expect(lines.slice(at)).toContain('Black plays d3 and flips 1.');
});

test('with free passing, a person may pass despite having moves', async () => {
  const lines = await said('--you both --free-passing', 'pass', 'c5');
  expect(lines).toContain('Black passes.');
  expect(lines.at(-1)).toBe('Black to move.');
  expect(lines.join('\n')).toContain('White plays c5');
});

test('undo takes back the last move, and redo plays it again', async () => {
  const lines = await said('--you both', 'd3', 'undo', 'redo');
  expect(lines.filter(line => line.includes('Black 4'))).toHaveLength(2);
  expect(lines.filter(line => line.includes('Black 2'))).toHaveLength(2);
});

test('a game is saved as a transcript, and no file is overwritten', async () => {
  const folder = newFolder();
  const [path, taken] = [join(folder, 'my game'), join(folder, 'taken')];
  writeFileSync(taken, 'mine');
  const lines = await said('--you both', 'd3', 'c5', `save ${path}`, `save ${taken}`);
  expect(lines.slice(-2)).toEqual([
    `Saved 2 moves in ${path}.`,
    `${taken} exists already. Choose another name.`,
  ]);
  expect(readFileSync(path, 'utf8')).toBe('d3c5\n');
  expect(readFileSync(taken, 'utf8')).toBe('mine');
});

test('new starts another game', async () => {
  const lines = await said('--you both', 'd3', 'new');
  expect(lines.filter(line => line.includes('Two people play'))).toHaveLength(2);
  expect(lines.at(-2)).toContain('Black 2');
});

test.each(GAMES)('%s is played against Flipside', async game => {
  const lines = await said(`--game ${game} --you white --opponent flipside --level 1`, 'hint', 'undo');
  expect(lines.join('\n')).toMatch(/^(Black|Red) plays /m);
  expect(lines.join('\n')).toMatch(/^Good (squares|columns): /m);
});

test('computers play each other to the end without any input', async () => {
  const lines = await said('--you none --size 4x4 --seed 1');
  expect(lines.at(-1)).toMatch(/(wins \d+-\d+|Draw 8-8)\. /);
});

test('the program ends with its input, and output to a file is plain', async () => {
  const { exitCode, stdout, stderr } = await runProgram(['play', '--you', 'both'], 'd3\n');
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(stdout).toContain('Black plays d3 and flips 1.');
  expect(stdout).not.toContain('\x1b');
});
