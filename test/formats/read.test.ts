import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readInputs } from '../../src/formats/read.ts';
import { rowOf } from '../../src/formats/text/boards.ts';
import { readPgn } from '../../src/formats/text/pgn.ts';
import { startOf } from '../../src/game/games.ts';
import { makeTranscript } from '../../src/game/transcript.ts';
import { nodesOf } from '../../src/game/tree.ts';
import { linesIn } from '../../testkit/formats/written.ts';
import { readTable } from '../../testkit/game/positions.ts';
import { fromRoot } from '../../tools/paths.ts';

const read = (content: string) => readInputs([{ content }]);
/** A game with a forced pass before a move. */
const [PASSING, PASS_AT] = readTable('games-special.tsv').flatMap(
  ([, , transcript = '', , passes = '']): readonly (readonly [string, number])[] => {
    const [, before] = /^(\d+)[WB]$/.exec(passes) ?? [];
    return before === undefined ? [] : [[transcript, Number(before) - 1]];
  },
)[0] ?? ['', 0];

const fixture = (name: string): string => readFileSync(fromRoot('data', 'formats', name), 'utf8');

test.each([
  'f5d6c3d3c4',
  'F5 d6 C3 d3 c4',
  '1. F5 d6 2. c3 D3 3. c4',
  '1.f5 d6 2.c3 d3\r\n3.c4',
  'f5-d6-c3-d3-c4',
  'f5, d6, c3, d3, c4',
  'Ｆ５　ｄ６ｃ３ｄ３ｃ４',
  '\ufeff  f5d6c3d3c4  \n',
  'https://example.org/flipside/?moves=f5d6c3d3c4',
])('a transcript can be written as %j', text => {
  const found = read(text);
  expect([found.format, linesIn(found), found.failures]).toEqual(['transcript', ['f5d6c3d3c4'], []]);
});

test('forced passes can be written in many ways, or omitted', () => {
  const [before, after] = [PASSING.slice(0, 2 * PASS_AT), PASSING.slice(2 * PASS_AT)];
  for (const pass of ['', ' -- ', 'pa', 'PASS ', '--', ' ps '])
    expect(linesIn(read(`${before}${pass}${after}`))).toEqual([PASSING]);
});

describe('games of Fairy-Stockfish and PlayStrategy, which count ranks from below, are read', () => {
  const dropped = (moves: string): string =>
    (moves.match(/../g) ?? []).map(name => `P@${name.charAt(0)}${9 - Number(name.charAt(1))}`).join(' ');
  const moves = `${dropped(PASSING.slice(0, 2 * PASS_AT))} c3c3 ${dropped(PASSING.slice(2 * PASS_AT))}`;
  const START = '8/8/8/3pP3/3Pp3/8/8/8[PPPPpppp] w 0 1';

  test.each([
    ['as a list', moves],
    ['as PGN', `[Event "Rated game"]\n[Variant "Flipello"]\n[FEN "${START}"]\n\n${moves} 1-0`],
  ])('%s', (_, text) => {
    const found = read(text);
    expect([linesIn(found), found.failures]).toEqual([[PASSING], []]);
  });

  test('with the passes of their SGF', () => {
    const names = PASSING.slice(0, 2 * (PASS_AT + 1)).match(/../g) ?? [];
    const nodes = names
      .toSpliced(PASS_AT, 0, '@@@@')
      .map((name, index) => `;${index % 2 === 0 ? 'B' : 'W'}[${name}]`);
    expect(linesIn(read(`(;GM[2]SZ[8]${nodes.join('')})`))).toEqual([names.join('')]);
  });
});

test('a pass by a side that could move makes it a game with free passing', () => {
  const [record] = read('f5--c3').records;
  expect(record?.tree.setup.freePassing).toBe(true);
  expect(linesIn(read('f5 pass c3'))).toEqual(['f5--c3']);
});

test('each line is a game if it begins one', () => {
  expect(linesIn(read('f5d6c3\nf5f6e6\n\nd3c3c4'))).toEqual(['f5d6c3', 'f5f6e6', 'd3c3c4']);
});

