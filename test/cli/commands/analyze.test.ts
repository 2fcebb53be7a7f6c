import { expect, test } from 'vitest';
import { solvedConnect4 } from '../../../testkit/game/connect4.ts';
import { readTable } from '../../../testkit/game/positions.ts';
import { flipside, resultsOf } from '../flipside.ts';

const [board = '', side = '', , , , moves = '', transcript = ''] = readTable('endgame.tsv')[0] ?? [];
const KNOWN = new Map(moves.split(' ').map(text => [text.slice(0, 2), Number(text.slice(3))]));

interface Scored {
  readonly square: string;
  readonly score: number;
}

const reports = (...words: readonly string[]) => resultsOf(['analyze', ...words]);
const lastReport = async (...words: readonly string[]) => (await reports(...words)).at(-1);
const scoresOf = ({ moves: scored }: { moves: readonly Scored[] }) =>
  new Map(scored.map(({ square, score }) => [square, score]));

test('each finished depth gives a line, with every move and the best lines', async () => {
  const found = await reports('f5d6', '--depth', '6', '--lines', '2');
  expect(new Set(found.map(({ depth }) => depth))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  for (const report of found) {
    expect(Object.keys(report)).toEqual(['depth', 'certainty', 'exact', 'nodes', 'ms', 'moves', 'lines']);
    expect(report.moves.map(({ square }: Scored) => square).toSorted()).toEqual([
      'c3',
      'c4',
      'c5',
      'c6',
      'c7',
    ]);
    expect(Object.keys(report.moves[0])).toEqual(['square', 'score', 'exact', 'depth']);
    expect(report.lines).toHaveLength(2);
  }
  const { lines, moves: best } = found.at(-1);
  expect(lines.map(({ moves: line }: { moves: string }) => line.slice(0, 2))).toEqual(
    best.slice(0, 2).map(({ square }: Scored) => square),
  );
});

test('the scores of an ending are exact', async () => {
  const report = await lastReport(transcript, '--depth', '12');
  expect(report).toMatchObject({ exact: true, certainty: 100 });
  expect(scoresOf(report)).toEqual(KNOWN);
});

test.each([
  ['one word', [`${board} ${side}`]],
  ['two', [board, side]],
])('a board can be given as %s', async (_, words) => {
  const report = await lastReport(...words, '--depth', '1');
  expect(new Set(scoresOf(report).keys())).toEqual(new Set(KNOWN.keys()));
});

test.each([
  [['c3b2c2b3', '--rules', 'reversi', '--size', '5x5'], 25],
  [['b1', '--size', '4x4'], 10],
  [['-----XO--OX-----', 'X', '--size', '4x4', '--rules', 'anti'], undefined],
  [['444444', '--game', 'xot'], 'The transcript cannot be read at "444444".'],
])('%j is analyzed on its board', async (words, worth) => {
  if (typeof worth === 'string')
    expect(await flipside(['analyze', ...words])).toMatchObject({ stderr: `flipside: ${worth}\n` });
  else {
    const report = await lastReport(...words, '--depth', '25');
    expect(report.exact).toBe(true);
    if (worth !== undefined) expect(report.moves[0].score).toBe(worth);
  }
});

test('in Connect Four moves are columns, and a line ends with the four', async () => {
  const [{ columns, score } = { columns: '', score: 0 }] = solvedConnect4.filter(
    ({ columns: played }) => played.length >= 18,
  );
  const report = await lastReport(columns, '--game', 'connect4', '--depth', '42');
  expect(report.moves[0]).toMatchObject({ score, exact: true });
  expect(report.lines[0].moves).toMatch(/^[1-7]+$/);
});

test('a side that has to pass gets the score of passing, and a finished game has no moves', async () => {
  expect(await lastReport('XO'.padEnd(64, '-'), 'O', '--depth', '1')).toMatchObject({
    moves: [{ square: '--', score: -64 }],
    lines: [{ score: -64, moves: '--c1' }],
  });
  expect(await reports('X'.padEnd(64, '-'), 'O')).toMatchObject([{ exact: true, moves: [], lines: [] }]);
});

test('with free passing a transcript may have passes of a side that could move', async () => {
  const { moves: found } = await lastReport('f5--', '--free-passing', '--depth', '1');
  expect(found.map(({ square }: Scored) => square)).toContain('c4');
  expect(await flipside(['analyze', 'f5 pass c4'])).toMatchObject({
    stderr: 'flipside: Move 2 is a pass, but the side to move does not have to pass.\n',
  });
});

test.each([
  [[], 'A transcript or a board is needed.'],
  [['f5d7'], 'Move 2, d7, is not legal for White.'],
  [[board], 'After the board comes the side to move, X or O.'],
  [['f5', '--game', 'anti', '--rules', 'othello'], 'The rules of anti are not those of othello.'],
  [['48', '--game', 'connect4'], 'The transcript cannot be read: columns are numbers from 1 to 7.'],
  [['f5', '--game', 'blocked'], 'For blocked, --size has to name the blocked squares, as in 8x8-b2c7g1h8.'],
  [['f5', '--lines', '9'], 'The option --lines is "9", but has to be a whole number from 1 to 8.'],
  [
    ['a1', '--size', '1x9'],
    'The option --size is "1x9", but has to be WxH with sides from 2 to 8, as in 8x8.',
  ],
  [['f5', '--depth', '99'], 'The option --depth is "99", but has to be a whole number from 1 to 60.'],
])('%j is bad input', async (words, sentence) => {
  expect(await flipside(['analyze', ...words])).toEqual({
    exitCode: 2,
    stdout: '',
    stderr: `flipside: ${sentence}\n`,
  });
});
