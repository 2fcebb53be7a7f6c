import { expect, test } from 'vitest';
import { readTable } from '../../../testkit/game/positions.ts';
import { flipside, parsed, resultsOf } from '../flipside.ts';
import { runProgram } from '../runProgram.ts';

const ROWS = readTable('endgame.tsv')
  .slice(0, 6)
  .map(([board = '', side = '', , score, best = '', moves = '']) => ({
    obf: `${board} ${side};`,
    score: Number(score),
    best: best.split(' '),
    moves: Object.fromEntries(moves.split(' ').map(move => [move.slice(0, 2), Number(move.slice(3))])),
  }));

const OBF = ROWS.map(({ obf }) => obf);

const solved = (words: readonly string[], lines: readonly string[]) =>
  resultsOf(['solve', '-', ...words], lines.join('\n'));

test('solve prints the known score of each position with its line number', async () => {
  const answers = await solved(['--every'], ['% title', '', ...OBF]);
  expect(answers.map(({ line, score, exact }) => ({ line, score, exact }))).toEqual(
    ROWS.map(({ score }, index) => ({ line: index + 3, score, exact: true })),
  );
  for (const [index, { best, moves, nodes, ms }] of answers.entries()) {
    expect(ROWS[index]?.best).toContain(best);
    expect(
      Object.fromEntries(moves.map(({ move, score }: { move: string; score: number }) => [move, score])),
    ).toEqual(ROWS[index]?.moves);
    expect(nodes).toBeGreaterThan(0);
    expect(ms).toBeGreaterThan(0);
  }
});

test('with --wld it finds only who wins', async () => {
  const answers = await solved(['--wld'], OBF);
  expect(answers.map(({ score }) => score)).toEqual(ROWS.map(({ score }) => Math.sign(score)));
  expect(answers.every(({ exact, moves }) => exact && moves === undefined)).toBe(true);
});

test('two threads of the whole program find the same scores', async () => {
  const { stdout } = await runProgram(['solve', '-', '--threads', '2'], OBF.join('\n'));
  expect(parsed(stdout).map(({ score, exact }) => ({ score, exact }))).toEqual(
    ROWS.map(({ score }) => ({ score, exact: true })),
  );
});

test('the best move is a pass if it is forced, and null after the end of the game', async () => {
  const mustPass = `${'XO'.padEnd(64, '-')} O`;
  const over = `${'X'.padEnd(64, '-')} O`;
  const [pass, end] = await solved([], [mustPass, over]);
  expect(pass).toMatchObject({ line: 1, score: -64, best: 'pass', exact: true });
  expect(end).toMatchObject({ line: 2, score: -64, best: null, exact: true, nodes: 0 });
});

test('an invalid position is reported before any is solved', async () => {
  const run = await flipside(['solve', '-'], `${ROWS[0]?.obf}\nXO X\n`);
  expect(run).toEqual({
    exitCode: 2,
    stdout: '',
    stderr: 'flipside: The standard input, line 2: The board has to be 64 symbols, each one of X, O and -.\n',
  });
});