test('marks and comments in a transcript stay with their moves', () => {
  const [record] = read('1. f5! d6?? {too early} 2. c3').records;
  const notes = nodesOf(record?.tree ?? { setup: undefined as never, children: [] }).map(({ node }) => node);
  expect(notes.map(({ mark, comment }) => [mark, comment])).toEqual([
    ['!', undefined],
    ['??', 'too early'],
    [undefined, undefined],
  ]);
});

test('a game that begins in the center is Reversi from an empty board', () => {
  expect(read('d4e4d5e5').records[0]?.tree.setup.game).toBe('reversi');
});

test('digits are the columns of Connect Four', () => {
  const found = read('4435\n4444');
  expect([found.format, found.records.length]).toEqual(['columns', 2]);
  expect(found.records[0]?.tree.setup.game).toBe('connect4');
});

const CROSS = '---------------------------OX------XO---------------------------';

test.each([
  [`${CROSS} X`, 'black'],
  [`${CROSS} O`, 'white'],
  [`${CROSS.replaceAll('X', '*')} *`, 'black'],
  [CROSS.replaceAll('X', 'b').replaceAll('O', 'w').replaceAll('-', '.'), 'black'],
  [CROSS.replaceAll('X', '1').replaceAll('O', '2').replaceAll('-', '0'), 'black'],
  [(CROSS.match(/.{8}/g) ?? []).join('\n'), 'black'],
  [
    `  a b c d e f g h\n${(CROSS.match(/.{8}/g) ?? []).map((row, index) => `${index + 1} ${[...row].join(' ')}`).join('\n')}\nWhite to move`,
    'white',
  ],
])('a board can be written as %j', (text, turn) => {
  const found = read(text);
  expect(found.failures).toEqual([]);
  expect(found.records).toHaveLength(1);
  const { setup } = found.records[0]?.tree ?? {};
  expect(setup && startOf(setup).turn).toBe(turn);
});

test('boards of other sizes keep their size', () => {
  const { setup } = read('----\n-OX-\n-XO-\n----').records[0]?.tree ?? {};
  expect([setup?.shape.width, setup?.shape.height]).toEqual([4, 4]);
});

test('an OBF file has a position per line, with its name as a comment', () => {
  const found = readInputs([{ name: 'ffo.obf', content: readFileSync(fromRoot('data', 'ffo.obf'), 'utf8') }]);
  expect([found.format, found.records.length, found.failures]).toEqual(['obf', 49, []]);
  expect(found.records[0]?.title).toBe('FFO #1 (14 empties)');
});

test("the file name or the person's choice decides about ambiguous text", () => {
  const content = 'f5d6c3';
  expect(readInputs([{ name: 'games.txt', content }]).format).toBe('transcript');
  expect(readInputs([{ name: 'games.obf', content }]).records).toEqual([]);
  expect(readInputs([{ name: 'games.txt', content }], 'pgn').format).toBe('pgn');
});

test('a GGF game has its players, place, date, result and clock', () => {
  const [record] = readInputs([{ content: fixture('games.ggf') }]).records;
  expect(record).toMatchObject({
    players: { black: 'anna', white: 'ben' },
    place: 'GGS/os',
    date: '2004-09-18T05:54:38',
    result: '+6.00',
    clock: '05:00//02:00',
  });
});

test('a GGF file can have many games, some with a count before them', () => {
  const found = readInputs([{ content: fixture('games.ggf') }]);
  expect([found.format, found.records.length, found.failures]).toEqual(['ggf', 3, []]);
  expect(found.losses).toEqual([]);
  expect(found.records.some(({ ggf }) => ggf?.moves !== undefined)).toBe(true);
});

test.each([
  ['', undefined],
  ['RB[1500]', { ratings: { black: '1500' } }],
  ['RW[1500]', { ratings: { white: '1500' } }],
])('ratings of a GGF game are kept, if it has any: %s', (ratings, ggf) => {
  const content = `(;GM[Othello]${ratings}BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[F5];)`;
  const found = readInputs([{ content }]);
  expect([found.failures, found.losses, found.records[0]?.ggf]).toEqual([[], [], ggf]);
});

