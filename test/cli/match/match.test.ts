import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { MatchGame } from '../../../cli/match/matchResult.ts';
import { STANDARD_SETUP, startOf } from '../../../src/game/games.ts';
import { isOver, type Position, winnerOf } from '../../../src/game/position.ts';
import { parseShapeText, type Shape } from '../../../src/game/shape.ts';
import { parseTranscript, replay } from '../../../src/game/transcript.ts';
import { useFolders } from '../../../testkit/folders.ts';
import { fromRoot } from '../../../tools/paths.ts';
import { flipside, parsed, resultsOf } from '../flipside.ts';
import { Dialogue } from '../protocols/dialogue.ts';

const OPENINGS = '% three openings\nf5d6c3d3c4f4\n\nF5 F6 E6 F4\nf5d6c5f4e3c6\n';

const newFolder = useFolders();
let folder = '';
beforeEach(() => {
  folder = newFolder();
  writeFileSync(join(folder, 'openings.txt'), OPENINGS);
});

const match = async (first: string, second: string, ...words: readonly string[]) => {
  const players = ['--first', first, '--second', second, '--openings', join(folder, 'openings.txt')];
  const { stdout, stderr, exitCode } = await flipside(['match', ...players, ...words]);
  const lines = parsed(stdout);
  return { games: lines.slice(0, -1), summary: lines.at(-1), stderr, exitCode };
};

const read = (path: string) => parsed(readFileSync(path, 'utf8'));

/** A program that gives the same answer to every line. */
const parrot = (answer: string): string => {
  const path = join(folder, 'parrot.mjs');
  writeFileSync(
    path,
    `import { createInterface } from 'node:readline';
     createInterface({ input: process.stdin }).on('line', line => ${answer});`,
  );
  return `"${process.execPath}" "${path}"`;
};

/** Answers requests for a move with this text. */
const onMove = (answer: string): string =>
  `console.log(line.startsWith('genmove') ? '${answer}\\n' : '=\\n')`;

test('every opening is played with both colors, and the match has a summary', async () => {
  const { games, summary } = await match('minimax:depth=2', 'random:seed=5');
  expect(games.map(({ game, black }) => [game, black])).toEqual(
    [0, 1, 2, 3, 4, 5].map(game => [game, game % 2 === 0 ? 'first' : 'second']),
  );
  expect(games.map(({ opening }) => opening)).toEqual(
    ['f5d6c3d3c4f4', 'f5f6e6f4', 'f5d6c5f4e3c6'].flatMap(opening => [opening, opening]),
  );
  expect(
    games.every(({ transcript, opening, reason }) => transcript.startsWith(opening) && reason === 'score'),
  ).toBe(true);
  const wins = games.filter(({ winner }) => winner === 'first').length;
  expect(summary).toMatchObject({ games: 6, wins, percent: expect.any(Number), first: { failures: 0 } });
  expect(summary.first.slowestMs).toBeGreaterThan(0);
});

test('a stopped match continues as if it had not stopped', async () => {
  const players = ['random:seed=1', 'random:seed=2'] as const;
  const [whole, part] = [join(folder, 'whole.log'), join(folder, 'part.log')];
  const { summary } = await match(...players, '--log', whole, '--seed', '3');
  await match(...players, '--log', part, '--seed', '3', '--games', '2');
  appendFileSync(part, '{"game":2,"fir');
  const resumed = await match(...players, '--log', part, '--seed', '3');
  expect(resumed.games.map(({ game }) => game)).toEqual([2, 3, 4, 5]);
  expect(read(part).map(({ transcript }) => transcript)).toEqual(
    read(whole).map(({ transcript }) => transcript),
  );
  expect(resumed.summary).toMatchObject({ games: 6, wins: summary.wins, meanScore: summary.meanScore });
});

test('an interrupted match ends at once, and its log has only complete games', async () => {
  const log = join(folder, 'match.log');
  const players = ['--first', 'random', '--second', parrot(onMove('= what'))];
  const rest = ['--openings', join(folder, 'openings.txt'), '--log', log, '--games', '1000000'];
  const dialogue = new Dialogue('match', ...players, ...rest);
  await dialogue.waitFor(/"game":1/);
  const ended = dialogue.ended();
  dialogue.child.kill('SIGINT');
  expect(await ended).toEqual({ exitCode: 130, signal: null });
  expect(dialogue.stderr).toBe('');
  expect(read(log).length).toBeGreaterThanOrEqual(2);
});

