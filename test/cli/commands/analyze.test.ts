import { expect, test } from 'vitest';
import { solvedConnect4 } from '../../../testkit/game/connect4.ts';
import { readTable } from '../../../testkit/game/positions.ts';
import { resultsOf } from '../flipside.ts';

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

test('each finished depth prints a line with every move and the best variations', async () => {
  const found = await reports('f5d6', '--depth', '6', '--lines', '2');
  expect(new Set(found.map(({ depth }) => depth))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  for (const report of found) {
    expect(Object.keys(report)).toEqual(['depth', 'certainty', 'exact', 'nodes', 'ms', 'moves', 'lines']);
    expect([...scoresOf(report).keys()].toSorted().join()).toBe('c3,c4,c5,c6,c7');
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
  [['-----XO--OX-----', 'X', '--size', '4x4', '--rules', 'anti'], expect.any(Number)],
])('%j is analyzed with its board and rules', async (words, worth) => {
  const report = await lastReport(...words, '--depth', '25');
  expect(report).toMatchObject({ exact: true, moves: { 0: { score: worth } } });
});

test('in Connect Four moves are columns, and a variation ends with the four', async () => {
  const { columns, score } = solvedConnect4.find(({ columns: played }) => played.length >= 18)!;
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

test('with free passing a transcript may contain passes by a side that could move', async () => {
  const { moves: found } = await lastReport('f5--', '--free-passing', '--depth', '1');
  expect(found.map(({ square }: Scored) => square)).toContain('c4');
});
