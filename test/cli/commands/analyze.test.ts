import { expect, test } from 'vitest';
import { readTable } from '../../../testkit/game/positions.ts';
import { flipside, resultsOf } from '../flipside.ts';

const [board = '', side = '', , , , moves = '', transcript = ''] = readTable('endgame.tsv')[0] ?? [];

const analyzed = (...words: readonly string[]) => resultsOf(['analyze', ...words]);

test('each move of a game is compared with the best one', async () => {
  const lines = await analyzed(transcript, '--depth', '2');
  expect(lines.map(({ ply }) => ply)).toEqual(
    Array.from({ length: transcript.length / 2 }, (_, index) => index + 1),
  );
  expect(lines.map(({ move }) => move).join('')).toBe(transcript);
  for (const { score, bestScore, lost, best, move } of lines) {
    expect(lost).toBe(bestScore - score);
    expect(lost).toBeGreaterThanOrEqual(0);
    if (move === best) expect(lost).toBe(0);
  }
  expect(lines[0]).toMatchObject({ side: 'black', move: 'f5', lost: 0, exact: false, depth: 2 });
});

test.each([
  ['one word', [`${board} ${side}`]],
  ['two', [board, side]],
])('each move of a position is scored, the board being %s', async (_, words) => {
  const lines = await analyzed(...words, '--depth', '12');
  const found = lines.map(({ move, score, exact }) => [move, score, exact]);
  const known = moves.split(' ').map(text => [text.slice(0, 2), Number(text.slice(3)), true]);
  expect(new Set(found)).toEqual(new Set(known));
  expect(found.map(([, score]) => score)).toEqual(known.map(([, score]) => score));
});

test.each([
  ['reversi', '5x5', 'c3b2c2b3a1', 25],
  ['othello', '4x4', 'b1a1a2', -10],
])('a game of %s on %s gets its exact scores', async (game, size, moves, worth) => {
  const lines = await analyzed(moves, '--game', game, '--size', size, '--depth', '25');
  expect(lines[0]).toMatchObject({ side: 'black', bestScore: worth, lost: 0, exact: true });
  expect(lines).toHaveLength(moves.length / 2);
});

test('a game of Anti-Othello is analyzed too', async () => {
  const lines = await analyzed('f5d6', '--game', 'anti', '--depth', '4');
  expect(lines.map(({ lost }) => lost >= 0)).toEqual([true, true]);
});

test('a pass and the end of the game get a line of their own', async () => {
  expect(await analyzed('XO'.padEnd(64, '-'), 'O', '--depth', '1')).toMatchObject([
    { move: 'pass', score: -64 },
  ]);
  expect(await analyzed('X'.padEnd(64, '-'), 'O')).toEqual([{ move: null, score: -64, exact: true }]);
});

test('with free passing a transcript may have passes of a side that could move', async () => {
  const lines = await analyzed('f5--c4', '--free-passing', '--depth', '1');
  expect(lines.map(({ side, move }) => [side, move])).toEqual([
    ['black', 'f5'],
    ['black', 'c4'],
  ]);
  expect(await flipside(['analyze', 'f5 pass c4'])).toMatchObject({
    stderr: 'flipside: Move 2 is a pass, but the side to move does not have to pass.\n',
  });
});

test.each([
  [[], 'A transcript or a board is needed.'],
  [['f5d7'], 'Move 2, d7, is not legal for White.'],
  [[board], 'After the board comes the side to move, X or O.'],
  [
    [`${board} ${side}`, '--game', 'anti'],
    'A board is one of 8x8 Othello: --game and --size go with a transcript.',
  ],
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