test.each([
  ['other players', '', '--second random:seed=2'],
  ['another board', '--size 4x4', '--game anti --size 4x4'],
])('the log of a match of %s is rejected', async (_, before, now) => {
  const log = join(folder, 'match.log');
  const flipsideMatch = (words: string) =>
    flipside([
      'match',
      ...`--first random --second random ${words}`.trim().split(' '),
      '--log',
      log,
      '--games',
      '1',
    ]);
  await flipsideMatch(before);
  expect(await flipsideMatch(now)).toMatchObject({
    exitCode: 2,
    stderr: `flipside: ${log} is the log of another match: of other players, another board, other openings or another seed.\n`,
  });
});

describe('a program', () => {
  test('using GTP plays a complete game against one using NBoard', async () => {
    const [gtp = '', nboard = ''] = ['gtp', 'nboard'].map(
      protocol => `"${process.execPath}" "${fromRoot('cli', 'bin.js')}" ${protocol} --ms 1`,
    );
    const { games, summary } = await match(gtp, nboard, '--games', '1');
    expect(games.map(({ reason }) => reason)).toEqual(['score']);
    expect([summary.first.failures, summary.second.failures]).toEqual([0, 0]);
  });

  test.each([
    ['playing an illegal move', onMove('= a1'), 'illegal'],
    ['answering nonsense', onMove('= what'), 'illegal'],
    ['resigning', onMove('= resign'), 'resigned'],
    ['crashing', "line.startsWith('genmove') ? process.exit(3) : console.log('=\\n')", 'crash'],
    ['refusing', "console.log('? no\\n')", 'crash'],
  ])('that is %s loses', async (_, answer, reason) => {
    const { games, summary } = await match(parrot(answer), 'random', '--games', '1');
    expect(games.map(game => [game.reason, game.winner, game.score])).toEqual([[reason, 'second', -64]]);
    expect(summary).toMatchObject({ losses: 1, percent: 0, elo: null, first: { failures: 1 } });
  });

  test('that does not answer loses on time', async () => {
    const { games } = await match(parrot('undefined'), 'random', '--games', '1', '--timeout', '200');
    expect(games).toMatchObject([{ reason: 'timeout', winner: 'second', score: -64 }]);
  });
});

/** A match without a list of openings. */
const matchOn = async (...words: readonly string[]): Promise<readonly MatchGame[]> => {
  const players = ['--first', 'random:seed=1', '--second', 'minimax:depth=2'];
  return (await resultsOf(['match', ...players, ...words])).slice(0, -1);
};

test('without a list, 8x8 Othello begins with balanced openings', async () => {
  const balanced = readFileSync(fromRoot('public', 'assets', 'xot.txt'), 'utf8').split('\n');
  const games = await matchOn('--games', '4');
  expect(new Set(games.map(({ opening }) => opening)).size).toBe(2);
  expect(games.every(({ opening }) => balanced.includes(opening))).toBe(true);
});

test.each([
  ['othello', '6x6', '6x6'],
  ['reversi', '4x6', '4x6'],
  ['anti', '6x4', '6x4'],
  ['octagon', '6x6', '6x6-a1f1a6f6'],
  ['othello', '6x6-b2', '6x6-b2'],
] as const)('%s on %s is played by its rules, from random openings', async (game, size, board) => {
  const games = await matchOn('--game', game, '--size', size, '--games', '2');
  expect(games).toHaveLength(2);
  const start = startOf({ ...STANDARD_SETUP, game, shape: parseShapeText(board) as Shape });
  for (const { on, opening, transcript, reason, winner, black, score } of games) {
    expect([on, reason, transcript.startsWith(opening)]).toEqual([`${game} ${board}`, 'score', true]);
    const replayed = replay<Position>(start, parseTranscript(transcript) ?? []);
    const end = replayed.type === 'legal' ? replayed.positions.at(-1) : undefined;
    if (end === undefined) throw new Error(`illegal: ${transcript}`);
    expect(isOver(end)).toBe(true);
    const side = winnerOf(end, { black: 0, white: 0 });
    const first = black === 'first' ? 'black' : 'white';
    if (side === 'draw') expect([winner, score]).toEqual(['draw', 0]);
    else expect([winner, score > 0]).toEqual(side === first ? ['first', true] : ['second', false]);
  }
});

test('programs are rejected on boards that their protocol cannot set', async () => {
  const words = ['--first', parrot(''), '--second', 'random', '--size', '6x6'];
  const { exitCode, stderr } = await flipside(['match', ...words]);
  expect(exitCode).toBe(2);
  expect(stderr).toMatch(/is a program, and programs play 8x8 Othello only\.\n$/);
});