test('an SGF game has variations, comments and marks', () => {
  const found = readInputs([{ content: fixture('study.sgf') }]);
  expect([found.format, found.failures]).toEqual(['sgf', []]);
  const { tree } = found.records[0] ?? {};
  const notes = nodesOf(tree ?? { setup: undefined as never, children: [] }).map(({ path, node }) => [
    makeTranscript(path),
    node.mark,
    node.comment,
  ]);
  expect(notes).toContainEqual(['f5d6c3', '!', undefined]);
  expect(notes).toContainEqual(['f5d6c4', '??', 'Heath is another story ]']);
  expect(found.records[0]?.comment).toBe('Two ways to go on.');
});

test.each([
  [500, []],
  [501, ['longComments']],
])('the truncation of a comment of %i letters on a whole game is reported', (letters, losses) => {
  const content = `(;GM[2]C[${'x'.repeat(letters)}];B[f5])`;
  const found = readInputs([{ content }]);
  expect([found.losses, found.records[0]?.comment?.length]).toEqual([losses, 500]);
});

test('a board can have as few as two columns', () => {
  const [record] = readInputs([{ content: '..\nXO\nOX\n..' }]).records;
  expect(record && startOf(record.tree.setup).shape).toMatchObject({ width: 2, height: 4 });
});

test('lines that can each be a game are games, even if together they could be one', () => {
  expect(linesIn(readInputs([{ content: 'f5d6\nc4' }]))).toEqual(['f5d6', 'c4']);
});

test('moves alone are a PGN without tags', () => {
  const found = readPgn('1. f5 d6 2. c3');
  expect([linesIn(found), found.failures]).toEqual([['f5d6c3'], []]);
});

test("PlayOK's games have tags before their moves", () => {
  const found = readInputs([{ content: fixture('playok.txt') }]);
  expect([found.format, found.records.length, found.failures]).toEqual(['pgn', 2, []]);
  expect(found.records[0]).toMatchObject({
    players: { black: 'anna', white: 'ben' },
    place: 'PlayOK',
    date: '2020-05-05T11:24:48',
    result: '38-26',
  });
});

test("a game of Othello Quest's server is read from its JSON", () => {
  const game = {
    position: { moves: [{ m: 'f5', t: 1000 }, { m: 'd6' }, { m: 'c3' }, {}] },
    players: [{ name: 'anna', oldR: 1500 }, { name: 'ben' }],
    created: '2024-05-06T01:02:03.123Z',
  };
  for (const content of [game, { args: [game] }]) {
    const found = read(JSON.stringify(content));
    expect([found.format, linesIn(found)]).toEqual(['quest', ['f5d6c3']]);
    expect(found.records[0]).toMatchObject({
      players: { black: 'anna', white: 'ben' },
      date: '2024-05-06T01:02:03',
    });
  }
  const broken = JSON.stringify({ ...game, position: { moves: [{ m: 'f5' }, { m: 'f5' }] } });
  expect(read(broken).failures).toMatchObject([{ reason: 'illegalMove', found: 'f5', move: 2 }]);
});

test('a stored study is read with its lines and notes', () => {
  const stored = {
    version: 1,
    game: 'othello',
    size: '8x8',
    freePassing: false,
    lines: ['f5d6c3', 'f5f6'],
    notes: [{ at: 'f5f6', comment: 'diagonal', mark: '?!' }],
    at: 'f5f6',
    savedAt: 1,
  };
  const found = read(JSON.stringify(stored));
  expect([found.format, found.failures]).toEqual(['study', []]);
  const nodes = nodesOf(found.records[0]?.tree ?? { setup: undefined as never, children: [] });
  expect(nodes.map(({ path, node }) => [makeTranscript(path), node.comment])).toContainEqual([
    'f5f6',
    'diagonal',
  ]);
});

test('several files are read together', () => {
  const found = readInputs([{ content: 'f5d6' }, { content: 'f5f6e6' }]);
  expect(linesIn(found)).toEqual(['f5d6', 'f5f6e6']);
});

test.each([
  ['1 0 0 0 0 0 0 2', 8],
  ['1 - - - X O - - - 1', 8],
  ['2 X O - - - - - -', 8],
])('a row %j has squares, and perhaps its number', (text, count) => {
  expect(rowOf({ text, at: 0 })?.cells).toHaveLength(count);
});
